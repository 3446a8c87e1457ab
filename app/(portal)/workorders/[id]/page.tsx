import { notFound, redirect } from 'next/navigation'
import { idParam } from '@/lib/contract/core/endpoint'
import { getWorkorder } from '@/lib/domain/goods/workorders/get-workorder'
import { page } from '@/lib/http/page'
import { isFloor } from '@/lib/terms/member-roles'
import { linkTo } from '@/lib/terms/nouns'

/** A short link to a work order: opens it where the reader's role has it. */
export default page(async ({ viewer, params }) => {
  const asked = idParam.safeParse(params)
  if (!asked.success) notFound()
  const { id } = await getWorkorder(viewer, asked.data)
  // A job card's code is scanned beside the machine.
  if (isFloor(viewer)) redirect(`/supplier/floor?id=${id}`)
  redirect(linkTo('workorder', id, viewer.role) ?? notFound())
})
