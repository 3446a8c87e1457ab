import { OthersRead } from '@/components/ui/record/OthersRead'
import { Timeline } from '@/components/ui/record/Timeline'
import type { Role } from '@/lib/contract/people/account'
import type { HistoryEntry } from '@/lib/contract/core/fields'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { actorOf, eventWords } from '../history-words'
import { activityOf } from './activity'
import { filesInWords, OrderFiles, sideOf } from './OrderFiles'

type Props = { order: Workorder; history: readonly HistoryEntry[]; role: Role }

/** Status changes, notes, payments and documents of an order as one thread, newest first. */
export const OrderActivity = ({ order, history, role }: Props) => (
  <Timeline
    label="Activity"
    entries={activityOf(order, history).map((entry, i) =>
      'files' in entry
        ? {
            key: i,
            title: filesInWords(entry.files),
            at: entry.at,
            by: sideOf(entry.files[0]!, role),
            more: <OrderFiles order={order} files={entry.files} role={role} />,
          }
        : {
            key: i,
            ...eventWords(entry.event, order),
            at: entry.at,
            by: actorOf(entry.event),
            done: entry.event.doneAt,
            text: entry.note,
            more: entry.isLatestNote && entry.note && <OthersRead readers="The customer" texts={order.othersRead} />,
          },
    )}
  />
)
