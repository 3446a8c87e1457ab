import type { HistoryEntry } from '@/lib/contract/core/fields'
import { eventRow } from '@/lib/rules/event-lookups'
import { events } from '@/lib/rules/events'
import type { EventKind } from '@/lib/terms/event-kinds'
import { eventWords } from './history-words'

test('whatever can stand in the history of an order has words', () => {
  const kinds = (Object.keys(events) as EventKind[]).filter(
    (kind) => kind.startsWith('workorder.') && !eventRow(kind).subject,
  )
  const moved = ['workorder.created', 'workorder.statusChanged', 'workorder.paymentChanged', 'workorder.payableChanged']
  for (const kind of kinds) {
    const entry = { kind, to: moved.includes(kind) ? 'pending' : null } as HistoryEntry
    expect([kind, eventWords(entry, { quantity: 5, dueDate: null }).title]).toEqual([kind, expect.stringMatching(/\w/)])
  }
})
