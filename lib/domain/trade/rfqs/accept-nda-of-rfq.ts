import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { rfqs } from '../../../contract/trade/rfqs'
import { sql } from '../../../infra/db/db'
import { command } from '../../core/verb'
import { acceptFor } from '../nda/accept-nda'
import { askedInquiries } from '../nda/asked-inquiry'

/** A person accepts the NDA for its company and every line of a request that it reads: all their drawings open. */
export const acceptNdaOfRfq = command('rfq.acceptNda', async (scope, { id, ...text }: Input<typeof rfqs.acceptNda>) => {
  const lines = await askedInquiries(scope, sql`i.rfq_id = ${id}`)
  if (!lines.length) throw new Problem('not_found', 'Request not found')
  const asked = lines.filter(({ asks }) => asks)
  if (!asked.length) throw new Problem('conflict', 'This request asks for no NDA')
  await acceptFor(scope, asked, text)
  return { accepted: asked.map(({ inquiryId }) => inquiryId) }
})
