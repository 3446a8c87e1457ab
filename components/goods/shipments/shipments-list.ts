import { declareList } from '@/components/ui/screen/useList'
import { deliveryColumns, dispatchColumns, hubColumns } from './columns'
import { deliveriesQuery, dispatchesQuery, hubQuery } from './query'

const labels = {
  planned: 'Packed',
  moving: 'On the way',
  toReceive: 'To receive',
  toSend: 'To send',
  leaving: 'On the way',
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
  toReceive: 'Nothing is on its way to the hub',
  toSend: 'Nothing is planned for a customer',
  leaving: 'Nothing is on its way to a customer',
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
  lead: 'Pieces that are packed, on their way, and counted.',
  label: 'Shipments',
  rows: 'shipments',
  tabs: tabsIn(['planned', 'moving', 'received', 'cancelled']),
  search: { label: 'Search shipments', placeholder: 'SHP or WO number, project' },
  columns: dispatchColumns,
  empty: ({ tab }, isNarrowed) =>
    emptyOf(tab, 'planned', isNarrowed, 'Pack pieces of one or more orders: they travel together, each counted apart.'),
  failed: 'Couldn’t load the shipments',
})

/** What comes to the hub and leaves it, for admins: what is to be counted first. */
export const hubShipments = declareList({
  call: 'GET /api/shipments',
  role: 'admin',
  query: hubQuery,
  title: 'Shipments',
  lead: 'Goods on their way to the hub, at the hub, and on their way to customers.',
  label: 'Shipments',
  rows: 'shipments',
  tabs: tabsIn(['toReceive', 'toSend', 'leaving', 'received', 'planned', 'papers', 'cancelled']),
  search: { label: 'Search shipments', placeholder: 'SHP or WO number, project' },
  columns: hubColumns,
  wide: true,
  empty: ({ tab }, isNarrowed) =>
    emptyOf(tab, 'toReceive', isNarrowed, 'A shipment appears here once it leaves, until its pieces are counted.'),
  failed: 'Couldn’t load the shipments',
})

/** What comes to a customer: what is on its way first. */
export const deliveries = declareList({
  call: 'GET /api/shipments',
  role: 'customer',
  query: deliveriesQuery,
  title: 'Deliveries',
  lead: 'Parts on their way to you. Count what comes: after 7 days it counts as accepted.',
  label: 'Deliveries',
  rows: 'shipments',
  tabs: tabsIn(['moving', 'received']),
  search: { label: 'Search deliveries', placeholder: 'SHP or ORD number, project' },
  columns: deliveryColumns,
  empty: ({ tab }, isNarrowed) =>
    emptyOf(tab, 'moving', isNarrowed, 'Parts of your orders appear here once they leave for you.'),
  failed: 'Couldn’t load the deliveries',
})
