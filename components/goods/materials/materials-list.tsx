import { Button } from '@/components/ui/controls/Button'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { declareList } from '@/components/ui/screen/useList'
import { CellTitle, type Column } from '@/components/ui/table/DataTable'
import type { Material, MaterialState } from '@/lib/contract/goods/materials'
import { count } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { quantityText } from '@/lib/terms/paise'
import type { Role } from '@/lib/terms/roles'
import { materialQuery } from './query'

type MaterialColumn = Column<Material>

const tones: Record<MaterialState, 'neutral' | 'warning' | 'danger' | 'success'> = {
  ok: 'neutral',
  warn300: 'warning',
  warn335: 'warning',
  warn350: 'warning',
  late: 'danger',
  free: 'neutral',
}

/** How material stands: 'Back', 'Out for 310 days', 'Late since 31 Jan 2027'. */
function standingOf({ state, pendingMilli, ageDays }: Material) {
  if (!pendingMilli) return 'Back'
  if (state === 'free') return 'Tools'
  if (state === 'late') return 'Late: it counts as supplied'
  return ageDays === null ? 'Out' : `Out for ${count(ageDays)} days`
}

const quantity = (key: string, header: string, of: (material: Material) => number): MaterialColumn => ({
  key,
  header,
  align: 'right',
  hideWhenNarrow: key !== 'pending',
  cell: (material) => `${quantityText(of(material))} ${material.uqc}`,
})

/** The columns; `sendBack`: a shop sends what is pending back as it is. */
export const columnsOf = (role: Role, sendBack?: (material: Material) => void): MaterialColumn[] => [
  {
    key: 'material',
    header: 'Material',
    width: '34%',
    opensRow: ({ challan, id }) => `View the shipment of ${challan ?? id}:`,
    cell: ({ description, workorderId, challan, owner }) => (
      <CellTitle
        title={description}
        sub={[displayId('workorder', workorderId), challan, owner === 'customer' && 'of the customer']
          .filter(Boolean)
          .join(' · ')}
      />
    ),
  },
  ...(role === 'admin'
    ? [{ key: 'supplier', header: 'At', cell: ({ supplierName }: Material) => supplierName ?? '–' }]
    : []),
  quantity('out', 'Out', ({ outMilli }) => outMilli),
  quantity('back', 'Back', ({ backMilli }) => backMilli),
  quantity('lost', 'Lost', ({ wasteMilli }) => wasteMilli),
  quantity('pending', 'Pending', ({ pendingMilli }) => pendingMilli),
  {
    key: 'lastDay',
    header: 'Back by',
    width: '8rem',
    cell: ({ lastDay, pendingMilli }) => (lastDay && pendingMilli ? <FormattedDate value={lastDay} /> : '–'),
  },
  {
    key: 'state',
    header: 'Status',
    badge: true,
    width: '11rem',
    cell: (material) => (
      <StatusChip tone={material.pendingMilli ? tones[material.state] : 'success'} label={standingOf(material)} />
    ),
  },
  ...(sendBack
    ? [
        {
          key: 'sendBack',
          header: 'Actions',
          noCardLabel: true,
          hideInPrint: true,
          cell: (material: Material) =>
            material.pendingMilli > 0 && (
              <Button size="small" aria-label={`Send back ${material.description}`} onClick={() => sendBack(material)}>
                Send back
              </Button>
            ),
        },
      ]
    : []),
]

const none = {
  due: 'No material is due back',
  back: 'No material has come back yet',
}

const emptyTitle = (role: Role, held: string | undefined) =>
  held === 'due' || held === 'back'
    ? none[held]
    : role === 'supplier'
      ? 'No material is with you'
      : 'No material is at a supplier'

const registerOf = (role: 'admin' | 'supplier') =>
  declareList({
    call: 'GET /api/materials',
    role,
    query: materialQuery,
    label: 'Material',
    rows: 'materials',
    params: { q: 'material', tab: 'held', cursor: 'from', id: 'id' },
    second: true,
    tabs: {
      label: 'Material by status',
      of: (counts) => [
        { value: 'pending', label: 'Pending', count: counts?.pending },
        { value: 'due', label: 'Due back', count: counts?.due },
        { value: 'back', label: 'Back', count: counts?.back },
      ],
      narrows: false,
    },
    search: { label: 'Search material', placeholder: 'Material, challan, WO number' },
    columns: columnsOf(role),
    wide: true,
    opensAt: ({ shipmentId }) => ({ id: shipmentId }),
    empty: ({ held }, isNarrowed) => ({
      title: isNarrowed ? 'No material found' : emptyTitle(role, held),
      text:
        role === 'admin'
          ? 'What you send to a supplier with a challan appears here, until all of it is back as parts, as it was, or lost in the work.'
          : 'Material and tools that we send you appear here, until all of it is back.',
    }),
    failed: 'Couldn’t load the register',
  })

/** What is at suppliers, for admins and for each of them. */
export const materialRegisters = { admin: registerOf('admin'), supplier: registerOf('supplier') }
