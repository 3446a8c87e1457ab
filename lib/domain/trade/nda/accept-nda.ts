import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { InquiryNda, nda } from '../../../contract/trade/nda'
import { sql } from '../../../infra/db/db'
import { maskedCopies, type MaskedTexts } from '../../../rules/files/masked-texts'
import { actTime } from '../../core/event-clock'
import { command, type WriteScope } from '../../core/verb'
import { visibleInquiries } from '../inquiries/visible-inquiries'

type Asked = { inquiryId: number; projectName: string; customerId: number; asks: boolean; masked: MaskedTexts }

/** A person accepts the NDA for its company and one inquiry: version, hash and time are kept, and its drawings open. */
export const acceptNda = command(
  'nda.accept',
  async (scope, { id, version, sha256 }: Input<typeof nda.accept>): Promise<InquiryNda> => {
    const { viewer, tx, rows, emit } = scope
    const { asks, masked, ...about } = await findAsked(scope, id)
    if (!asks) throw new Problem('conflict', 'This inquiry asks for no NDA')
    // Acceptances of one company come one after the other.
    await rows(sql`SELECT id FROM users WHERE id = ${viewer.id} FOR NO KEY UPDATE`)
    const accepted = await tx.ndaAcceptance.findUnique({
      where: { inquiryId_supplierId: { inquiryId: id, supplierId: viewer.id } },
    })
    if (accepted)
      return { version: accepted.version, sha256: accepted.sha256, acceptedAt: accepted.acceptedAt.toISOString() }
    const newest = await tx.ndaVersion.findFirst({ orderBy: { version: 'desc' } })
    if (newest?.version !== version || newest.sha256 !== sha256)
      throw new Problem('conflict', `The NDA is at version ${newest?.version ?? 0} now: read it again`)
    const acceptedAt = actTime()
    await tx.ndaAcceptance.create({
      data: { supplierId: viewer.id, acceptedBy: viewer.member.id, inquiryId: id, version, sha256, acceptedAt },
    })
    emit('inquiry.ndaAccepted', { ...about, ...maskedCopies(masked), supplierId: viewer.id, version, sha256 })
    return { version, sha256, acceptedAt: acceptedAt.toISOString() }
  },
)

/** The inquiry that the supplier sees, or of which it has the order; 404 when there is none. */
async function findAsked({ viewer, rows }: WriteScope, id: number): Promise<Asked> {
  const [asked] = await rows<Asked>(sql`
    SELECT i.id AS "inquiryId", i.project_name AS "projectName", i.customer_id AS "customerId", i.nda AS asks, i.masked
    FROM inquiries i JOIN users c ON c.id = i.customer_id
    WHERE i.id = ${id} AND (${visibleInquiries(viewer)}
      OR EXISTS (SELECT 1 FROM work_orders w WHERE w.inquiry_id = i.id AND w.supplier_id = ${viewer.id}))`)
  if (!asked) throw new Problem('not_found', 'Inquiry not found')
  return asked
}
