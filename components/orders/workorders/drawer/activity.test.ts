import type { HistoryEntry } from '@/lib/contract/core/fields'
import type { FileInfo } from '@/lib/contract/files/files'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { activityOf } from './activity'

const at = (day: number, hour = 6) =>
  `2026-11-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00.000Z`
const order = (fields: Partial<Workorder>) =>
  ({ status: 'started', createdAt: at(1), notes: null, files: [], ...fields }) as Workorder
const created = { kind: 'workorder.created', to: 'pending', note: null, createdAt: at(1) } as HistoryEntry
const moved = (to: string, day: number, note: string | null = null) =>
  ({ kind: 'workorder.statusChanged', to, note, createdAt: at(day) }) as HistoryEntry
const file = (name: string, addedBy: string, addedAt: string) => ({ name, addedBy, addedAt }) as FileInfo

/** The thread as one reads it: what happened with its note, or the names of the documents. */
const thread = (one: Workorder, history: HistoryEntry[]) =>
  activityOf(one, history).map((entry) =>
    'files' in entry ? entry.files.map(({ name }) => name) : [entry.event.to, entry.note],
  )

test('moves, notes and documents are one thread, the newest first', () => {
  const files = [
    file('order.pdf', 'admin', at(1, 5)),
    file('a.pdf', 'supplier', at(3)),
    file('b.pdf', 'supplier', at(3, 7)),
  ]
  const added = { kind: 'workorder.filesAdded', createdAt: at(3, 7) } as HistoryEntry
  const history = [created, moved('started', 2, 'Steel is here'), added]
  expect(thread(order({ files, notes: 'Steel is here' }), history)).toEqual([
    ['a.pdf', 'b.pdf'],
    ['started', 'Steel is here'],
    ['order.pdf'],
    ['pending', null],
  ])
})

test('the note that came with the order stands with its creation', () => {
  expect(thread(order({ notes: 'Pack in pairs' }), [created, moved('started', 2)])).toEqual([
    ['started', null],
    ['pending', 'Pack in pairs'],
  ])
})

test('the note of the problem that stops the work is left to the panel', () => {
  const history = [created, moved('issues', 2, 'Spindle broke')]
  expect(thread(order({ status: 'issues', notes: 'Spindle broke' }), history)[0]).toEqual(['issues', null])
  expect(thread(order({ notes: 'Spindle broke' }), [...history, moved('started', 3)])[1]).toEqual([
    'issues',
    'Spindle broke',
  ])
})

test('an order without a history began all the same', () => {
  expect(thread(order({}), [])).toEqual([['pending', null]])
})
