import { db } from '@/lib/infra/db/db'
import { env } from '@/lib/infra/env'
import { make, unique } from '@/tests/make'
import { ask } from '../ask'
import { PASSWORD, passwordHash } from '../people'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

beforeAll(() => void (env().RATE_LIMIT = 'on'))
afterAll(() => void (env().RATE_LIMIT = 'off'))

const from = (address: string) => ({ 'x-client-address': address })
const signIn = async (address: string, username: string, password: string) =>
  (await ask(null, 'POST /api/login', { username, password }, from(address))).status
const fails = async (address: string, times: number, username = () => `${unique('nobody')}@example.com`) => {
  const answers = []
  for (let n = 0; n < times; n++) answers.push(await signIn(address, username(), 'wrong'))
  expect(answers).toEqual(answers.map(() => 401))
}
/** As if this long had passed for every limit. */
const later = (minutes: number) =>
  db().$executeRaw`UPDATE rate_limits SET expire = expire - ${minutes * 60_000}::bigint WHERE expire IS NOT NULL`

test.each([
  [4, 200],
  [5, 429],
])('after %d failures for one account the right password answers %d', async (times, status) => {
  const { email } = await make.customer({ passwordHash })
  await fails(unique('address'), times, () => email)
  expect(await signIn(unique('elsewhere'), email, PASSWORD)).toBe(status)
})

test.each([
  [19, 200],
  [20, 429],
])('after %d failures from one address anybody’s right password there answers %d', async (times, status) => {
  const { email } = await make.customer({ passwordHash })
  const address = unique('address')
  await fails(address, times)
  expect(await signIn(address, email, PASSWORD)).toBe(status)
  if (status === 429) expect(await signIn(unique('elsewhere'), email, PASSWORD)).toBe(200)
})

test.each([
  [14, 429],
  [15, 200],
])('an account that is closed to sign-ins answers %d minutes later: %d', async (minutes, status) => {
  const { email } = await make.customer({ passwordHash })
  await fails(unique('address'), 5, () => email)
  await later(minutes)
  expect(await signIn(unique('elsewhere'), email, PASSWORD)).toBe(status)
})

const register = async (address: string) => {
  const form = { role: 'customer', companyName: 'A', contactName: 'B', email: `${unique('r')}@example.com` }
  return (await ask(null, 'POST /api/register', { ...form, password: PASSWORD }, from(address))).status
}
test.each([
  [59, 429],
  [60, 201],
])('ten registrations from one address, and the next %d minutes later: %d', async (minutes, status) => {
  const address = unique('address')
  for (let n = 0; n < 10; n++) expect(await register(address)).toBe(201)
  expect(await register(address)).toBe(429)
  await later(minutes)
  expect(await register(address)).toBe(status)
  expect(await register(unique('elsewhere'))).toBe(201)
})
