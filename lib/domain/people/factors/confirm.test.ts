import { keepRevertible, newRevertToken, revertEmail } from '@/lib/domain/people/accounts/email-revert'
import { newPasswordToken } from '@/lib/domain/people/accounts/password-token'
import { resetPassword } from '@/lib/domain/people/accounts/reset-password'
import { inviteAgain } from '@/lib/domain/people/members/invite-again'
import { removeMember } from '@/lib/domain/people/members/remove-member'
import { db, rows, sql } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { authenticator } from '@/tests/authenticator'
import { newCookieOf } from '@/tests/call'
import { make, PASSWORD } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { ask } from '@/tests/product/ask'
import { cookieIn, giveFactor, givePassword, later, protect } from '@/tests/second-factor'
import { hasFactor } from './factor'
import { addPasskey, passkeyOptions } from './own-factors'
import { codeAt } from './totp'

await ownDatabase()

// The clock stands: no step of an app ends between a code and its use.
beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.now()))
afterEach(() => jest.restoreAllMocks())

/** Sends calls as a browser of this session does. */
const browser = (cookie: string) => (line: string, body?: object) =>
  ask<{ code?: string }>(null, line, body, { cookie })

/** A person with an app, whose session is of the password alone: of before the factor, or confirmed by a password. */
async function stolenSession(person: Viewer) {
  const cookie = await newCookieOf(person)
  return { ...(await protect(person)), send: browser(cookie) }
}
const isAsked = { status: 403, body: { code: 'confirm', message: 'Confirm your identity to continue' } }

test('who has a second factor confirms with it: the password alone is refused at its field', async () => {
  const { send, secret } = await stolenSession(await make.supplier())
  expect(await send('POST /api/user/recovery-codes', {})).toMatchObject(isAsked)
  expect(await send('POST /api/user/confirm', { password: PASSWORD })).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'password', message: 'You have a second factor. Confirm with it.' }] },
  })
  expect(await send('POST /api/user/recovery-codes', {})).toMatchObject(isAsked)
  expect(await send('POST /api/user/confirm', { code: '000000' })).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'code', message: 'This is not right' }] },
  })
  expect((await send('POST /api/user/confirm', { code: codeAt(secret) })).status).toBe(204)
  expect((await send('POST /api/user/recovery-codes', {})).status).toBe(200)
})

test('a recovery code confirms once', async () => {
  const { send, recoveryCodes, person } = await stolenSession(await make.customer())
  const recovery = recoveryCodes[0]!
  expect((await send('POST /api/user/confirm', { recovery })).status).toBe(204)
  expect((await send('POST /api/user/totp/remove', {})).status).toBe(204)
  expect((await send('POST /api/user/confirm', { recovery })).status).toBe(400)
  const told = await rows(sql`
    SELECT 1 AS told FROM graphile_worker._private_jobs j
    WHERE j.payload->>'to' = ${person.email} AND j.payload->>'name' = 'recovery-used'`)
  expect(told).toHaveLength(1)
})

test('a passkey confirms', async () => {
  const person = await make.customer()
  const send = browser(await newCookieOf(person))
  const device = authenticator()
  await addPasskey(person, { ...device.make(await passkeyOptions(person, {})), name: 'Phone' })
  expect(await send('POST /api/user/recovery-codes', {})).toMatchObject(isAsked)
  const { body } = await ask<{ id: string; options: Record<string, unknown> }>(person, 'POST /api/user/confirm/options')
  expect((await send('POST /api/user/confirm', { passkey: device.use(body) })).status).toBe(204)
  expect((await send('POST /api/user/recovery-codes', {})).status).toBe(200)
})

describe('a stolen session and the password change nothing of a person with a factor', () => {
  const fresh = { newPassword: 'another-one', confirmPassword: 'another-one', currentPassword: PASSWORD }
  test.each<[string, object]>([
    ['POST /api/user/password', fresh],
    ['PATCH /api/users/{own}', { email: 'moved@example.com', currentPassword: PASSWORD }],
    ['PATCH /api/users/{own}', { gstNumber: '27AAPFU0939F1ZV' }],
    ['POST /api/user/totp/remove', {}],
    ['POST /api/user/passkeys/options', {}],
    ['POST /api/user/recovery-codes', {}],
    ['POST /api/sessions/end-others', { currentPassword: PASSWORD }],
    ['POST /api/members', { name: 'Ravi', email: 'ravi@example.com', role: 'owner' }],
    ['PATCH /api/members/{colleague}', { role: 'owner' }],
    ['POST /api/members/{colleague}/remove', {}],
    ['PATCH /api/tax-profile', { bankAccount: '50100012345678' }],
  ])('%s', async (line, body) => {
    const person = await make.supplier()
    const colleague = await make.colleague(person, 'quoter')
    const { send } = await stolenSession(person)
    const at = line.replace('{own}', String(person.id)).replace('{colleague}', String(colleague.member.id))
    expect(await send(at, body)).toMatchObject(isAsked)
    expect(
      await db().event.count({ where: { actorMemberId: person.member.id, kind: { not: 'account.factorAdded' } } }),
    ).toBe(0)
  })
})

test('a person without a factor changes the password as before, also with an old sign-in', async () => {
  const person = await make.customer()
  const send = browser(await newCookieOf(person))
  await rows(sql`UPDATE sessions SET confirmed_at = now() - interval '1 day' WHERE member_id = ${person.member.id}`)
  const body = { newPassword: 'another-one', confirmPassword: 'another-one', currentPassword: PASSWORD }
  expect((await send('POST /api/user/password', body)).status).toBe(204)
})

test('a sign-in with the factor is fresh, and so is the session that has just added one', async () => {
  const { person, secret } = await protect(await make.supplier())
  const { step } = await givePassword(person)
  const signedIn = browser(cookieIn(await giveFactor(step, { code: codeAt(secret) }), 'next-auth.session-token'))
  expect((await signedIn('POST /api/user/recovery-codes', {})).status).toBe(200)

  const adds = browser(await newCookieOf(await make.customer()))
  const { body } = await adds('POST /api/user/totp', {})
  await adds('POST /api/user/totp/confirm', { code: codeAt((body as { secret: string }).secret, later(0)) })
  expect((await adds('POST /api/user/recovery-codes', {})).status).toBe(200)
})

describe('no way around the factor', () => {
  test('a new password by link: the sign-in with it asks for the factor', async () => {
    const { person } = await protect(await make.supplier())
    const token = await db().$transaction((tx) => newPasswordToken(tx, 'reset', person.member.id))
    await resetPassword(null, { token, newPassword: 'another-one', confirmPassword: 'another-one' })
    expect((await givePassword(person, {}, 'another-one')).response.status).toBe(401)
  })

  test('removed and invited again: the factor is still asked for', async () => {
    const owner = await make.supplier()
    const { person } = await protect(await make.colleague(owner, 'quoter'))
    const { id } = person.member
    await removeMember(owner, { id })
    await inviteAgain(owner, { id })
    const token = await db().$transaction((tx) => newPasswordToken(tx, 'invitation', id))
    await resetPassword(null, { token, newPassword: 'another-one', confirmPassword: 'another-one' })
    const { response, step } = await givePassword(person, {}, 'another-one')
    expect([response.status, step]).toEqual([401, expect.stringContaining('jobwork-step=')])
  })

  test('the old mailbox takes an email back: the factor stays', async () => {
    const { person } = await protect(await make.supplier())
    const old = { memberId: person.member.id, email: person.email }
    await keepRevertible(rows, old)
    await revertEmail(null, { token: (await newRevertToken(rows, old))! })
    expect(await hasFactor(rows, person.member.id)).toBe(true)
  })
})
