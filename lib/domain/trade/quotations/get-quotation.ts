import type { QuotationDetail, QuotationVersion } from '../../../contract/trade/quotations'
import { sql } from '../../../infra/db/db'
import { textsFor, type MaskedTexts } from '../../../rules/files/masked-texts'
import type { Viewer } from '../../../rules/core/permissions'
import { historyOf } from '../../core/history'
import { query, type ReadScope } from '../../core/verb'
import { ndaOfInquiry } from '../nda/nda-of-inquiry'
import type { Terms } from './keep-version'
import { findQuotation, toQuotation } from './quotation'
import { poFileOf } from './po-file'
import { filesOfQuotation } from './quotation-files'

/** One quotation with its attachments, its earlier versions and its history. */
export const getQuotation = query('quotation.get', async (scope, { id }: { id: number }): Promise<QuotationDetail> => {
  const quotation = await findQuotation(scope, id)
  return {
    ...toQuotation(quotation, scope.viewer),
    files: await filesOfQuotation(scope, id),
    poFile: await poFileOf(scope, id),
    nda: await ndaOfInquiry(scope, quotation.inquiryId),
    versions: await versionsOf(scope, id),
    history: await historyOf(scope, 'quotation', id),
  }
})

type Row = Pick<QuotationVersion, 'number' | 'createdAt'> & { terms: Terms; masked: MaskedTexts }

async function versionsOf({ rows, viewer }: ReadScope, id: number): Promise<QuotationVersion[]> {
  const found = await rows<Row>(sql`
    SELECT number, terms, masked, created_at AS "createdAt" FROM quotation_versions
    WHERE quotation_id = ${id} ORDER BY number`)
  return found.map(({ terms, masked, ...version }) => ({
    ...version,
    ...termsFor(terms, viewer),
    ...textsFor(masked, viewer.role),
  }))
}

/** A supplier's plan is for itself and admins. */
const termsFor = ({ machineId, hours, ...terms }: Terms, { role }: Viewer) =>
  role === 'customer' ? terms : { ...terms, machineId, hours }
