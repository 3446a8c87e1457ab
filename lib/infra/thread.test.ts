import { expect, test } from '@jest/globals'
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
