import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { InquiryNda, nda } from '../../../contract/trade/nda'
import { sql } from '../../../infra/db/db'
import { maskedCopies } from '../../../rules/files/masked-texts'
import { actTime } from '../../core/event-clock'
import { command, type WriteScope } from '../../core/verb'
import { findAskedInquiry, type Asked } from './asked-inquiry'
import { ndaOfInquiry } from './nda-of-inquiry'

/** A person accepts the NDA for its company and one inquiry: version, hash and time are kept, and its drawings open. */
export const acceptNda = command(
  'nda.accept',
  async (scope, { id, ...text }: Input<typeof nda.accept>): Promise<InquiryNda> => {
    const asked = await findAskedInquiry(scope, id)
    if (!asked.asks) throw new Problem('conflict', 'This inquiry asks for no NDA')
    await acceptFor(scope, [asked], text)
    return (await ndaOfInquiry(scope, id)) as InquiryNda
  },
)

/** Accepts the text that was read for those of the inquiries for which the company has not accepted one. 409 for an older text. */
export async function acceptFor(
  { viewer, tx, rows, emit }: WriteScope,
  asked: readonly Asked[],
  { version, sha256 }: Omit<Input<typeof nda.accept>, 'id'>,
) {
  // Acceptances of one company come one after the other.
  await rows(sql`SELECT id FROM users WHERE id = ${viewer.id} FOR NO KEY UPDATE`)
  const accepted = await tx.ndaAcceptance.findMany({
    where: { supplierId: viewer.id, inquiryId: { in: asked.map(({ inquiryId }) => inquiryId) } },
    select: { inquiryId: true },
  })
  const open = asked.filter((one) => !accepted.some(({ inquiryId }) => inquiryId === one.inquiryId))
  if (!open.length) return
  const newest = await tx.ndaVersion.findFirst({ orderBy: { version: 'desc' } })
  if (newest?.version !== version || newest.sha256 !== sha256)
    throw new Problem('conflict', `The NDA is at version ${newest?.version ?? 0} now: read it again`)
  const acceptance = { supplierId: viewer.id, acceptedBy: viewer.member.id, version, sha256, acceptedAt: actTime() }
  await tx.ndaAcceptance.createMany({ data: open.map(({ inquiryId }) => ({ ...acceptance, inquiryId })) })
  for (const { asks: _, masked, ...about } of open)
    emit('inquiry.ndaAccepted', { ...about, ...maskedCopies(masked), supplierId: viewer.id, version, sha256 })
}
