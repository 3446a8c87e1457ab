import { Worker } from 'node:worker_threads'
import { expect, jest, test } from '@jest/globals'
import { asciiStl } from '@/tests/drawings'
import { renderThumbnail } from '.'

test('who reads drawings goes when none comes for half a minute, and another one comes', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  const ended = jest.spyOn(Worker.prototype, 'terminate')
  const look = () => renderThumbnail('stl', Buffer.from(asciiStl([10, 20, 30])))
  await look()
  jest.advanceTimersByTime(29_000)
  await look()
  jest.advanceTimersByTime(29_000)
  expect(ended).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1_000)
  expect(ended).toHaveBeenCalledTimes(1)
  expect((await look()).facts.size).toEqual([10, 20, 30])
})
