import { setTimeout as sleep } from 'node:timers/promises'
import { db, rows, raw, sql } from '@/lib/infra/db/db'
import { env } from '@/lib/infra/env'
import type { WaitingMail } from '@/lib/contract/people/account-mails'
import { accountMailOf } from '@/lib/domain/people/accounts/account-mail-link'
import { make, unique } from '@/tests/make'
import { ask, type Answered } from './ask'
import { PASSWORD, passwordHash } from './people'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const email = () => `${unique('Session')}@Example.com`
const registration = (more: object = {}) => ({
  role: 'customer',
  companyName: 'Asha Tools',
  contactName: 'Asha',
  email: email(),
  password: PASSWORD,
  ...more,
})
const sessionOf = ({ headers }: Answered) => ({ cookie: headers.get('set-cookie')!.split(';')[0]! })
const signIn = (username: string, password = PASSWORD) => ask(null, 'POST /api/login', { username, password })
const whoAmI = async (cookie: { cookie: string }) => (await ask(null, 'GET /api/user', undefined, cookie)).status
const refusal = ({ status, body }: Answered) => [status, body.code, body.message]
const confirmed = { currentPassword: PASSWORD }
const taken = 'An account with this email already exists'

describe('the session cookie', () => {
  const flagsOf = ({ headers }: Answered) => headers.get('set-cookie')!.split('; ').slice(1)
  const https = async <T>(act: () => Promise<T>) => {
    const { APP_URL } = env()
    env().APP_URL = 'https://jobwork.example'
    return act().finally(() => void (env().APP_URL = APP_URL))
  }
  const flags = ['Path=/', 'HttpOnly', 'SameSite=Lax']

  test('of a registration and of a sign-in is HttpOnly and SameSite=Lax', async () => {
    const registered = await ask(null, 'POST /api/register', registration())
    expect(flagsOf(registered)).toEqual(expect.arrayContaining(flags))
    expect(flagsOf(await signIn(registered.body.email as string))).toEqual(expect.arrayContaining(flags))
    expect(flagsOf(registered)).not.toContain('Secure')
  })
  test('is Secure and of this host alone when the public address is https', async () => {
    const { email: username } = await make.customer({ passwordHash })
    const answer = await https(() => signIn(username))
    expect(flagsOf(answer)).toEqual(expect.arrayContaining([...flags, 'Secure']))
    expect(answer.headers.get('set-cookie')).toMatch(/^__Host-/)
  })
  test('is cleared by signing out, with a session and without', async () => {
    for (const viewer of [await make.customer(), null]) {
      const { status, headers } = await ask(viewer, 'POST /api/logout')
      expect([status, headers.get('set-cookie')]).toEqual([204, expect.stringMatching(/=; .*Max-Age=0/)])
    }
  })
})

describe('signing in', () => {
  test.each<[string, (email: string) => string]>([
    ['as it was given', (e) => e],
    ['in capitals', (e) => e.toUpperCase()],
    ['with spaces around it', (e) => ` ${e} `],
  ])('by the email %s', async (_, write) => {
    const { email: username } = await make.supplier({ passwordHash })
    expect((await signIn(write(username))).status).toBe(200)
  })
  test.each([
    ['an unknown user', false, PASSWORD],
    ['a wrong password', true, 'wrong-one'],
    ['a password in capitals', true, PASSWORD.toUpperCase()],
  ])('with %s is 401 with the same words', async (_, known, password) => {
    const username = known ? (await make.customer({ passwordHash })).email : email()
    const answer = await signIn(username, password)
    expect(refusal(answer)).toEqual([401, 'unauthenticated', 'Invalid username or password'])
    expect(answer.headers.has('set-cookie')).toBe(false)
  })
  test.each(['customer', 'supplier'] as const)('a %s that waits for verification may', async (role) => {
    const { email: username } = await make[role]({ verified: false, passwordHash })
    expect((await signIn(username)).body).toMatchObject({ role, verified: false })
  })
})

describe('a session', () => {
  const cookieAt = async (
    email: string,
    userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  ) =>
    sessionOf(await ask(null, 'POST /api/login', { username: email, password: PASSWORD }, { 'user-agent': userAgent }))
  const phone = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36'
  type Device = { id: number; device: string; current: boolean }
  const devices = async (cookie: { cookie: string }) =>
    (await ask<Device[]>(null, 'GET /api/sessions', undefined, cookie)).body.map((s) => ({ ...s, device: s.device }))

  test('ends with signing out: who has copied the cookie has nothing', async () => {
    const { email: username } = await make.customer({ passwordHash })
    const [one, other] = [await cookieAt(username), await cookieAt(username)]
    await ask(null, 'POST /api/logout', undefined, one)
    expect([await whoAmI(one), await whoAmI(other)]).toEqual([401, 200])
  })
  test('is another after signing in again, and the one before has ended', async () => {
    const { email: username } = await make.customer({ passwordHash })
    const before = await cookieAt(username)
    const again = await ask(null, 'POST /api/login', { username, password: PASSWORD }, before)
    expect(sessionOf(again).cookie).not.toBe(before.cookie)
    expect([await whoAmI(before), await whoAmI(sessionOf(again))]).toEqual([401, 200])
  })
  test('is listed with its device; one is ended from another, and all others at once', async () => {
    const { email: username } = await make.supplier({ passwordHash })
    const [desk, mobile] = [await cookieAt(username), await cookieAt(username, phone)]
    const third = await cookieAt(username)
    const [first, ...others] = await devices(desk)
    expect([first!.device, first!.current]).toEqual(['Firefox on Linux', true])
    expect(others.map(({ device, current }) => [device, current])).toEqual(
      expect.arrayContaining([
        ['Chrome on Android', false],
        ['Firefox on Linux', false],
      ]),
    )
    const { id } = others.find(({ device }) => device === 'Chrome on Android')!
    expect((await ask(null, `POST /api/sessions/${id}/end`, confirmed, desk)).status).toBe(204)
    expect([await whoAmI(mobile), await whoAmI(third)]).toEqual([401, 200])
    expect((await ask(null, 'POST /api/sessions/end-others', confirmed, desk)).status).toBe(204)
    expect([await whoAmI(third), await whoAmI(desk)]).toEqual([401, 200])
  })
  test.each([
    ['customer', 'seen_at', 14 * 24],
    ['customer', 'created_at', 30 * 24],
    ['supplier', 'seen_at', 14 * 24],
    ['admin', 'seen_at', 12],
    ['admin', 'created_at', 7 * 24],
  ] as const)('of a %s ends when its %s is %d hours ago', async (role, column, hours) => {
    const account = await make[role]({ passwordHash })
    const cookie = await cookieAt(account.email)
    const age = (h: number) =>
      rows(
        sql`UPDATE sessions SET ${raw(column)} = now() - make_interval(hours => ${h}) WHERE member_id = ${account.member.id}`,
      )
    await age(hours)
    expect(await whoAmI(cookie)).toBe(401)
    await age(hours - 1)
    expect(await whoAmI(cookie)).toBe(200)
  })
  test('that is used is seen: it does not end for want of use', async () => {
    const { member, email: username } = await make.admin({ passwordHash })
    const cookie = await cookieAt(username)
    await db().session.updateMany({
      where: { memberId: member.id },
      data: { seenAt: new Date(Date.now() - 3_600_000) },
    })
    await whoAmI(cookie)
    const seen = async () => (await db().session.findFirstOrThrow({ where: { memberId: member.id } })).seenAt.getTime()
    for (let tries = 0; Date.now() - (await seen()) > 60_000 && tries < 50; tries++) await sleep(20)
    expect(Date.now() - (await seen())).toBeLessThan(60_000)
  })
})

describe('registering', () => {
  test('an email that is known in other capitals: 409', async () => {
    const { body } = await ask(null, 'POST /api/register', registration())
    const again = registration({ email: (body.email as string).toUpperCase() })
    expect(refusal(await ask(null, 'POST /api/register', again))).toEqual([409, 'conflict', taken])
  })
  test('twice at once: one account', async () => {
    const form = registration()
    const answers = await Promise.all([ask(null, 'POST /api/register', form), ask(null, 'POST /api/register', form)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  })
  test.each(['admin', 'owner', '', null, undefined])('as %j: 400', async (role) =>
    expect((await ask(null, 'POST /api/register', registration({ role }))).status).toBe(400),
  )
  test.each([
    ['without confirmPassword', undefined, 201],
    ['with the same', PASSWORD, 201],
    ['with another', 'different', 400],
  ])('%s: %j is %d', async (_, confirmPassword, status) =>
    expect((await ask(null, 'POST /api/register', registration({ confirmPassword }))).status).toBe(status),
  )
})

describe('a profile', () => {
  test('of which the email changes: once its mailbox confirms, the username follows, in lower case; sessions go on', async () => {
    const customer = await make.customer({ passwordHash })
    const [before, wanted] = [customer.email, email()]
    const pendingEmail = wanted.toLowerCase()
    const asked = await ask(customer, `PATCH /api/users/${customer.id}`, { email: wanted, ...confirmed })
    expect([asked.status, asked.body]).toMatchObject([200, { email: before, username: before, pendingEmail }])
    expect((await ask(customer, 'GET /api/user')).body).toMatchObject({ email: before, pendingEmail })
    expect((await signIn(wanted)).status).toBe(401)

    const letter = await accountMailOf({ name: 'confirm-email', to: pendingEmail, memberId: customer.member.id })
    const token = /^http:\/\/localhost:3000\/auth\/confirm-email\?token=([\w-]+)$/.exec(letter!.link)![1]
    expect((await ask(null, 'POST /api/email/confirm', { token })).status).toBe(204)
    const after = { email: pendingEmail, username: pendingEmail, pendingEmail: null }
    expect((await ask(customer, 'GET /api/user')).body).toMatchObject(after)
    expect((await signIn(wanted)).body).toMatchObject(after)
    expect((await signIn(before)).status).toBe(401)
    expect((await ask(null, 'POST /api/email/confirm', { token })).status).toBe(400)
  })
  test('with an email that waits for its mailbox: admins see it, too', async () => {
    const [supplier, admin, pendingEmail] = [await make.supplier(), await make.admin(), email().toLowerCase()]
    await ask(supplier, `PATCH /api/users/${supplier.id}`, { email: pendingEmail, ...confirmed })
    const listed = await ask<object[]>(admin, `GET /api/suppliers?q=${supplier.email}`)
    expect(listed.body).toMatchObject([{ email: supplier.email, pendingEmail }])
  })
  test('to another’s email, in other capitals: 409', async () => {
    const [customer, other] = [await make.customer(), await make.supplier()]
    const body = { email: other.email.toUpperCase(), ...confirmed }
    expect(refusal(await ask(customer, `PATCH /api/users/${customer.id}`, body))).toEqual([409, 'conflict', taken])
  })
})

describe('a password', () => {
  const changeTo = (currentPassword: string, newPassword = 'secret-2') => ({
    currentPassword,
    newPassword,
    confirmPassword: newPassword,
  })
  const mailed = async (to: string) => {
    const jobs = await rows<{ payload: WaitingMail }>(sql`
      SELECT payload FROM graphile_worker._private_jobs WHERE payload->>'to' = ${to} ORDER BY id`)
    const letters = await Promise.all(jobs.map(({ payload }) => accountMailOf(payload)))
    const tokens = letters.map(
      (letter) => /^http:\/\/localhost:3000\/auth\?token=([\w-]+)$/.exec(letter?.link ?? '')?.[1],
    )
    return tokens.filter((token) => token !== undefined)
  }
  const reset = (token: string) =>
    ask(null, 'POST /api/password/reset', { token, newPassword: 'secret-3', confirmPassword: 'secret-3' })

  test('that is changed: 204, and every session of the account ends, this one too', async () => {
    const { email: username } = await make.customer({ passwordHash })
    const [here, there] = [sessionOf(await signIn(username)), sessionOf(await signIn(username))]
    const changed = await ask(null, 'POST /api/user/password', changeTo(PASSWORD), here)
    expect([changed.status, await whoAmI(here), await whoAmI(there)]).toEqual([204, 401, 401])
    expect([(await signIn(username)).status, (await signIn(username, 'secret-2')).status]).toEqual([401, 200])
  })
  test('that is changed with a wrong current one: 400 with an issue on it', async () => {
    const customer = await make.customer({ passwordHash })
    const { status, body } = await ask(customer, 'POST /api/user/password', changeTo('not-it'))
    expect([status, body.issues]).toEqual([400, [{ path: 'currentPassword', message: expect.any(String) }]])
  })
  test('that is forgotten: 204 whether the email is known or not; the known one gets a mail', async () => {
    const { email: known } = await make.customer()
    const unknown = email().toLowerCase()
    for (const address of [known.toUpperCase(), unknown])
      expect((await ask(null, 'POST /api/password/forgot', { email: address })).status).toBe(204)
    expect([(await mailed(known)).length, (await mailed(unknown)).length]).toEqual([1, 0])
  })
  test('that is reset by the link: 204 once, every session ends, the link is used up', async () => {
    const { email: username } = await make.customer({ passwordHash })
    const session = sessionOf(await signIn(username))
    await ask(null, 'POST /api/password/forgot', { email: username })
    const [token] = await mailed(username)
    expect([(await reset(token!)).status, await whoAmI(session)]).toEqual([204, 401])
    expect([(await signIn(username, 'secret-3')).status, (await reset(token!)).status]).toEqual([200, 400])
  })
  test.each([
    ['59 minutes', 59, 204],
    ['61 minutes', 61, 400],
  ])('a link of %s ago (%d): %d', async (_, minutes, status) => {
    const { member, email: username } = await make.customer()
    await ask(null, 'POST /api/password/forgot', { email: username })
    const [token] = await mailed(username)
    const { expiresAt } = await db().passwordToken.findFirstOrThrow({ where: { memberId: member.id } })
    const earlier = new Date(expiresAt.getTime() - minutes * 60_000)
    await db().passwordToken.updateMany({ where: { memberId: member.id }, data: { expiresAt: earlier } })
    expect((await reset(token!)).status).toBe(status)
  })
  test('of a supplier that an admin added is set by the link of its invitation', async () => {
    const supplier = {
      companyName: 'Nava Tools',
      contactName: 'Ravi',
      email: email().toLowerCase(),
      phone: '98220 12345',
      address: 'Nashik',
    }
    const { status, body } = await ask(await make.admin(), 'POST /api/suppliers', supplier)
    expect([status, body.verified, body.role]).toEqual([201, true, 'supplier'])
    expect((await reset((await mailed(supplier.email))[0]!)).status).toBe(204)
    expect((await signIn(supplier.email, 'secret-3')).body).toMatchObject({ id: body.id, verified: true })
  })
})
