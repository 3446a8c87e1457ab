import { workorders } from '@/lib/contract/orders/workorders'
import { whileHeld } from '@/tests/lock-race'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { atOnce } from '@/tests/refused'
import { displayId } from '@/lib/terms/nouns'
import type { Viewer } from '@/lib/rules/core/permissions'
import { withEventTime } from '../../core/event-clock'
import { changeWorkorderStatus } from '@/lib/domain/money/payouts/followed-acts'
import { getWorkorder } from '@/lib/domain/goods/workorders/get-workorder'

await ownDatabase()

const HOUR = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString()

/** An order that was made five days ago, and its moves. */
async function oldOrder() {
  const { supplier, admin, workorder } = await withEventTime(new Date(Date.now() - 120 * HOUR), () => make.order())
  const { id } = workorder
  const move = (viewer: Viewer, fields: object) =>
    changeWorkorderStatus(viewer, { id, ...workorders.changeStatus.body.parse(fields) })
  const lastEvent = async () => (await getWorkorder(supplier, { id })).history.at(-1)!
  return { supplier, admin, id, move, lastEvent }
}

test('a move that a phone without a line made counts from when it was made', async () => {
  const { supplier, move, lastEvent } = await oldOrder()
  const started = ago(6)
  expect(await move(supplier, { status: 'started', doneAt: started })).toMatchObject({ startDate: started })
  expect(await lastEvent()).toMatchObject({ to: 'started', doneAt: started })
  // The next one of the same phone: later than the one before was made, though both are sent now.
  const completed = ago(5)
  expect(await move(supplier, { status: 'completed', doneAt: completed })).toMatchObject({ completedDate: completed })
})

test.each([
  ['before the last move was made', 5],
  ['more than 72 hours ago', 73],
])('a time %s is kept, and the server’s clock counts', async (_, hours) => {
  const { supplier, move, lastEvent } = await oldOrder()
  if (hours < 72) await move(supplier, { status: 'started', doneAt: ago(4) })
  const doneAt = ago(hours)
  const { completedDate } = await move(supplier, { status: 'completed', doneAt })
  expect(Date.parse(completedDate!)).toBeGreaterThan(Date.now() - 20_000)
  expect(await lastEvent()).toMatchObject({ doneAt })
})

test('the clock of a phone that is a day ahead is ignored', async () => {
  const { supplier, move, lastEvent } = await oldOrder()
  const { startDate } = await move(supplier, { status: 'started', doneAt: ago(-24) })
  expect(Math.abs(Date.parse(startDate!) - Date.now())).toBeLessThan(20_000)
  expect(await lastEvent()).not.toHaveProperty('doneAt')
})

test('a move from another status than the phone saw is refused, with what it is now', async () => {
  const { supplier, admin, id, move } = await oldOrder()
  await move(admin, { status: 'quality_check' })
  const message = `Someone was faster: ${displayId('workorder', id)} is Quality Check now`
  await expect(move(supplier, { status: 'started', from: 'pending' })).rejects.toMatchObject({
    code: 'conflict',
    message,
    issues: [{ path: 'from', message }],
  })
  expect(await move(supplier, { status: 'completed', from: 'quality_check' })).toMatchObject({ status: 'completed' })
})

test('of two phones that saw the same status one is faster', async () => {
  const { supplier, admin, id, move } = await oldOrder()
  const acts = await whileHeld('SELECT id FROM work_orders WHERE id = $1 FOR UPDATE', [id], () => [
    move(supplier, { status: 'started', from: 'pending' }),
    move(admin, { status: 'in_progress', from: 'pending' }),
  ])
  expect(await atOnce(acts)).toEqual({ done: 1, refused: ['conflict'] })
})
