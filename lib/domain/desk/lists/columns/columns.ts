import { isoDay } from '../../../../terms/format'
import type { CsvColumn } from '../../../core/csv'
import type { Reader } from '../../../core/visible-fields'

/** A column of an export; with `readers` for those alone. */
export type Column<Item> = [head: string, of: CsvColumn<Item>[1], readers?: readonly Reader[]]

export const ADMIN = ['admin'] as const
export const BUYING = ['customer', 'admin'] as const
export const MAKING = ['supplier', 'floor', 'admin'] as const
/** All but a shop floor. */
export const PAYING = ['customer', 'supplier', 'admin'] as const

/** The columns that a person reads. */
export const columnsOf = <Item>(columns: Column<Item>[], reader: Reader): CsvColumn<Item>[] =>
  columns.flatMap(([head, of, readers]) => (readers && !readers.includes(reader) ? [] : [[head, of]]))

/** The day in India of an instant, YYYY-MM-DD. */
export const day = (iso: string | null) => iso && isoDay(Date.parse(iso))
