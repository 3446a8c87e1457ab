import { declareList } from '@/components/ui/screen/useList'
import { arrivalColumns, dispatchColumns } from './columns'
import { arrivalsQuery, dispatchesQuery } from './query'

const labels = {
  planned: 'Packed',
  moving: 'On the way',
  received: 'Counted',
  cancelled: 'Cancelled',
  papers: 'Papers',
}
type Tab = keyof typeof labels
const tabsIn = (order: readonly Tab[]) => ({
  label: 'Shipments by status',
  of: (counts: Record<string, number> | null | undefined) =>
    order.map((value) => ({ value, label: labels[value], count: counts?.[value] })),
  narrows: false as const,
})
const none: Record<Tab, string> = {
  planned: 'Nothing is packed',
  moving: 'Nothing is on its way',
  received: 'Nothing is counted yet',
  cancelled: 'Nothing was cancelled',
  papers: 'All papers are in order',
}
const emptyOf = (tab: string | undefined, first: Tab, isNarrowed: boolean, text: string) => ({
  title: isNarrowed ? 'No shipments found' : none[(tab as Tab) in none ? (tab as Tab) : first],
  text,
})

/** What a shop sends to the hub. */
export const dispatches = declareList({
  call: 'GET /api/shipments',
  role: 'supplier',
  query: dispatchesQuery,
  title: 'Dispatches',
  lead: 'Pieces that are packed, on their way to us, and counted.',
  label: 'Shipments',
  rows: 'shipments',
  tabs: tabsIn(['planned', 'moving', 'received', 'cancelled']),
  search: { label: 'Search shipments', placeholder: 'SHP or WO number, project' },
  columns: dispatchColumns,
  empty: ({ tab }, isNarrowed) =>
    emptyOf(tab, 'planned', isNarrowed, 'Pack pieces of one or more orders: they travel together, each counted apart.'),
  failed: 'Couldn’t load the shipments',
})

/** What comes to the hub, for admins: what is on its way first. */
export const arrivals = declareList({
  call: 'GET /api/shipments',
  role: 'admin',
  query: arrivalsQuery,
  title: 'Shipments',
  lead: 'Goods on their way to the hub, and their counts.',
  label: 'Shipments',
  rows: 'shipments',
  tabs: tabsIn(['moving', 'received', 'planned', 'papers', 'cancelled']),
  search: { label: 'Search shipments', placeholder: 'SHP or WO number, project' },
  columns: arrivalColumns,
  wide: true,
  empty: ({ tab }, isNarrowed) =>
    emptyOf(
      tab,
      'moving',
      isNarrowed,
      'A shipment appears here when a supplier packs it, until its pieces are counted.',
    ),
  failed: 'Couldn’t load the shipments',
})
