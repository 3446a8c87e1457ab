import { Worker } from 'node:worker_threads'
import { expect, jest, test } from '@jest/globals'
import { openThread } from './thread'

test('a task that never ends is stopped after its time, and the next one runs', async () => {
  const run = openThread<number, number>('none', 'tests/threads/endless.mjs')
  const begin = Date.now()
  const tasks = [run(1, 300), run(2, 300)]
  await expect(tasks[0]).rejects.toThrow('took too long')
  // Its time counts from its own start.
  await expect(tasks[1]).rejects.toThrow('took too long')
  expect(Date.now() - begin).toBeGreaterThan(600)
})

test('a task that takes more than 300 MB is stopped', async () => {
  const run = openThread<null, null>('none', 'tests/threads/hungry.mjs')
  await expect(run(null, 15_000)).rejects.toThrow('too much memory')
})

test('tasks are answered in turn', async () => {
  const run = openThread<number, number>('none', 'tests/threads/echo.mjs')
  expect(await Promise.all([run(1, 5_000), run(2, 5_000), run(3, 5_000)])).toEqual([1, 2, 3])
})

test('a thread without a task ends after a while, and the next task starts another', async () => {
  const ended = jest.spyOn(Worker.prototype, 'terminate')
  const run = openThread<number, number>('none', 'tests/threads/echo.mjs', 50)
  expect(await run(1, 15_000)).toBe(1)
  for (let tries = 0; tries < 500 && !ended.mock.calls.length; tries++)
    await new Promise((resolve) => setTimeout(resolve, 20))
  expect(ended).toHaveBeenCalled()
  expect(await run(2, 15_000)).toBe(2)
})
