import type { Workorder, WorkorderStatus } from '@/lib/contract/orders/workorders'
import { withMoves } from './unsent-moves'

const at = '2026-11-24T06:00:00.000Z'
const order = (status: WorkorderStatus) =>
  ({ id: 7, status, startDate: null, begunDate: null, completedDate: null }) as Workorder
const move = (from: WorkorderStatus, to: WorkorderStatus, id = 7) => ({ id, from, to, at })

test('a move shows before it is sent, with the days that it sets', () => {
  const dates = { startDate: at, begunDate: at, completedDate: null }
  expect(withMoves(order('pending'), [move('pending', 'started')])).toMatchObject({ status: 'started', ...dates })
  expect(withMoves(order('quality_check'), [move('quality_check', 'completed')])).toMatchObject({ completedDate: at })
})

test('two moves show one after the other, the first stored or not', () => {
  const moves = [move('pending', 'started'), move('started', 'in_progress')]
  expect(withMoves(order('pending'), moves).status).toBe('in_progress')
  expect(withMoves(order('started'), moves).status).toBe('in_progress')
})

test('a status that somebody else has set meanwhile wins; other orders stay as they are', () => {
  expect(withMoves(order('issues'), [move('pending', 'started')]).status).toBe('issues')
  expect(withMoves(order('pending'), [move('pending', 'started', 8)]).status).toBe('pending')
})
