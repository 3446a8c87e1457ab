import type { QueueItem } from '@/lib/client/queue/item'
import { daysUntil, timeOfDay } from '@/lib/terms/format'
import { dayIn, type Say } from '@/lib/terms/words/words'

/** 10:05, in India. */
export const hour = (iso: string) => timeOfDay(iso).slice(0, 5)

/** What the person did: 'Quality Check', 'Photo', 'Problem', 'Packed'. */
export function actInWords(say: Say, item: QueueItem) {
  if (item.kind === 'status') return say(`status.${item.body.status}`)
  return say(item.kind)
}

/** So many days ahead a day is counted; beyond it is named. */
const COUNTED_DAYS = 30

/** 'due today', 'due in 3 days', 'due 21 Jan 2027', '2 days late'. */
export function dueInWords(say: Say, dueDate: string, now: number) {
  const n = daysUntil(dueDate, now)
  if (n < 0) return say('due.late', { n: -n })
  if (n === 0) return say('due.today')
  if (n === 1) return say('due.tomorrow')
  return n <= COUNTED_DAYS ? say('due.in', { n }) : say('due.on', { date: dayIn(say, dueDate) })
}
