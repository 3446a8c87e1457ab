import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { InquiryNda, nda } from '../../../contract/trade/nda'
import { sql } from '../../../infra/db/db'
import { maskedCopies } from '../../../rules/files/masked-texts'
import { actTime } from '../../core/event-clock'
import { command } from '../../core/verb'
import { findAskedInquiry } from './asked-inquiry'

/** A person accepts the NDA for its company and one inquiry: version, hash and time are kept, and its drawings open. */
export const acceptNda = command(
  'nda.accept',
  async (scope, { id, version, sha256 }: Input<typeof nda.accept>): Promise<InquiryNda> => {
    const { viewer, tx, rows, emit } = scope
    const { asks, masked, ...about } = await findAskedInquiry(scope, id)
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
