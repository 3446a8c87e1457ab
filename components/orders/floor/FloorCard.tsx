'use client'

import { ChevronDown, Clock } from 'lucide-react'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { PartPicture } from '@/components/ui/files/PartPicture'
import { lazy } from '@/components/ui/hooks/lazy'
import { useNow } from '@/components/ui/hooks/useNow'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import text from '@/components/ui/layout/text.module.css'
import { Text } from '@/components/ui/layout/Text'
import type { QueueItem } from '@/lib/client/queue/item'
import { useSay } from '@/lib/client/words'
import type { FloorOrder } from '@/lib/contract/orders/floor'
import { addressOf } from '@/lib/contract/address'
import { workorderFlow } from '@/lib/rules/orders/flows/workorder-flow'
import { count } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import type { ActionProps } from './CardActions'
import { wantedStatus } from './wanted'
import { dueInWords } from './words'
import css from './Floor.module.css'

// What an open card has comes once the cards are there: the first load stays light.
const CardActions = lazy(() => import('./CardActions'))
const CardQuestions = lazy(() => import('./CardQuestions'))
const FloorOverlays = lazy(() => import('./FloorOverlays'))

type Props = {
  order: FloorOrder
  member: number
  /** The updates of this order that wait. */
  items: readonly QueueItem[]
  isOpen: boolean
  /** In sight at once. */
  isFirst?: boolean
  onToggle: () => void
  onDrawing: (order: FloorOrder) => void
} & Pick<ActionProps, 'onMeasure'>

/** The service worker keeps pictures that are asked for with this word. */
const pictureOf = ({ inquiryId, pictureFile }: FloorOrder) =>
  inquiryId && pictureFile
    ? `${addressOf('/api/inquiries/{id}/files/{fileName}/picture', { id: inquiryId, fileName: pictureFile })}?floor`
    : null

/** One order: what it is and where it stands; open, what can be done. */
export function FloorCard({ order, member, items, isOpen, isFirst, onToggle, onMeasure, onDrawing }: Props) {
  const say = useSay()
  const now = useNow()
  const address = useUrlState()
  const status = wantedStatus(order, items)
  const cancelled = order.closure?.as === 'cancelled'
  const tone = cancelled ? 'neutral' : workorderFlow.states[status].tone
  const title = order.projectName ?? order.machineName ?? order.processName ?? say('order')
  const panel = `floor-${order.id}`
  return (
    <article className={css.card} data-open={isOpen || undefined} aria-label={displayId('workorder', order.id)}>
      <button type="button" className={css.head} aria-expanded={isOpen} aria-controls={panel} onClick={onToggle}>
        <PartPicture src={pictureOf(order)} process={order.processName} size={64} first={isFirst} />
        <Stack as="span" gap="hair" grow>
          <Row as="span" gap="small" justify="between">
            <span className={text.id}>{displayId('workorder', order.id)}</span>
            {items.length > 0 && (
              <span className={css.waits}>
                <Clock size={16} aria-hidden />
                {say('line.waits', { n: items.length })}
              </span>
            )}
          </Row>
          <Text size="title" weight="title" cut={1} dir="auto">
            {title}
          </Text>
          <span className={css.facts}>
            {order.quantity !== null && <span>{say('pieces', { n: count(order.quantity) })}</span>}
            {order.dueDate && <span>{dueInWords(say, order.dueDate, now)}</span>}
          </span>
          <span className={css.status}>
            <StatusChip tone={tone} label={say(cancelled ? 'status.cancelled' : `status.${status}`)} size="medium" />
          </span>
        </Stack>
        <ChevronDown size={22} className={css.turn} aria-hidden />
      </button>
      <div id={panel}>
        {isOpen && (
          <>
            <CardActions
              order={order}
              member={member}
              items={items}
              onMeasure={onMeasure}
              onDrawing={() => onDrawing(order)}
            />
            <FloorOverlays address={address} order={order} />
          </>
        )}
      </div>
      {/* Below the buttons: a question that comes moves none of them. */}
      {items.length > 0 && <CardQuestions order={order} items={items} />}
    </article>
  )
}
