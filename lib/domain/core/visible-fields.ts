import type { Role } from '../../contract/people/account'
import { isFloor } from '../../terms/member-roles'
import type { Viewer } from '../../rules/core/permissions'

/** Whose list of fields counts: a supplier's shop floor has one of its own, without amounts. */
export type Reader = Role | 'floor'

/** The list of fields that counts for this person. */
export const readerOf = (viewer: Pick<Viewer, 'role' | 'member'>): Reader => (isFloor(viewer) ? 'floor' : viewer.role)

/** The fields of a row that each reader gets. A new column stays inside until a reader is given it here. */
export type VisibleFields<Row> = Record<Reader, readonly (keyof Row)[]>

/** A copy of the row with these fields alone. */
export const pick = <Row extends object, Key extends keyof Row>(row: Row, fields: readonly Key[]) =>
  Object.fromEntries(fields.map((field) => [field, row[field]])) as Pick<Row, Key>
