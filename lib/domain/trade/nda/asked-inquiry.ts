import { Problem } from '../../../contract/core/problem'
import { sql, type Sql } from '../../../infra/db/db'
import type { MaskedTexts } from '../../../rules/files/masked-texts'
import type { ReadScope } from '../../core/verb'
import { visibleInquiries } from '../inquiries/visible-inquiries'

export type Asked = { inquiryId: number; projectName: string; customerId: number; asks: boolean; masked: MaskedTexts }

/** The inquiry, for those who see it, have its order, or have accepted its NDA; 404 when there is none. */
export async function findAskedInquiry(scope: ReadScope, id: number): Promise<Asked> {
  const [asked] = await askedInquiries(scope, sql`i.id = ${id}`)
  if (!asked) throw new Problem('not_found', 'Inquiry not found')
  return asked
}

/** The same for all of these inquiries `i`, by their number in a request. */
export const askedInquiries = ({ viewer, rows }: ReadScope, these: Sql) =>
  rows<Asked>(sql`
    SELECT i.id AS "inquiryId", i.project_name AS "projectName", i.customer_id AS "customerId", i.nda AS asks, i.masked
    FROM inquiries i JOIN users c ON c.id = i.customer_id
    WHERE ${these} AND (${visibleInquiries(viewer)}
      OR EXISTS (SELECT 1 FROM work_orders w WHERE w.inquiry_id = i.id AND w.supplier_id = ${viewer.id})
      OR EXISTS (SELECT 1 FROM nda_acceptances na WHERE na.inquiry_id = i.id AND na.supplier_id = ${viewer.id}))
    ORDER BY i.line_no`)
