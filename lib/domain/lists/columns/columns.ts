import type { Role } from '../../../contract/accounts/account'
import { isoDay } from '../../../rules/format'
import type { CsvColumn } from '../../core/csv'

/** A column of an export; with `roles` for those alone. */
export type Column<Item> = [head: string, of: CsvColumn<Item>[1], roles?: readonly Role[]]

export const ADMIN = ['admin'] as const
export const BUYING = ['customer', 'admin'] as const
export const MAKING = ['supplier', 'admin'] as const

/** The columns that a role reads. */
export const columnsOf = <Item>(columns: Column<Item>[], role: Role): CsvColumn<Item>[] =>
  columns.flatMap(([head, of, roles]) => (roles && !roles.includes(role) ? [] : [[head, of]]))

/** The day in India of an instant, YYYY-MM-DD. */
export const day = (iso: string | null) => iso && isoDay(Date.parse(iso))
