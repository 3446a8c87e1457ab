import type { HistoryEntry } from '@/lib/contract/core/fields'
import type { Workorder, WorkorderStatus } from '@/lib/contract/orders/workorders'
import { progressOf } from './progress'

const day = (n: number) => `2026-11-${String(n).padStart(2, '0')}T06:00:00.000Z`
/** An order that took these states, one a day. */
function states(...moves: WorkorderStatus[]) {
  const history = moves.map((to, i) => ({
    kind: i ? 'workorder.statusChanged' : 'workorder.created',
    to,
    createdAt: day(i + 1),
  })) as HistoryEntry[]
  const order = { status: moves.at(-1), createdAt: day(1), startDate: day(20), completedDate: null } as Workorder
  return progressOf(order, history).map(({ state, at }) => [state, at && Number(at.slice(8, 10))])
}

test('a step that was left out is skipped, not done', () => {
  expect(states('pending', 'started', 'issues', 'completed')).toEqual([
    ['done', 1],
    ['done', 2],
    ['skipped', null],
    ['skipped', null],
    ['done', 4],
  ])
})

test('a given start is no step that was taken', () => {
  expect(states('pending', 'quality_check')).toEqual([
    ['done', 1],
    ['skipped', null],
    ['skipped', null],
    ['current', 2],
    ['todo', null],
  ])
})

test('nothing is called skipped while the history is on its way', () => {
  const order = { status: 'in_progress', createdAt: day(1), completedDate: null } as Workorder
  expect(progressOf(order, []).map(({ state }) => state)).toEqual(['done', 'done', 'current', 'todo', 'todo'])
})

test('work that goes back has its later steps before it again', () => {
  expect(states('pending', 'started', 'in_progress', 'started').map(([state]) => state)).toEqual([
    'done',
    'current',
    'todo',
    'todo',
    'todo',
  ])
})
