import { Worker } from 'node:worker_threads'
import { expect, jest, test } from '@jest/globals'
import { asciiStl } from '@/tests/drawings'
import { renderThumbnail } from '.'

test('the thread that reads drawings ends after half a minute without one, and the next drawing starts another', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  const ended = jest.spyOn(Worker.prototype, 'terminate')
  const look = () => renderThumbnail('stl', Buffer.from(asciiStl([10, 20, 30])))
  await look()
  expect(ended).not.toHaveBeenCalled()
  jest.advanceTimersByTime(31_000)
  expect(ended).toHaveBeenCalled()
  expect((await look()).facts.size).toEqual([10, 20, 30])
})
