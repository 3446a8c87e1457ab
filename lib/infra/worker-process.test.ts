import { ChildProcess } from 'node:child_process'
import { openWorkerProcess } from './worker-process'

const processOf = <Task, Result>(name: string, idleMs?: number) =>
  openWorkerProcess<Task, Result>('none', `tests/worker-processes/${name}.mjs`, idleMs)

test('a task that never ends is stopped after its time, and the next one runs', async () => {
  const run = processOf<number, number>('endless')
  const begin = Date.now()
  const tasks = [run(1, 300), run(2, 300)]
  await expect(tasks[0]).rejects.toThrow('took too long')
  // Its time counts from its own start.
  await expect(tasks[1]).rejects.toThrow('took too long')
  expect(Date.now() - begin).toBeGreaterThan(600)
})

test('a task that takes more than 300 MB is stopped, and the next one is answered by another process', async () => {
  const run = processOf<null, null>('hungry')
  await expect(run(null, 60_000)).rejects.toThrow('too much memory')
  await expect(run(null, 60_000)).rejects.toThrow('too much memory')
})

test('what loading a reader takes is not counted as the file’s', async () => {
  expect(await processOf<null, number>('large-reader')(null, 60_000)).toBe(360 * 1024 * 1024)
})

test('what another process of the server takes is not counted as the file’s', async () => {
  const [hungry, modest] = [processOf<null, null>('hungry'), processOf<null, number>('large-reader')]
  const [one, other] = await Promise.allSettled([hungry(null, 60_000), modest(null, 60_000)])
  expect([one.status, other.status]).toEqual(['rejected', 'fulfilled'])
})

test('tasks are answered in turn, and bytes stay bytes', async () => {
  const run = processOf<Uint8Array, Uint8Array>('echo')
  const answers = await Promise.all([1, 2, 3].map((byte) => run(Uint8Array.of(byte, 255), 60_000)))
  expect(answers.map((bytes) => [...bytes])).toEqual([1, 2, 3].map((byte) => [byte, 255]))
})

test('what a task throws is said in its words', async () => {
  const run = processOf<string, never>('refusing')
  await expect(run('This file is damaged.', 60_000)).rejects.toThrow(new Error('This file is damaged.'))
})

test('a process without a task ends after a while, and the next task starts another', async () => {
  const ended = jest.spyOn(ChildProcess.prototype, 'kill')
  const run = processOf<number, number>('echo', 50)
  expect(await run(1, 60_000)).toBe(1)
  while (!ended.mock.calls.length) await new Promise((resolve) => setTimeout(resolve, 20))
  expect(await run(2, 60_000)).toBe(2)
})

test('a process that is ended between two tasks is no fault, and the next task starts another', async () => {
  const begun = jest.spyOn(ChildProcess.prototype, 'spawn' as never)
  const run = processOf<number, number>('echo')
  expect(await run(1, 60_000)).toBe(1)
  const child = begun.mock.contexts.at(-1) as unknown as ChildProcess
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
  expect(await run(2, 60_000)).toBe(2)
  begun.mockRestore()
})
