import { redirect } from 'next/navigation'
import { idParam } from '@/lib/contract/core/endpoint'
import { Problem } from '@/lib/contract/core/problem'
import { getInquiry } from '@/lib/domain/trade/inquiries/get-inquiry'
import { page } from '@/lib/http/page'
import { linkTo } from '@/lib/terms/nouns'

/** A short link to an inquiry: opens it among the admin's quotations. */
export default page(async ({ viewer, params }) => {
  const id = idParam.safeParse(params)
  if (!id.success) throw new Problem('not_found', 'Inquiry not found')
  const inquiry = await getInquiry(viewer, id.data)
  redirect(linkTo('inquiry', inquiry.id, viewer.role)!)
})
