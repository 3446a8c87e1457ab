import type { QueueItem } from '@/lib/client/queue/item'
import { workorderFlow } from '@/lib/rules/orders/flows/workorder-flow'
import { timeOfDay } from '@/lib/terms/format'

/** 10:05, in India. */
export const hour = (iso: string) => timeOfDay(iso).slice(0, 5)

/** What the person did: 'Quality Check', 'Photo', 'Problem'. */
export function actInWords(item: Pick<QueueItem, 'kind' | 'body'>) {
  if (item.kind === 'status')
    return workorderFlow.states[(item as Extract<QueueItem, { kind: 'status' }>).body.status].label
  return item.kind === 'photo' ? 'Photo' : 'Problem'
}
