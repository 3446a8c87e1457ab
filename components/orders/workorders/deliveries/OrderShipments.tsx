import { LinkButton } from '@/components/ui/controls/LinkButton'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { Row } from '@/components/ui/layout/Row'
import { Section } from '@/components/ui/layout/Section'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import { useMay } from '@/lib/client/viewer'
import type { Role } from '@/lib/contract/people/account'
import type { WorkorderDetail } from '@/lib/contract/orders/workorders'
import { PACK_DAYS, shipmentFlow } from '@/lib/rules/goods/flows/shipment-flow'
import { count, date, daysUntil } from '@/lib/terms/format'
import { displayId, linkTo } from '@/lib/terms/nouns'

type Props = { order: WorkorderDetail; role: Role }

/** What of an order has gone to the hub, and its shipments; the shop packs what is left. Customers read none of it. */
export default function OrderShipments({ order, role }: Props) {
  const may = useMay()
  const { id, shipments = [], toPack = 0 } = order
  const packs = role === 'supplier' && may('shipment.plan') && toPack > 0 && isPacked(order)
  if (!shipments.length && !packs) return null
  return (
    <Section
      plain
      title="To the hub"
      actions={
        packs && (
          <LinkButton href={`/supplier/shipments?pack=${id}`} size="small">
            {`Pack ${count(toPack)} pcs`}
          </LinkButton>
        )
      }
    >
      <Stack gap="small">
        <Text>{deliveryWords(order)}</Text>
        {shipments.map((shipment) => {
          const { tone, label } = shipmentFlow.states[shipment.status]
          const line = shipment.lines.find(({ workorderId }) => workorderId === id)
          return (
            <Row key={shipment.id} wrap gap="small">
              <LinkButton href={linkTo('shipment', shipment.id, role)!} size="small">
                {displayId('shipment', shipment.id)}
              </LinkButton>
              <span>{`${count(line?.quantity ?? 0)} pcs${shipment.sentOn ? `, ${date(shipment.sentOn)}` : ''}`}</span>
              <StatusChip tone={tone} label={label} size="small" />
            </Row>
          )
        })}
      </Stack>
    </Section>
  )
}

/** It is in production, or was completed within the days in which the list of what is to be packed has it. */
const isPacked = ({ status, completedDate, closure }: WorkorderDetail) =>
  closure?.as !== 'cancelled' &&
  status !== 'pending' &&
  status !== 'issues' &&
  (!completedDate || daysUntil(completedDate, Date.now()) >= -PACK_DAYS)

/** '118 of 260 delivered, next 142 on 5 Dec 2026'. */
export function deliveryWords({ deliverySums, supplySums, nextDelivery }: WorkorderDetail): string {
  const sums = deliverySums ?? supplySums
  if (!sums) return 'No quantity yet'
  const came = `${count(sums.delivered - sums.rejected)} of ${count(sums.ordered)} delivered`
  const rejected = sums.rejected ? `, ${count(sums.rejected)} rejected` : ''
  const next = nextDelivery?.quantity
    ? `, next ${count(nextDelivery.quantity)}${nextDelivery.day ? ` on ${date(nextDelivery.day)}` : ''}`
    : ''
  return `${came}${rejected}${next}`
}
