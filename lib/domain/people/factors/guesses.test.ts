import { POST as confirmIt } from '@/app/api/user/confirm/route'
import { POST as changePassword } from '@/app/api/user/password/route'
import { rows, sql } from '@/lib/infra/db/db'
import { env } from '@/lib/infra/env'
import { call, newCookieOf } from '@/tests/call'
import { make, PASSWORD, unique } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { cookieIn, giveFactor, givePassword, later, protect, signInWith } from '@/tests/second-factor'
import { codeAt } from './totp'

await ownDatabase()

// The clock stands: no step of an app ends between a code and its use.
beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.now()))
afterEach(() => jest.restoreAllMocks())
beforeAll(() => void (env().RATE_LIMIT = 'on'))
afterAll(() => void (env().RATE_LIMIT = 'off'))

const wrong = { code: '000000' }

/** A person with an app, and the browser from which it signed in before. */
async function atHome() {
  const { person, secret, recoveryCodes } = await protect(await make.supplier())
  const first = await signInWith(person, { code: codeAt(secret) })
  return { person, recoveryCodes, device: cookieIn(first.response, 'jobwork.devices'), code: codeAt(secret, later(1)) }
}

/** Wrong codes for one step, one after the other. */
async function guess(step: string, times: number, from: { address?: string; device?: string } = {}) {
  const statuses = []
  for (let n = 0; n < times; n++) statuses.push((await giveFactor(step, wrong, from)).status)
  return statuses
}

const times = (n: number, status: number) => Array.from({ length: n }, () => status)

test('a step takes five wrong codes, and then not the right one', async () => {
  const { person, code } = await atHome()
  const { step } = await givePassword(person)
  const spread = []
  for (let n = 0; n < 5; n++) spread.push((await giveFactor(step, wrong)).status)
  expect(spread).toEqual(times(5, 401))
  expect((await giveFactor(step, { code })).status).toBe(429)
})

test('another step gives an address no more guesses, also many at once', async () => {
  const { person } = await atHome()
  const address = unique('stranger')
  const steps = await Promise.all(times(4, 0).map(() => givePassword(person, { address })))
  const answers = await Promise.all(
    steps.flatMap(({ step }) => times(4, 0).map(() => giveFactor(step, wrong, { address }))),
  )
  expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5)
  expect((await signInWith(person, wrong, { address })).status).toBe(429)
})

test('five wrong codes of a stranger with the password keep the owner out neither on a known device nor elsewhere', async () => {
  for (const known of [true, false]) {
    const { person, device, code } = await atHome()
    await guess((await givePassword(person, { address: 'cafe' })).step, 6, { address: 'cafe' })
    expect((await signInWith(person, { code }, known ? { address: 'cafe', device } : {})).status).toBe(200)
  }
})

test('over many addresses a stranger gets twenty guesses in a day, and the known device gets in all the while', async () => {
  const { person, device, code, recoveryCodes } = await atHome()
  for (let n = 0; n < 5; n++) expect(await guess((await givePassword(person)).step, 4)).toEqual(times(4, 401))
  const refused = await giveFactor((await givePassword(person)).step, wrong)
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000)
  // Recovery codes are another way in, and counted apart.
  expect((await signInWith(person, { recovery: recoveryCodes[0] })).status).toBe(200)
  expect((await signInWith(person, { code }, { device })).status).toBe(200)
})

test('a known device guesses five times, and locks nobody but itself', async () => {
  const { person, device, code } = await atHome()
  expect(await guess((await givePassword(person, { device })).step, 6, { device })).toEqual([...times(5, 401), 429])
  expect((await signInWith(person, { code })).status).toBe(200)
})

test('thirty right passwords without a second factor keep the owner on a known device out of nothing', async () => {
  const { person, device, code } = await atHome()
  for (let n = 0; n < 31; n++) await givePassword(person)
  expect((await givePassword(person)).response.status).toBe(429)
  expect((await signInWith(person, { code }, { device })).status).toBe(200)
})

test('wrong codes close no way of a recovery code, nor wrong recovery codes that of a code', async () => {
  const { person, code, recoveryCodes } = await atHome()
  const [address, other] = [unique('address'), unique('address')]
  await guess((await givePassword(person, { address })).step, 5, { address })
  expect((await signInWith(person, { recovery: recoveryCodes[0] }, { address })).status).toBe(200)
  for (let n = 0; n < 5; n++)
    expect((await signInWith(person, { recovery: 'AAAAA-AAAAA' }, { address: other })).status).toBe(401)
  expect((await signInWith(person, { recovery: recoveryCodes[1] }, { address: other })).status).toBe(429)
  expect((await signInWith(person, { code }, { address: other })).status).toBe(200)
})

test('sign-ins count when they are complete', async () => {
  const { person, device, recoveryCodes, code } = await atHome()
  const counted = async () =>
    (
      await rows<{ points: number }>(sql`
    SELECT points FROM rate_limits WHERE key = ${`signIns:${person.email}`}`)
    )[0]?.points
  expect(await counted()).toBe(1)
  await givePassword(person, { device })
  await signInWith(person, wrong, { device })
  expect(await counted()).toBe(1)
  await signInWith(person, { recovery: recoveryCodes[0] }, { device })
  expect(await counted()).toBe(2)
  await rows(sql`UPDATE rate_limits SET points = 30 WHERE key = ${`signIns:${person.email}`}`)
  expect((await signInWith(person, { code }, { device })).status).toBe(429)
})

describe('of a stolen session', () => {
  const wrongPassword = { password: 'not-it' }
  const ask = (cookie: string, body: object) => call(confirmIt, { body, headers: { cookie } })

  test('five wrong confirmations stop that session for a while, and no other', async () => {
    const person = await make.customer()
    const [stolen, own] = [await newCookieOf(person), await newCookieOf(person)]
    for (let n = 0; n < 5; n++) expect((await ask(stolen, wrongPassword)).status).toBe(400)
    expect((await ask(stolen, { password: PASSWORD })).status).toBe(429)
    expect((await ask(own, { password: PASSWORD })).status).toBe(204)
  })

  test('five wrong current passwords keep the owner from changing it in no other session', async () => {
    const person = await make.customer()
    const [stolen, own] = [await newCookieOf(person), await newCookieOf(person)]
    const change = (cookie: string, currentPassword: string) =>
      call(changePassword, {
        body: { currentPassword, newPassword: 'another-one', confirmPassword: 'another-one' },
        headers: { cookie },
      })
    for (let n = 0; n < 5; n++) expect((await change(stolen, 'not-it')).status).toBe(400)
    expect((await change(stolen, PASSWORD)).status).toBe(429)
    expect((await change(own, PASSWORD)).status).toBe(204)
  })
})
