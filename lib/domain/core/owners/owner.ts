import type { Colleague } from '../../../contract/people/account'
import { invalid } from '../../../contract/core/problem'
import { raw, sql, type Rows, type Sql } from '../../../infra/db/db'
import type { EntityType } from '../../../terms/nouns'
import type { Viewer } from '../../../rules/core/permissions'

/** A column of the owner of a case. Somebody who is no admin any more owns nothing. */
export const ofOwner = (column: 'id' | 'name', ownerId: Sql): Sql =>
  sql`(SELECT ow.${raw(column)} FROM members ow JOIN users oc ON oc.id = ow.company_id
    WHERE ow.id = ${ownerId} AND ow.state = 'active' AND oc.role = 'admin')`

/** The columns of the owner, for admins alone. Subselects, since a join more makes every list dearer to plan. */
export const ownerColumns = ({ role }: Pick<Viewer, 'role'>, ownerId: Sql) =>
  role === 'admin'
    ? sql`${ofOwner('id', ownerId)} AS "ownerId", ${ofOwner('name', ownerId)} AS "ownerName"`
    : sql`NULL::int AS "ownerId", NULL::text AS "ownerName"`

/** Condition: a case is owned by `me`, by nobody (`none`) or by this admin. */
export const ownedBy = (ownerId: Sql, owner: string, viewer: Viewer): Sql =>
  owner === 'none'
    ? sql`${ownerId} IS NULL`
    : sql`${ownerId} = ${owner === 'me' ? viewer.member.id : Number(owner)}::int`

/** The admin who is to own a case; null for nobody. Another account: 400. */
export async function findOwner(rows: Rows, id: number | null): Promise<Colleague | null> {
  if (id === null) return null
  const [admin] = await rows<Colleague>(
    sql`SELECT m.id, m.name AS "contactName" FROM members m JOIN users u ON u.id = m.company_id
      WHERE m.id = ${id} AND m.state = 'active' AND u.role = 'admin'`,
  )
  if (!admin) throw invalid('ownerId', 'Choose one of the admins')
  return admin
}

/** Gives a row of a case to this owner, if it is still owned by the one before. False: somebody was faster. */
export async function changeOwner(
  rows: Rows,
  table: 'inquiries' | 'work_orders',
  { id, ownerId: before }: { id: number; ownerId: number | null },
  ownerId: number | null,
): Promise<boolean> {
  const changed = await rows(sql`
    UPDATE ${raw(table)} t SET owner_id = ${ownerId}::int
    WHERE t.id = ${id} AND ${ofOwner('id', sql`t.owner_id`)} IS NOT DISTINCT FROM ${before}::int RETURNING t.id`)
  return changed.length > 0
}

const owners: Partial<Record<EntityType, (id: number) => Sql>> = {
  inquiry: (id) => sql`SELECT owner_id FROM inquiries WHERE id = ${id}::int`,
  quotation: (id) => sql`
    SELECT i.owner_id FROM quotations q JOIN inquiries i ON i.id = q.inquiry_id WHERE q.id = ${id}::int`,
  workorder: (id) => sql`SELECT owner_id FROM work_orders WHERE id = ${id}::int`,
}

/** The owner of the case that something happened to, as an expression; null for what is no part of a case. */
export function ownerOf(type: EntityType | null, id: number | null): Sql | null {
  const owner = type && id !== null && owners[type]?.(id)
  return owner ? ofOwner('id', sql`(${owner})`) : null
}
