import { Problem } from '../../../contract/core/problem'
import { termNames } from '../../../contract/trade/quotation-terms'
import { sql } from '../../../infra/db/db'
import type { WriteScope } from '../../core/verb'
import { pick } from '../../core/visible-fields'
import type { QuotationRow } from './quotation'

/** Versions of one quotation. */
const VERSIONS_MAX = 50

/** What a version keeps of a quotation. */
export const termFields = ['price', 'details', 'validUntil', 'revision', ...termNames] as const
export type Terms = Pick<QuotationRow, (typeof termFields)[number]>

/** Keeps the terms of a quotation before they change. */
export async function keepVersion({ rows }: WriteScope, quotation: QuotationRow) {
  const { id, version, masked } = quotation
  if (version >= VERSIONS_MAX) throw new Problem('conflict', 'This quotation has as many versions as it can hold')
  await rows(sql`
    INSERT INTO quotation_versions (quotation_id, number, terms, masked, created_at)
    VALUES (${id}, ${version}, ${JSON.stringify(pick(quotation, termFields))}::jsonb,
      ${masked && JSON.stringify(masked)}::jsonb, ${quotation.writtenAt}::timestamptz)`)
}
