import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { certificates } from '../../../contract/orders/certificates'
import { sql } from '../../../infra/db/db'
import { certificateId } from '../../../terms/nouns'
import { actTime } from '../../core/event-clock'
import { commandOnce } from '../../core/verb'
import { requiredDocuments } from '../documents/required-documents'
import { lockOrder } from '../workorders/lock-order'
import { assertNoContact } from '../../files/moderation/assert-no-contact'
import { partiesOf } from '../../files/moderation/parties'
import { aboutWorkorder, findWorkorder } from '../workorders/workorder'
import { certificatesOf, findCertificate } from './certificate'
import { snapshotOf } from './snapshot'

/** Certificates of one order. */
const CERTIFICATES_MAX = 100

/** A maker, or an admin, certifies that the parts fit: what is true of the order now is kept. */
export const issueCertificate = commandOnce(
  'certificate.issue',
  async (scope, { id, ...words }: Input<typeof certificates.issue>) => {
    const { rows, viewer, emit } = scope
    const order = await findWorkorder(scope, id)
    await lockOrder(scope, id)
    const parties = await partiesOf(scope, [order.supplierId, order.customerId])
    for (const [field, text] of Object.entries(words)) if (text) assertNoContact(field, text, parties)
    const before = await certificatesOf(scope, id)
    const valid = before.find(({ voidedAt }) => !voidedAt)
    if (valid) throw new Problem('conflict', `Void ${certificateId(valid)} first`)
    if (before.length >= CERTIFICATES_MAX)
      throw new Problem('conflict', 'This order has as many certificates as it can hold')
    const report = (await requiredDocuments(rows, id)).find(({ kind }) => kind === 'inspection_report')
    if (report?.state === 'missing') throw new Problem('conflict', 'The inspection report is not accepted yet')
    const no = 1 + (before[0]?.no ?? 0)
    const snapshot = JSON.stringify(await snapshotOf(scope, order, words))
    const [issued] = await rows<{ id: number }>(sql`
      INSERT INTO certificates (work_order_id, no, snapshot, issued_by, issued_at)
      VALUES (${id}, ${no}, ${snapshot}::json, ${viewer.member.id}, ${actTime()}) RETURNING id`)
    emit('workorder.certificateIssued', { ...aboutWorkorder(order), no })
    return issued!.id
  },
  findCertificate,
)
