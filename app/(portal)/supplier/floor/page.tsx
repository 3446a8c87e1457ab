import { Floor } from '@/components/orders/floor/Floor'
import { floor } from '@/lib/contract/orders/floor'
import { getFloor } from '@/lib/domain/orders/floor/get-floor'
import { page } from '@/lib/http/page'

export const metadata = { title: 'Shop floor' }

/** The same for every query: a phone keeps one page. */
export default page(async ({ viewer, load }) => {
  await load(floor.get, getFloor, {})
  return <Floor member={viewer.member.id} />
})
