import { PartsScreen } from '@/components/orders/parts/PartsScreen'
import { partsQuery } from '@/components/orders/parts/query'
import { parts } from '@/lib/contract/orders/parts'
import { listParts } from '@/lib/domain/orders/parts/list-parts'
import { page } from '@/lib/http/page'

export const metadata = { title: 'Parts' }

export default page(async ({ address, load }) => {
  await load(parts.list, listParts, partsQuery(address))
  return <PartsScreen />
})
