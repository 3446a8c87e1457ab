import { notFound, redirect } from 'next/navigation'
import { idParam } from '@/lib/contract/core/endpoint'
import { getShipment } from '@/lib/domain/goods/shipments/get-shipment'
import { page } from '@/lib/http/page'
import { linkTo } from '@/lib/terms/nouns'

/** A short link to a shipment, as on the label of its boxes: opens it where the reader's role has it. */
export default page(async ({ viewer, params }) => {
  const asked = idParam.safeParse(params)
  if (!asked.success) notFound()
  const { id } = await getShipment(viewer, asked.data)
  redirect(linkTo('shipment', id, viewer.role) ?? notFound())
})
