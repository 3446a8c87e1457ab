import { Worker } from 'node:worker_threads'
import { expect, jest, test } from '@jest/globals'
import { parts } from '@/prisma/seed/files/parts'
import { stepFile } from '@/prisma/seed/files/step'
import { asciiStl } from '@/tests/drawings'
import { renderThumbnail } from '.'

test('after a STEP file that is cut off the next one is read', async () => {
  const step = stepFile(parts.bracket, new Date(0))
  await expect(renderThumbnail('step', Buffer.from(step.slice(0, 2_000)))).rejects.toThrow('damaged')
  expect((await renderThumbnail('step', Buffer.from(step))).facts.size).toEqual([90, 60, 12])
})

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
