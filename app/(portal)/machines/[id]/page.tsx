import { redirect } from 'next/navigation'
import { idParam } from '@/lib/contract/core/endpoint'
import { Problem } from '@/lib/contract/core/problem'
import { getMachine } from '@/lib/domain/trade/machines/get-machine'
import { page } from '@/lib/http/page'
import { linkTo } from '@/lib/terms/nouns'

/** A short link to a machine: opens it where the reader's role has it. */
export default page(async ({ viewer, params }) => {
  const id = idParam.safeParse(params)
  if (!id.success) throw new Problem('not_found', 'Machine not found')
  const machine = await getMachine(viewer, id.data)
  redirect(linkTo('machine', machine.id, viewer.role)!)
})
