'use client'

import { Button } from '@/components/ui/controls/Button'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { ConfirmDialog } from '@/components/ui/dialog/ConfirmDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { lazy } from '@/components/ui/hooks/lazy'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Row } from '@/components/ui/layout/Row'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { decide } from '@/lib/client/api'
import { useMay } from '@/lib/client/viewer'
import type { Shipment } from '@/lib/contract/orders/shipment'
import type { Workorder } from '@/lib/contract/orders/workorders'
import type { Role } from '@/lib/contract/people/account'
import { legs, plansOn, receivesOn, sendsOn } from '@/lib/rules/goods/legs'
import { challanReasonsOf } from '@/lib/rules/money/challan-words'
import { displayId } from '@/lib/terms/nouns'
import type { PackingLeg } from './packing'
import { carriageOf, loadOf } from './words'

const PackDialog = lazy(() => import('./PackDialog'))
const MaterialDialog = lazy(() => import('../materials/MaterialDialog'))
const ReceiveDialog = lazy(() => import('./ReceiveDialog'))
const PackagesDialog = lazy(() => import('./PackagesDialog'))
const CancelDialog = lazy(() => import('./CancelDialog'))
const ChallanDialog = lazy(() => import('./ChallanDialog'))

const labels = {
  send: 'Mark as gone',
  handOver: 'Hand over',
  packages: 'Packages and weight',
  edit: 'Edit',
  cancel: 'Cancel shipment',
  challan: 'Challan',
  count: 'Count',
  arrive: 'Record arrival',
} as const
type Act = keyof typeof labels

type Props = { shipment: Shipment; role: Role; orders: readonly Workorder[] }

/** What a person can do with a shipment, and the dialog of what was pressed. */
export function ShipmentActs({ shipment, role, orders }: Props) {
  const address = useUrlState()
  const acts = useActs(shipment, role)
  const asked = acts.find((act) => act === address.get('act'))
  const may = useMay()
  const isBilled = role === 'supplier' && shipment.status === 'received' && shipment.leg !== 'to_supplier'
  return (
    <>
      {isBilled && may('bill.add') && (
        <LinkButton href={`/supplier/payments?shipment=${shipment.id}`} variant="outlined">
          Bill it
        </LinkButton>
      )}
      {acts.length > 0 && (
        <Row wrap gap="small" role="group" aria-label="What you can do">
          {acts.map((act, i) => (
            <Button
              key={act}
              variant={i === acts.length - 1 ? 'contained' : 'outlined'}
              onClick={() => address.set({ act })}
            >
              {labels[act]}
            </Button>
          ))}
        </Row>
      )}
      <Overlay of={asked} onClose={() => address.set({ act: null })}>
        {(overlay, act) => <ActDialog act={act} shipment={shipment} role={role} orders={orders} {...overlay} />}
      </Overlay>
    </>
  )
}

/** What this person may do now, the next step last. */
function useActs({ leg, status, papers, lines }: Shipment, role: Role): Act[] {
  const may = useMay()
  const counts = may('shipment.receive') && receivesOn(leg, role)
  if (status === 'planned') {
    if (!may('shipment.move') || !sendsOn(leg, role)) return []
    if (!plansOn(leg, role)) return ['packages', 'handOver']
    const hasChallan = papers.some(({ kind }) => kind === 'challan')
    // What a shop sends back as it is, is cancelled and packed anew.
    if (leg === 'to_hub' && lines.some(({ quantity }) => quantity === null)) return ['cancel', 'send']
    return challanReasonsOf[leg] && may('challan.issue') && !hasChallan
      ? ['cancel', 'edit', 'challan', 'send']
      : ['cancel', 'edit', 'send']
  }
  if (status === 'sent') return counts ? ['arrive', 'count'] : []
  return status === 'delivered' && counts ? ['count'] : []
}

/** The leg whose goods can be packed. */
const legOf = ({ leg }: Shipment): PackingLeg => (leg === 'from_hub' || leg === 'to_site' ? leg : 'to_hub')

type DialogProps = Props & { act: Act; open: boolean; onClose: () => void }

function ActDialog({ act, shipment, role, orders, open, onClose }: DialogProps) {
  const toast = useToast()
  const dialog = { shipment, open, onClose }
  const { id } = shipment
  const shownId = displayId('shipment', id)
  const isMaterial = shipment.lines.some(({ purpose }) => purpose !== 'goods')
  if (act === 'edit' && isMaterial) return <MaterialDialog {...dialog} order={null} />
  if (act === 'edit') return <PackDialog {...dialog} leg={legOf(shipment)} orders={orders} />
  if (act === 'packages') return <PackagesDialog {...dialog} />
  if (act === 'count') return <ReceiveDialog {...dialog} role={role} />
  if (act === 'challan') return <ChallanDialog {...dialog} />
  if (act === 'cancel') return <CancelDialog {...dialog} />
  const goes = act === 'send' || act === 'handOver'
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={act === 'handOver' ? `Hand over ${shownId}?` : `${shownId} has ${goes ? 'left' : 'arrived'}?`}
      text={
        goes
          ? `${loadOf(shipment)}${carriageOf(shipment) ? ` with ${carriageOf(shipment)}` : ''}. ${act === 'handOver' ? `The driver says the code ${shipment.pickupCode}.` : 'Lines and document can’t change any more.'}`
          : `It is here and not counted yet.${legs[shipment.leg].silent ? ' Without a count within 7 days its pieces count as accepted.' : ''}`
      }
      confirmLabel={labels[act]}
      onConfirm={async () => {
        await decide('PATCH /api/shipments/{id}/status', { id, status: goes ? 'sent' : 'delivered' })
        toast({ title: goes ? `${shownId} is on its way` : `${shownId} has arrived` })
      }}
      failTitle={goes ? 'Not sent' : 'Not recorded'}
    />
  )
}
