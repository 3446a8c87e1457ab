import type { Bill, BillLine } from '@/lib/contract/money/bills'
import { count, date, daysUntil } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import type { Tone } from '@/lib/terms/tone'

const dayWord = (n: number) => (n === 1 ? 'day' : 'days')

/** Whole pieces of a line: 200 pcs, −12 pcs. */
export const piecesOf = ({ quantityMilli }: Pick<BillLine, 'quantityMilli'>) =>
  `${quantityMilli < 0 ? '−' : ''}${count(Math.abs(quantityMilli / 1000))} pcs`

/** What an objection names of a line: '12 objected to, pay until 4 Jun 2027'. */
export const objectedWords = ({ objectedMilli, objectedDueOn }: Pick<BillLine, 'objectedMilli' | 'objectedDueOn'>) =>
  objectedMilli
    ? `${count(objectedMilli / 1000)} objected to${objectedDueOn ? `, pay until ${date(objectedDueOn)}` : ''}`
    : ''

/** Orders that are named where there are many. */
const NAMED = 2

/** The orders of a bill: WO-0012, WO-0014 and 3 more. */
export function ordersOf({ lines }: Pick<Bill, 'lines'>): string {
  const orders = [...new Set(lines.map(({ workorderId }) => displayId('workorder', workorderId)))]
  const rest = orders.length - NAMED
  return orders.slice(0, NAMED).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}

/** How long there is to pay: 'day 38 of 45', 'past its day by 3'. */
export function timeOf({ clock, objection, status, paid }: Bill, now: number): { words: string; tone: Tone } {
  if (status === 'withdrawn') return { words: 'Withdrawn', tone: 'neutral' }
  if (status === 'approved' && paid) return { words: 'Paid', tone: 'success' }
  if (!clock) return { words: objection ? 'Objection is open' : 'No day yet', tone: 'neutral' }
  const left = daysUntil(clock.dueOn, now)
  if (left < 0) return { words: `Past its day by ${-left}`, tone: 'danger' }
  if (clock.byLaw)
    return { words: `Day ${clock.days - left} of ${clock.days}`, tone: left <= 7 ? 'danger' : 'decision' }
  return { words: left ? `${left} ${dayWord(left)} left` : 'Due today', tone: left <= 3 ? 'decision' : 'neutral' }
}

/** The sentence that a supplier waits for: 'We pay until 15 Jan 2027 (day 1 of 45)'. */
export function promiseOf(bill: Bill, now: number): string | null {
  const { clock, status, paid } = bill
  if (!clock || paid || status === 'withdrawn') return null
  const day = clock.byLaw ? ` (${timeOf(bill, now).words.replace(/^./, (first) => first.toLowerCase())})` : ''
  return status === 'approved'
    ? `We pay until ${date(clock.dueOn)}${day}`
    : `If it is approved we pay until ${date(clock.dueOn)}${day}`
}
