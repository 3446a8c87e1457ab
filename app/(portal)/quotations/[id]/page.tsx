import { redirect } from 'next/navigation'
import { getQuotation } from '@/lib/domain/trade/quotations/get-quotation'
import { page } from '@/lib/http/page'
import { linkTo } from '@/lib/terms/nouns'
import { idParam } from '@/lib/contract/core/endpoint'
import { Problem } from '@/lib/contract/core/problem'

/** A short link to a quotation: opens it where the reader's role has it. */
export default page(async ({ viewer, params }) => {
  const id = idParam.safeParse(params)
  if (!id.success) throw new Problem('not_found', 'Quotation not found')
  const quotation = await getQuotation(viewer, id.data)
  redirect(linkTo('quotation', quotation.id, viewer.role)!)
})
