import { redirect } from 'next/navigation'
import { idParam } from '@/lib/contract/core/endpoint'
import { Problem } from '@/lib/contract/core/problem'
import { getRfq } from '@/lib/domain/trade/rfqs/get-rfq'
import { page } from '@/lib/http/page'
import { linkTo } from '@/lib/terms/nouns'

/** A short link to a request: opens it where the reader's role has it. */
export default page(async ({ viewer, params }) => {
  const id = idParam.safeParse(params)
  if (!id.success) throw new Problem('not_found', 'Request not found')
  const rfq = await getRfq(viewer, id.data)
  redirect(linkTo('rfq', rfq.id, viewer.role)!)
})
