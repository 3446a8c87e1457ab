'use client'

import { Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { Row } from '@/components/ui/layout/Row'
import { Text } from '@/components/ui/layout/Text'
import type { QueueItem } from '@/lib/client/queue/item'
import { takeBack } from '@/lib/client/queue/send-waiting'
import { useSay } from '@/lib/client/words'
import type { FloorOrder } from '@/lib/contract/orders/floor'
import type { WorkorderStatus } from '@/lib/contract/orders/workorders'
import { momentIn, type Say } from '@/lib/terms/words/words'
import { lastWaiting, moveBack, sentMove, UNDO_MS, type Done } from './last-act'
import { hour } from './words'
import css from './Floor.module.css'

type Props = {
  order: FloorOrder
  member: number
  items: readonly QueueItem[]
  /** The status that the person wants. */
  status: WorkorderStatus
  done: Done | null
}

/** What was done last on an order, with Undo while it can be taken back; else since when it stands where it does. It is always as high. */
export function LastAct({ order, member, items, status, done }: Props) {
  const say = useSay()
  const [isTakenBack, setTakenBack] = useState<Done | null>(null)
  const now = useClockUntil(done && Date.parse(done.at) + UNDO_MS)
  const shown = done === isTakenBack ? null : done
  const waiting = lastWaiting(items)
  const move = waiting ? null : sentMove(shown, status, now)
  const undo = async () => {
    setTakenBack(done)
    if (waiting) await takeBack(waiting.id)
    else if (move) await moveBack({ order: order.id, member }, move)
  }
  return (
    <Row gap="medium" className={css.last}>
      <Text as="p" role="status" tone="secondary" grow>
        {waiting
          ? whatWaits(say, waiting)
          : shown
            ? doneInWords(say, shown)
            : isTakenBack
              ? say('last.takenBack')
              : sinceWhen(say, order)}
      </Text>
      {(waiting || move) && (
        <Button size="large" startIcon={<Undo2 size={18} aria-hidden />} onClick={() => void undo()}>
          {say('undo')}
        </Button>
      )}
    </Row>
  )
}

const sinceWhen = (say: Say, { status, since }: FloorOrder) =>
  say('last.since', { status: say(`status.${status}`), when: momentIn(say, since) })

const whatWaits = (say: Say, item: QueueItem) =>
  doneInWords(say, {
    kind: item.kind,
    at: item.doneAt,
    ...(item.kind === 'status' && { move: { from: item.body.status, to: item.body.status } }),
    ...(item.kind === 'shipment' && { pieces: item.body.quantity }),
  })

/** 'Quality Check, 10:05', 'Photo saved, 10:05', '200 pcs packed, 10:05'. */
const doneInWords = (say: Say, done: Done) => say('last.at', { what: whatInWords(say, done), time: hour(done.at) })

function whatInWords(say: Say, { kind, photos = 1, pieces = 0, move }: Done) {
  if (move) return say(`status.${move.to}`)
  if (kind === 'problem') return say('last.problem')
  return kind === 'shipment' ? say('last.packed', { n: pieces }) : say('last.photos', { n: photos })
}

/** The time (ms), read again when a moment is over. */
function useClockUntil(end: number | null) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (end === null) return
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, end - Date.now()))
    return () => clearTimeout(timer)
  }, [end])
  return now
}
