import { Worker } from 'node:worker_threads'
import { hashSync } from 'bcryptjs'
import Tinypool from 'tinypool'
import { clock } from '@/tests/fake-clock'
import { env } from '../env'
import { checkPassword, hashPassword } from './password'

test('a hash fits its password alone, and two hashes of one password differ', async () => {
  const [one, other] = await Promise.all([hashPassword('secret1'), hashPassword('secret1')])
  expect(one).not.toBe(other)
  expect(await checkPassword('secret1', one)).toBe(true)
  expect(await checkPassword('Secret1', one)).toBe(false)
})

test('no account: no password fits', async () => expect(await checkPassword('secret1', null)).toBe(false))

test.each([
  ['an unknown account', null],
  ['an invited one without a password', '!'],
])('%s costs a comparison with a hash of the full cost, which fits nothing', async (_, hash) => {
  const run = jest.spyOn(Tinypool.prototype, 'run')
  const { NODE_ENV, PASSWORD_COST } = env()
  Object.assign(env(), { NODE_ENV: 'production', PASSWORD_COST: 11 })
  expect(await checkPassword('secret1', hash)).toBe(false)
  Object.assign(env(), { NODE_ENV, PASSWORD_COST })
  expect(run.mock.calls.at(-1)![0]).toMatchObject({ hash: expect.stringMatching(/^\$2b\$11\$[\w./]{53}$/) })
  run.mockRestore()
})

test('a password of 72 bytes counts to its last', async () => {
  const hash = hashSync('अ'.repeat(24), 4)
  expect(await checkPassword('अ'.repeat(24), hash)).toBe(true)
  expect(await checkPassword(`${'अ'.repeat(23)}आ`, hash)).toBe(false)
  expect(await checkPassword(`${'अ'.repeat(24)}x`, hash)).toBe(false)
})

test('who computes hashes goes when nobody signs in for ten seconds, and another one comes', async () => {
  clock.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  const ended = jest.spyOn(Worker.prototype, 'terminate')
  const hash = await hashPassword('secret1')
  clock.advanceTimersByTime(9_000)
  expect(await checkPassword('secret1', hash)).toBe(true)
  clock.advanceTimersByTime(9_000)
  const before = ended.mock.calls.length
  clock.advanceTimersByTime(1_000)
  expect(ended.mock.calls.length).toBe(before + 1)
  clock.useRealTimers()
  expect(await checkPassword('secret1', hash)).toBe(true)
})
