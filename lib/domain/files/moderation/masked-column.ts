import { raw, sql } from '../../../infra/db/db'
import type { MaskedTexts } from '../../../rules/files/masked-texts'
import type { EntityType } from '../../../terms/nouns'
import type { WriteScope } from '../../core/verb'

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
