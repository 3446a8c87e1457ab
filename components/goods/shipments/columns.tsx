import { EntityId } from '@/components/ui/data/EntityId'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { useNow } from '@/components/ui/hooks/useNow'
import { CellTitle, type Column } from '@/components/ui/table/DataTable'
import type { Shipment } from '@/lib/contract/orders/shipment'
import { shipmentFlow } from '@/lib/rules/goods/flows/shipment-flow'
import { legs } from '@/lib/rules/goods/legs'
import { isoDay } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import type { Role } from '@/lib/terms/roles'
import { carriageOf, contentsOf, loadOf, ordersOf, paperFaultOf, shortfallOf } from './words'

type ShipmentColumn = Column<Shipment>

/** How it stands; what it lacks, or what was short of it, comes first. */
function ShipmentStatus({ shipment }: { shipment: Shipment }) {
  const now = useNow()
  const { tone, label } = shipmentFlow.states[shipment.status]
  const fault = shortfallOf(shipment) ?? paperFaultOf(shipment, isoDay(now))
  return <StatusChip tone={fault ? 'warning' : tone} label={fault ?? label} />
}

const columnId: ShipmentColumn = {
  key: 'id',
  header: 'Shipment',
  sort: 'id',
  width: '7rem',
  cell: ({ id }) => <EntityId>{displayId('shipment', id)}</EntityId>,
}
const columnContents = (role: Role): ShipmentColumn => ({
  key: 'contents',
  header: 'Contents',
  width: '30%',
  opensRow: ({ id }) => `View Details of ${displayId('shipment', id)}:`,
  cell: (shipment) => (
    <CellTitle
      title={contentsOf(shipment, role)}
      sub={`${ordersOf(shipment, role)}${shipment.leg === 'to_site' && role === 'supplier' ? ', to the customer' : ''}`}
    />
  ),
})
/** The company at the other end; of goods that never see the hub those at both. */
const columnCompany: ShipmentColumn = {
  key: 'company',
  header: 'From or to',
  cell: ({ leg, supplierName, customerName }) => (
    <CellTitle
      title={supplierName ?? customerName ?? '–'}
      sub={leg === 'to_site' && customerName ? `To ${customerName}` : legs[leg].label}
    />
  ),
}
const columnPieces: ShipmentColumn = {
  key: 'pieces',
  header: 'Quantity',
  align: 'right',
  cell: (shipment) => loadOf(shipment),
}
const columnPackages: ShipmentColumn = {
  key: 'packages',
  header: 'Packages',
  align: 'right',
  hideWhenNarrow: true,
  cell: ({ packages }) => packages ?? '–',
}
const columnCarriage: ShipmentColumn = {
  key: 'carriage',
  header: 'Carrier',
  hideWhenNarrow: true,
  cell: (shipment) => carriageOf(shipment) ?? '–',
}
const columnSent: ShipmentColumn = {
  key: 'sent',
  header: 'Sent',
  width: '8rem',
  cell: ({ sentOn }) => (sentOn ? <FormattedDate value={sentOn} /> : '–'),
}
const columnStatus: ShipmentColumn = {
  key: 'status',
  header: 'Status',
  badge: true,
  width: '9rem',
  cell: (shipment) => <ShipmentStatus shipment={shipment} />,
}

const ofSides = (role: Role) => [
  columnId,
  columnContents(role),
  columnPieces,
  columnPackages,
  columnCarriage,
  columnSent,
  columnStatus,
]
export const dispatchColumns = ofSides('supplier')
export const deliveryColumns = ofSides('customer')
export const hubColumns = [
  columnId,
  columnContents('admin'),
  columnCompany,
  columnPieces,
  columnPackages,
  columnCarriage,
  columnSent,
  columnStatus,
]
