import { notFound, redirect } from 'next/navigation'
import { idParam } from '@/lib/contract/core/endpoint'
import { getProblem } from '@/lib/domain/orders/order-problems/get-problem'
import { page } from '@/lib/http/page'
import { linkTo } from '@/lib/terms/nouns'

/** A short link to a problem: it stands in its order, and for admins in their list. */
export default page(async ({ viewer, params }) => {
  const asked = idParam.safeParse(params)
  if (!asked.success) notFound()
  const { id, workorderId } = await getProblem(viewer, asked.data)
  const to = viewer.role === 'admin' ? linkTo('problem', id, 'admin') : linkTo('workorder', workorderId, viewer.role)
  redirect(to ?? notFound())
})
