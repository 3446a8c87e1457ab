import type { QueueItem } from '@/lib/client/queue/item'
import { lastWaiting, sentMove, type Done } from './last-act'

const item = (id: number, state: QueueItem['state']) => ({ id, state }) as QueueItem

test('the last update that waits is the one to take back; a refused one has buttons of its own', () => {
  expect(lastWaiting([item(1, 'waiting'), item(2, 'asking'), item(3, 'refused')])?.id).toBe(2)
  expect(lastWaiting([item(1, 'conflict')])).toBeUndefined()
})

test('a sent status goes back for a minute, while nobody has moved the order on', () => {
  const at = '2026-11-26T05:00:00Z'
  const done: Done = { kind: 'status', at, move: { from: 'pending', to: 'started' } }
  const after = (seconds: number) => Date.parse(at) + seconds * 1000
  expect(sentMove(done, 'started', after(59))).toEqual({ from: 'pending', to: 'started' })
  expect(sentMove(done, 'started', after(60))).toBeNull()
  expect(sentMove(done, 'in_progress', after(1))).toBeNull()
  expect(sentMove({ kind: 'photo', at }, 'started', after(1))).toBeNull()
})
