import type { HeldMessage } from '../../../contract/files/moderation'
import { Problem } from '../../../contract/core/problem'
import { sql } from '../../../infra/db/db'
import type { ReviewState } from '../../../terms/moderation'
import type { Viewer } from '../../../rules/core/permissions'
import type { ReadScope, WriteScope } from '../../core/verb'
import { isUnsealed } from '../../facts/quotations'
import { pick, readerOf, type VisibleFields } from '../../core/visible-fields'

/** Whose screens show the thing: its two sides as far as it knows them, and all suppliers where it is open to them. */
export type Readers = { customerId: number | null; supplierId: number | null; toSuppliers: boolean }
export type ReviewRow = HeldMessage & Readers & { authorId: number }

const readers = sql`c.id AS "customerId", s.id AS "supplierId",
  coalesce(r.entity_type IN ('inquiry', 'question') AND b.id IS NULL AND NOT i.invited_only AND c.verified, false) AS "toSuppliers"`

export const reviewSelect = sql`
  ${readers},
  r.id, r.entity_type AS "entityType", r.entity_id AS "entityId", r.field, r.found, r.state, r.text, r.masked,
  r.author_id AS "authorId", t.inquiry_id AS "inquiryId",
  CASE WHEN t.id IS NOT NULL THEN coalesce(substring(r.field FROM '^message:(\\d+)$')::int,
    (SELECT f.message_id FROM files f WHERE f.id = substring(r.field FROM '^file:(\\d+)$')::int)) END AS "messageId", a.role AS "authorRole", c.company_name AS "customerName", s.company_name AS "supplierName",
  r.reason, r.decided_at AS "decidedAt", r.created_at AS "createdAt"`

/** Reviews `r` with their author, and the two sides as far as the thing knows them. */
export const reviewFrom = sql`
  reviews r JOIN users a ON a.id = r.author_id
  LEFT JOIN quotations q ON r.entity_type = 'quotation' AND q.id = r.entity_id
  LEFT JOIN problems pr ON r.entity_type = 'problem' AND pr.id = r.entity_id
  LEFT JOIN work_orders w ON w.id = CASE r.entity_type WHEN 'workorder' THEN r.entity_id ELSE pr.work_order_id END
  LEFT JOIN processes p ON r.entity_type = 'process' AND p.id = r.entity_id
  LEFT JOIN machines m ON r.entity_type = 'machine' AND m.id = r.entity_id
  LEFT JOIN work_order_requests wr ON r.entity_type = 'workorderrequest' AND wr.id = r.entity_id
  LEFT JOIN questions t ON r.entity_type = 'question' AND t.id = r.entity_id LEFT JOIN bidders b ON b.id = t.bidder_id
  LEFT JOIN inquiries i ON i.id = CASE r.entity_type WHEN 'inquiry' THEN r.entity_id ELSE coalesce(q.inquiry_id, w.inquiry_id, t.inquiry_id) END
  LEFT JOIN users c ON c.id = i.customer_id
  LEFT JOIN users s ON s.id = coalesce(q.supplier_id, w.supplier_id, p.supplier_id, m.supplier_id, wr.supplier_id, b.supplier_id)`

/** Who reads the thing of a review. */
export const readersOf = async ({ rows }: Pick<ReadScope, 'rows'>, id: number): Promise<Readers> =>
  (await rows<Readers>(sql`SELECT ${readers} FROM ${reviewFrom} WHERE r.id = ${id}`))[0]!

/** Condition: the texts and files of a sealed quotation can tell its price, so they wait until its deadline. */
export const isReadable = sql`(q.id IS NULL OR ${isUnsealed})`

/** The review; 404 when there is none. */
export async function findReview({ rows }: Pick<ReadScope, 'rows'>, id: number): Promise<ReviewRow> {
  const [row] = await rows<ReviewRow>(
    sql`SELECT ${reviewSelect} FROM ${reviewFrom} WHERE r.id = ${id} AND ${isReadable}`,
  )
  if (!row) throw new Problem('not_found', 'Message not found')
  return row
}

/** Decides a held review. One that was decided already is 409; of two decisions at once one wins. */
export async function decideReview(
  { tx, viewer }: WriteScope,
  { id, state }: ReviewRow,
  data: { state: Exclude<ReviewState, 'held'>; masked?: string | null; reason?: string },
) {
  if (state !== 'held') throw new Problem('conflict', `This is already ${state}`)
  const decided = { ...data, decidedBy: viewer.id, decidedAt: new Date() }
  const { count } = await tx.review.updateMany({ where: { id, state: 'held' }, data: decided })
  if (!count) throw new Problem('conflict', 'Someone else has just decided on this')
}

/** Admins alone read the queue. */
const visible: VisibleFields<ReviewRow> = {
  customer: [],
  supplier: [],
  floor: [],
  admin: [
    'id',
    'entityType',
    'entityId',
    'field',
    'found',
    'state',
    'text',
    'masked',
    'authorRole',
    'inquiryId',
    'messageId',
    'customerName',
    'supplierName',
    'reason',
    'decidedAt',
    'createdAt',
  ],
}

/** The fields for this reader's role. */
export const toMessage = (row: ReviewRow, viewer: Viewer): HeldMessage => pick(row, visible[readerOf(viewer)])

/** The fields of a review that its events keep; never its text. */
export const aboutReview = (row: ReviewRow) => {
  const { entityType, entityId, field, authorId, found, inquiryId, customerId, supplierId, toSuppliers } = row
  const about = { entityType, entityId, field, authorId, found, customerId, supplierId, toSuppliers }
  return inquiryId ? { ...about, inquiryId } : about
}
