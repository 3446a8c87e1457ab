import type { QuotationDetail, QuotationVersion } from '../../contract/quotations'
import { sql } from '../../infra/db/db'
import { textsFor, type MaskedTexts } from '../../rules/gate/masked-texts'
import { historyOf } from '../core/history'
import { query } from '../core/verb'
import type { Terms } from './keep-version'
import { findQuotation, toQuotation } from './quotation'

type Row = Pick<QuotationVersion, 'number' | 'createdAt'> & { terms: Terms; masked: MaskedTexts }

/** One quotation with its earlier versions and its history. */
export const getQuotation = query('quotation.get', async (scope, { id }: { id: number }): Promise<QuotationDetail> => {
  const { rows, viewer } = scope
  const quotation = await findQuotation(scope, id)
  const versions = await rows<Row>(sql`
      SELECT number, terms, masked, created_at AS "createdAt" FROM quotation_versions
      WHERE quotation_id = ${id} ORDER BY number`)
  return {
    ...toQuotation(quotation, viewer),
    versions: versions.map(({ terms, masked, ...version }) => ({
      ...version,
      ...terms,
      ...textsFor(masked, viewer.role),
    })),
    history: await historyOf(scope, 'quotation', id),
  }
})
