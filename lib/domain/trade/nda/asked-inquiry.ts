import { Problem } from '../../../contract/core/problem'
import { sql } from '../../../infra/db/db'
import type { MaskedTexts } from '../../../rules/files/masked-texts'
import type { ReadScope } from '../../core/verb'
import { visibleInquiries } from '../inquiries/visible-inquiries'

type Asked = { inquiryId: number; projectName: string; customerId: number; asks: boolean; masked: MaskedTexts }

/** The inquiry, for those who see it, have its order, or have accepted its NDA; 404 when there is none. */
export async function findAskedInquiry({ viewer, rows }: ReadScope, id: number): Promise<Asked> {
  const [asked] = await rows<Asked>(sql`
    SELECT i.id AS "inquiryId", i.project_name AS "projectName", i.customer_id AS "customerId", i.nda AS asks, i.masked
    FROM inquiries i JOIN users c ON c.id = i.customer_id
    WHERE i.id = ${id} AND (${visibleInquiries(viewer)}
      OR EXISTS (SELECT 1 FROM work_orders w WHERE w.inquiry_id = i.id AND w.supplier_id = ${viewer.id})
      OR EXISTS (SELECT 1 FROM nda_acceptances na WHERE na.inquiry_id = i.id AND na.supplier_id = ${viewer.id}))`)
  if (!asked) throw new Problem('not_found', 'Inquiry not found')
  return asked
}
