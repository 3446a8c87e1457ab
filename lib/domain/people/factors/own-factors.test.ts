import { POST as signIn } from '@/app/api/login/route'
import { POST as second } from '@/app/api/login/second/route'
import { GET as me } from '@/app/api/user/route'
import { POST as confirmIt } from '@/app/api/user/confirm/route'
import { POST as start } from '@/app/api/user/totp/route'
import { env } from '@/lib/infra/env'
import { db, rows, sql } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { newPasswordToken } from '@/lib/domain/people/accounts/password-token'
import { resetPassword } from '@/lib/domain/people/accounts/reset-password'
import { call, newCookieOf } from '@/tests/call'
import { authenticator } from '@/tests/authenticator'
import { make, PASSWORD } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { refused } from '@/tests/refused'
import {
  addPasskey,
  confirmTotp,
  listFactors,
  makeRecoveryCodes,
  passkeyOptions,
  removeTotp,
  startTotp,
} from './own-factors'
import { resetFactors } from './reset-factors'
import { secondSignIn } from './second-sign-in'
import { codeAt } from './totp'

await ownDatabase()

// The clock stands: no step of an app ends between a code and its use.
beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.now()))
afterEach(() => jest.restoreAllMocks())

const later = (steps: number) => Date.now() + steps * 30_000

/** A person with an authenticator app, and its secret and recovery codes. */
async function protectedPerson(viewer?: Viewer) {
  const person = viewer ?? (await make.supplier())
  const { secret } = await startTotp(person, {})
  // A step ago: the codes of now and of the next step are still to be used.
  const { recoveryCodes } = await confirmTotp(person, { code: codeAt(secret, later(-1)) })
  return { person, secret, recoveryCodes }
}
const post = (body: object, cookie = '') => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { cookie, 'content-type': 'application/json' },
})
const cookieIn = (response: Response, name: string) =>
  response.headers
    .getSetCookie()
    .find((one) => one.startsWith(`${name}=`))
    ?.split(';')[0] ?? ''

/** Gives the password. Answers the response and the cookie of the next step. */
async function givePassword({ email }: Viewer, password = PASSWORD) {
  const response = await call(signIn, post({ username: email, password }))
  return { response, step: cookieIn(response, 'jobwork-step') }
}
const letters = async (to: string) =>
  (
    await rows<{ name: string }>(sql`
      SELECT j.payload->>'name' AS name FROM graphile_worker._private_jobs j WHERE j.payload->>'to' = ${to} ORDER BY j.id`)
  ).map(({ name }) => name)

test('an authenticator app counts once a code of it is confirmed, brings recovery codes and a letter', async () => {
  const person = await make.supplier()
  const { secret, uri } = await startTotp(person, {})
  expect(uri).toContain(secret)
  expect((await givePassword(person)).response.status).toBe(200)
  await refused(confirmTotp(person, { code: '000000' }), 'validation')
  const { recoveryCodes } = await confirmTotp(person, { code: codeAt(secret) })
  expect(new Set(recoveryCodes).size).toBe(10)
  expect(await listFactors(person, {})).toMatchObject({ totp: true, passkeys: [], recoveryLeft: 10, required: false })
  expect(await letters(person.email)).toContain('factor-added')
  const kept = await db().member.findUnique({ where: { id: person.member.id } })
  expect(Buffer.from(kept!.totpSecret!).toString('latin1')).not.toContain(secret)
  await refused(startTotp(person, {}), 'conflict')
})

test('a right password alone opens nothing; with the code it does, once', async () => {
  const { person, secret } = await protectedPerson()
  const { response, step } = await givePassword(person)
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([401, 'second_factor'])
  expect(cookieIn(response, 'next-auth.session-token')).toBe('')
  expect(response.headers.getSetCookie()[0]).toMatch(/Path=\/api\/login; HttpOnly; SameSite=Strict; Max-Age=300/)
  const code = codeAt(secret)
  const done = await call(second, post({ code: `${code.slice(0, 3)} ${code.slice(3)}` }, step))
  expect(done.status).toBe(200)
  const cookie = cookieIn(done, 'next-auth.session-token')
  expect((await call(me, { headers: { cookie } })).status).toBe(200)
  expect((await call(second, post({ code }, step))).status).toBe(401)
  const again = await givePassword(person)
  expect((await call(second, post({ code }, again.step))).status).toBe(401)
})

test('of one code on two devices at once one signs in', async () => {
  const { person, secret } = await protectedPerson()
  const steps = [await givePassword(person), await givePassword(person)]
  const code = codeAt(secret)
  const both = await Promise.all(steps.map(({ step }) => call(second, post({ code }, step))))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
})

test('the step belongs to its person, and without one nothing is completed', async () => {
  const [asha, ravi] = [await protectedPerson(), await protectedPerson()]
  const { step } = await givePassword(asha.person)
  expect((await call(second, post({ code: codeAt(ravi.secret) }, step))).status).toBe(401)
  expect((await call(second, post({ code: codeAt(asha.secret) }))).status).toBe(401)
  expect(
    (await call(second, post({ code: codeAt(asha.secret) }, 'jobwork-step=00000000-0000-4000-8000-000000000000.x')))
      .status,
  ).toBe(401)
})

test('a recovery code signs in once, in any letters, and its person gets a letter', async () => {
  const { person, recoveryCodes } = await protectedPerson()
  const recovery = recoveryCodes[0]!.toLowerCase().replace('-', ' ')
  const use = async () => (await call(second, post({ recovery }, (await givePassword(person)).step))).status
  expect([await use(), await use()]).toEqual([200, 401])
  expect(await listFactors(person, {})).toMatchObject({ recoveryLeft: 9 })
  expect(await letters(person.email)).toContain('recovery-used')
  const { recoveryCodes: anew } = await makeRecoveryCodes(person, {})
  expect(anew).not.toContain(recoveryCodes[1])
  expect((await call(second, post({ recovery: recoveryCodes[1]! }, (await givePassword(person)).step))).status).toBe(
    401,
  )
})

test('after five wrong codes in a quarter of an hour the right one is refused, too', async () => {
  const { person, secret } = await protectedPerson()
  const { step } = await givePassword(person)
  env().RATE_LIMIT = 'on'
  const statuses = []
  for (let n = 0; n < 5; n++) statuses.push((await call(second, post({ code: '000000' }, step))).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401])
  expect((await call(second, post({ code: codeAt(secret) }, step))).status).toBe(429)
  env().RATE_LIMIT = 'off'
})

test('when AUTH_SECRET was replaced the authenticator’s code is refused, and a recovery code opens', async () => {
  const { person, secret, recoveryCodes } = await protectedPerson()
  const before = env().AUTH_SECRET
  env().AUTH_SECRET = 'z'.repeat(40)
  try {
    const give = async (body: object) => (await call(second, post(body, (await givePassword(person)).step))).status
    expect([await give({ code: codeAt(secret) }), await give({ recovery: recoveryCodes[0]! })]).toEqual([401, 200])
  } finally {
    env().AUTH_SECRET = before
  }
})

test('one recovery code on two devices at once signs one in; that of another person nobody', async () => {
  const [asha, ravi] = [await protectedPerson(), await protectedPerson()]
  const use = async (recovery: string) => call(second, post({ recovery }, (await givePassword(asha.person)).step))
  const both = await Promise.all([use(asha.recoveryCodes[0]!), use(asha.recoveryCodes[0]!)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
  expect((await use(ravi.recoveryCodes[0]!)).status).toBe(401)
})

test('the code of an app that was not confirmed signs nobody in', async () => {
  const person = await make.supplier()
  const device = authenticator()
  await addPasskey(person, { ...device.make(await passkeyOptions(person, {})), name: 'Phone' })
  const { secret } = await startTotp(person, {})
  const { step } = await givePassword(person)
  expect((await call(second, post({ code: codeAt(secret) }, step))).status).toBe(401)
})

test('a new password removes no factor, and ends a sign-in that waits for one', async () => {
  const { person, secret } = await protectedPerson()
  const { step } = await givePassword(person)
  const { id: memberId } = person.member
  const token = await db().$transaction((tx) => newPasswordToken(tx, 'reset', memberId))
  await resetPassword(null, { token, newPassword: 'another-one', confirmPassword: 'another-one' })
  expect((await call(second, post({ code: codeAt(secret) }, step))).status).toBe(401)
  const anew = await givePassword(person, 'another-one')
  expect(anew.response.status).toBe(401)
  expect((await call(second, post({ code: codeAt(secret) }, anew.step))).status).toBe(200)
})

test('a step of five minutes ago completes nothing', async () => {
  const { person, secret } = await protectedPerson()
  const { step } = await givePassword(person)
  await rows(sql`UPDATE challenges SET expires_at = now() - interval '1 second' WHERE member_id = ${person.member.id}`)
  expect((await call(second, post({ code: codeAt(secret) }, step))).status).toBe(401)
})

test('what is no code is refused at its field, and what is nothing in words', async () => {
  const { person } = await protectedPerson()
  const { step } = await givePassword(person)
  const issues = async (body: object) =>
    ((await (await call(second, post(body, step))).json()) as { issues: object[] }).issues
  expect(await issues({ code: '1234567' })).toEqual([{ path: 'code', message: 'Enter the code of six digits' }])
  for (const body of [{}, { code: 7 }, { passkey: 'x' }])
    expect(await issues(body)).toEqual([{ path: '', message: 'Give a code, a recovery code or a passkey' }])
})

test('a wrong password says nothing about a second factor', async () => {
  const { person } = await protectedPerson()
  const { response, step } = await givePassword(person, 'not-it')
  expect([response.status, ((await response.json()) as { code: string }).code, step]).toEqual([
    401,
    'unauthenticated',
    '',
  ])
})

test('removing the last factor takes the recovery codes with it; an admin removes those of a person who lost them', async () => {
  const { person } = await protectedPerson()
  await removeTotp(person, {})
  expect(await listFactors(person, {})).toMatchObject({ totp: false, recoveryLeft: 0 })
  expect((await givePassword(person)).response.status).toBe(200)
  const lost = await protectedPerson()
  const cookie = await newCookieOf(lost.person)
  const admin = await make.admin()
  await refused(resetFactors(await make.colleague(admin, 'operations'), { id: lost.person.member.id }), 'forbidden')
  await resetFactors(admin, { id: lost.person.member.id })
  expect((await call(me, { headers: { cookie } })).status).toBe(401)
  expect((await givePassword(lost.person)).response.status).toBe(200)
  expect(await letters(lost.person.email)).toContain('factor-reset')
})

test('with an old sign-in an act that asks for a fresh one is refused until the person confirms', async () => {
  const person = await make.customer()
  const cookie = await newCookieOf(person)
  const begin = async () => {
    const response = await call(start, post({}, cookie))
    return [response.status, ((await response.json()) as { code?: string }).code]
  }
  expect(await begin()).toEqual([200, undefined])
  await rows(
    sql`UPDATE sessions SET confirmed_at = now() - interval '16 minutes' WHERE member_id = ${person.member.id}`,
  )
  expect(await begin()).toEqual([403, 'confirm'])
  const wrong = await call(confirmIt, post({ password: 'not-it' }, cookie))
  expect([wrong.status, await wrong.json()]).toMatchObject([
    400,
    { issues: [{ path: 'password', message: 'This is not right' }] },
  ])
  expect(await begin()).toEqual([403, 'confirm'])
  expect((await call(confirmIt, post({ password: PASSWORD }, cookie))).status).toBe(204)
  expect(await begin()).toEqual([200, undefined])
})

test('the verb refuses a sign-in whose step was never opened', async () => {
  await refused(secondSignIn(null, { code: '123456', step: 'nonsense' }), 'unauthenticated')
})
