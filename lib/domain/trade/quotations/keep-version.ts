import { Problem } from '../../../contract/core/problem'
import { termNames } from '../../../contract/trade/quotation-terms'
import { DbNull } from '../../../infra/db/db'
import type { WriteScope } from '../../core/verb'
import { pick } from '../../core/visible-fields'
import type { QuotationRow } from './quotation'

/** Versions of one quotation. */
const VERSIONS_MAX = 50

/** What a version keeps of a quotation. */
export const termFields = ['price', 'details', 'validUntil', 'revision', ...termNames] as const
export type Terms = Pick<QuotationRow, (typeof termFields)[number]>

/** Keeps the terms of a quotation before they change. */
export async function keepVersion({ tx }: WriteScope, quotation: QuotationRow) {
  const { id, version, masked, writtenAt } = quotation
  if (version >= VERSIONS_MAX) throw new Problem('conflict', 'This quotation has as many versions as it can hold')
  await tx.quotationVersion.create({
    data: {
      quotationId: id,
      number: version,
      terms: pick(quotation, termFields),
      masked: masked ?? DbNull,
      createdAt: writtenAt,
    },
  })
}
