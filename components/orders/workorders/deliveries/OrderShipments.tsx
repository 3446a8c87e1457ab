import { LinkButton } from '@/components/ui/controls/LinkButton'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { Row } from '@/components/ui/layout/Row'
import { Section } from '@/components/ui/layout/Section'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import { useMay } from '@/lib/client/viewer'
import type { Role } from '@/lib/contract/people/account'
import type { ShipmentLeg } from '@/lib/contract/orders/shipment'
import type { WorkorderDetail } from '@/lib/contract/orders/workorders'
import { PACK_DAYS, shipmentFlow } from '@/lib/rules/goods/flows/shipment-flow'
import { legs } from '@/lib/rules/goods/legs'
import { amountOf } from '@/lib/rules/goods/line-words'
import { count, date, daysUntil } from '@/lib/terms/format'
import { displayId, linkTo } from '@/lib/terms/nouns'
import { deliveredWords } from './delivered-words'

type Props = { order: WorkorderDetail; role: Role }

/** What has moved of an order on its reader's side, and its shipments. The shop packs what is left, an admin what is at the hub, or plans to have it fetched at the shop. */
export default function OrderShipments({ order, role }: Props) {
  const may = useMay()
  const { id, shipments = [], toPack = 0, toSend = 0 } = order
  const free = role === 'supplier' && isPacked(order) ? toPack : toSend
  const packs = may('shipment.plan') && role !== 'customer' && free > 0
  const moves = role === 'admin' && may('shipment.plan') && order.closure?.as !== 'cancelled'
  const sends = moves && isPacked(order) && toPack > 0
  if (!shipments.length && !packs && !moves) return null
  return (
    <Section
      plain
      title={role === 'supplier' ? 'Dispatches' : 'Deliveries'}
      actions={
        <>
          {moves && (
            <LinkButton href={`/admin/shipments?move=${id}`} size="small">
              Move material
            </LinkButton>
          )}
          {sends && (
            <LinkButton href={`/admin/shipments?direct=${id}`} size="small">
              Send directly
            </LinkButton>
          )}
          {packs && (
            <LinkButton href={`/${role}/shipments?pack=${id}`} size="small">
              {`Pack ${count(free)} pcs`}
            </LinkButton>
          )}
        </>
      }
    >
      <Stack gap="small">
        <Text>{deliveredWords(order.deliverySums, order.nextDelivery)}</Text>
        {order.dispatchedAt && <Text tone="secondary">{daysOf(order.dispatchedAt, order.deliveredAt)}</Text>}
        {role === 'admin' && <Text tone="secondary">{`From the supplier: ${deliveredWords(order.supplySums)}`}</Text>}
        {shipments.map((shipment) => {
          const { tone, label } = shipmentFlow.states[shipment.status]
          const line = shipment.lines.find(({ workorderId }) => workorderId === id)
          return (
            <Row key={shipment.id} wrap gap="small">
              <LinkButton href={linkTo('shipment', shipment.id, role)!} size="small">
                {displayId('shipment', shipment.id)}
              </LinkButton>
              <span>{`${line ? amountOf(line) : ''}${shipment.sentOn ? `, ${date(shipment.sentOn)}` : ''}`}</span>
              <StatusChip tone={tone} label={label} size="small" />
              <WayOf leg={shipment.leg} role={role} />
            </Row>
          )
        })}
      </Stack>
    </Section>
  )
}

/** The way of a shipment, where it isn't the one that its section is about. */
function WayOf({ leg, role }: { leg: ShipmentLeg; role: Role }) {
  const words = {
    admin: legs[leg].label,
    supplier: (leg === 'to_supplier' && 'To you') || (leg === 'to_site' && 'To the customer'),
    customer: leg === 'from_customer' && 'From you',
  }
  return words[role] && <Text tone="secondary">{words[role]}</Text>
}

/** It is in production, or was completed within the days in which the list of what is to be packed has it. */
const isPacked = ({ status, completedDate, closure }: WorkorderDetail) =>
  closure?.as !== 'cancelled' &&
  status !== 'pending' &&
  status !== 'issues' &&
  (!completedDate || daysUntil(completedDate, Date.now()) >= -PACK_DAYS)

/** 'First goods left on 1 Dec 2026, the last arrived on 8 Dec 2026'. */
const daysOf = (dispatched: string, delivered?: string | null) =>
  `First goods left on ${date(dispatched)}${delivered ? `, the last arrived on ${date(delivered)}` : ''}`
