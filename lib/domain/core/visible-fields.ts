import type { Role } from '../../contract/accounts/account'

/** The fields of a row that each role gets. A new column stays inside until a role is given it here. */
export type VisibleFields<Row> = Record<Role, readonly (keyof Row)[]>

/** A copy of the row with these fields alone. */
export const pick = <Row extends object, Key extends keyof Row>(row: Row, fields: readonly Key[]) =>
  Object.fromEntries(fields.map((field) => [field, row[field]])) as Pick<Row, Key>
