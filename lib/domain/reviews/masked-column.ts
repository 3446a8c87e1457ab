import { raw, sql, type Sql } from '../../infra/db/db'
import { folded } from '../core/text-search'
import type { MaskedTexts } from '../../rules/gate/masked-texts'
import type { EntityType } from '../../rules/nouns'
import type { Viewer } from '../../rules/permissions'
import type { WriteScope } from '../core/verb'

/** The tables whose texts cross: each has a column `masked` of MaskedTexts. */
const TABLES = {
  inquiry: 'inquiries',
  quotation: 'quotations',
  workorder: 'work_orders',
  process: 'processes',
  machine: 'machines',
  workorderrequest: 'work_order_requests',
  problem: 'problems',
} as const
export type WithTexts = keyof typeof TABLES

/** Whether texts of this kind of thing cross. */
export const hasTexts = (type: EntityType): type is WithTexts => Object.hasOwn(TABLES, type)

/** The masked texts of a thing, which is locked until the transaction ends. */
export async function lockMasked({ rows }: Pick<WriteScope, 'rows'>, type: WithTexts, id: number) {
  const [row] = await rows<{ masked: MaskedTexts }>(
    sql`SELECT masked FROM ${raw(TABLES[type])} WHERE id = ${id} FOR NO KEY UPDATE`,
  )
  return row?.masked ?? null
}

/** Writes the masked texts of a thing. */
export const writeMasked = ({ rows }: Pick<WriteScope, 'rows'>, type: WithTexts, id: number, masked: MaskedTexts) =>
  rows(sql`
    UPDATE ${raw(TABLES[type])} SET masked = ${masked && JSON.stringify(masked)}::jsonb WHERE id = ${id}`)

/** The texts with other ones for a field: of each of the roles, or null for the text as it is. */
export function withText(
  masked: MaskedTexts,
  roles: readonly ('customer' | 'supplier')[],
  field: string,
  text: string | null,
) {
  const next = { ...masked }
  for (const role of roles) {
    const { [field]: _, ...others } = next[role] ?? {}
    next[role] = text === null ? others : { ...others, [field]: text }
    if (!Object.keys(next[role]).length) delete next[role]
  }
  return Object.keys(next).length ? next : null
}

/** A column as the viewer reads it: the masked copy for their role, where there is one. */
export const readBy = (viewer: Viewer, table: string, field: string, column: Sql): Sql =>
  viewer.role === 'admin' ? column : sql`coalesce(${raw(`${table}.masked->'${viewer.role}'->>'${field}'`)}, ${column})`

/**
 * Condition: a hit in the column is also one in what the viewer reads. It stands beside the condition on the column
 * alone, which has the index: words that an admin put instead of a text are not searched. `form` is the text as `hits` compares it.
 */
export const hitsWhatIsRead = (
  viewer: Viewer,
  table: string,
  field: string,
  column: Sql,
  hits: (text: Sql) => Sql,
  form = folded,
) =>
  viewer.role === 'admin'
    ? sql`true`
    : sql`(${raw(`${table}.masked`)} IS NULL OR ${hits(form(readBy(viewer, table, field, column)))})`
