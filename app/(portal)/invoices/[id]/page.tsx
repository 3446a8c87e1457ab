import { notFound, redirect } from 'next/navigation'
import { idParam } from '@/lib/contract/core/endpoint'
import { getInvoice } from '@/lib/domain/money/tax-documents/get-invoice'
import { page } from '@/lib/http/page'
import { linkTo } from '@/lib/terms/nouns'

/** A short link to a document: it stands in its order. */
export default page(async ({ viewer, params }) => {
  const asked = idParam.safeParse(params)
  if (!asked.success) notFound()
  const { workorderId } = await getInvoice(viewer, asked.data)
  redirect(linkTo('workorder', workorderId, viewer.role) ?? notFound())
})
