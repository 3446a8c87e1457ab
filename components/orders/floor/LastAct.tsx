'use client'

import { Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import type { QueueItem } from '@/lib/client/queue/item'
import { takeBack } from '@/lib/client/queue/send-waiting'
import type { FloorOrder } from '@/lib/contract/orders/floor'
import type { WorkorderStatus } from '@/lib/contract/orders/workorders'
import { workorderFlow } from '@/lib/rules/orders/flows/workorder-flow'
import { dateTime } from '@/lib/terms/format'
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
    <div className={css.last}>
      <p role="status">
        {waiting ? whatWaits(waiting) : shown ? doneInWords(shown) : isTakenBack ? 'Taken back' : sinceWhen(order)}
      </p>
      {(waiting || move) && (
        <Button startIcon={<Undo2 size={18} aria-hidden />} onClick={() => void undo()}>
          Undo
        </Button>
      )}
    </div>
  )
}

const sinceWhen = ({ status, since }: FloorOrder) => `${workorderFlow.states[status].label} since ${dateTime(since)}`

const whatWaits = (item: QueueItem) =>
  doneInWords({
    kind: item.kind,
    at: item.doneAt,
    ...(item.kind === 'status' && { move: { from: item.body.status, to: item.body.status } }),
  })

/** 'Quality Check, 10:05', 'Photo saved, 10:05'. */
function doneInWords({ kind, at, photos = 1, move }: Done) {
  const what = move
    ? workorderFlow.states[move.to].label
    : kind === 'problem'
      ? 'Problem reported'
      : photos === 1
        ? 'Photo saved'
        : `${photos} photos saved`
  return `${what}, ${hour(at)}`
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
