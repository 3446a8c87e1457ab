import { POST as signIn } from '@/app/api/login/route'
import { POST as begin } from '@/app/api/login/passkey/options/route'
import { POST as byPasskey } from '@/app/api/login/passkey/route'
import { POST as second } from '@/app/api/login/second/route'
import { GET as me } from '@/app/api/user/route'
import { POST as confirmIt } from '@/app/api/user/confirm/route'
import { PASSKEYS_MAX } from '@/lib/contract/people/factors'
import { removeMember } from '@/lib/domain/people/members/remove-member'
import { db, rows, sql } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { authenticator } from '@/tests/authenticator'
import { call, newCookieOf } from '@/tests/call'
import { make, PASSWORD } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { atOnce, refused } from '@/tests/refused'
import { confirmOptions } from './confirm'
import { addPasskey, listFactors, passkeyOptions, removePasskey, renamePasskey } from './own-factors'
import { passkeySignInOptions } from './second-sign-in'

await ownDatabase()

type Device = ReturnType<typeof authenticator>
type Lies = Parameters<Device['use']>[1]

async function personWithPasskey(viewer?: Viewer) {
  const [person, device] = [viewer ?? (await make.supplier()), authenticator()]
  const added = await addPasskey(person, { ...device.make(await passkeyOptions(person, {})), name: 'Phone' })
  return { person, device, ...added }
}
const signInWith = async (device: Device, lies?: Lies) =>
  call(byPasskey, { body: device.use(await passkeySignInOptions(null, {}), lies) })
const cookieIn = (response: Response, name: string) =>
  response.headers
    .getSetCookie()
    .find((one) => one.startsWith(`${name}=`))
    ?.split(';')[0] ?? ''
const said = async (response: Response) => [response.status, ((await response.json()) as { message: string }).message]
const UNKNOWN = [401, 'This passkey is not known here']

test('a passkey is added with ten recovery codes and signs in alone, its person and nobody else', async () => {
  const { person, device, recoveryCodes, passkey } = await personWithPasskey()
  expect([recoveryCodes.length, passkey]).toEqual([10, expect.objectContaining({ name: 'Phone', usedAt: null })])
  const begun = await call(begin, { body: {} })
  const response = await call(byPasskey, { body: device.use((await begun.json()) as never) })
  expect(response.status).toBe(200)
  const cookie = cookieIn(response, 'next-auth.session-token')
  expect(await (await call(me, { headers: { cookie } })).json()).toMatchObject({ member: { id: person.member.id } })
  const [used] = (await listFactors(person, {})).passkeys
  expect(used).toMatchObject({ id: passkey.id, usedAt: expect.any(String) })
  const [session] = await rows(sql`SELECT factor_at FROM sessions WHERE member_id = ${person.member.id}`)
  expect(session).toEqual({ factor_at: expect.any(String) })
})

test('after the password a passkey of its own completes the sign-in, and that of somebody else doesn’t', async () => {
  const [asha, ravi] = [await personWithPasskey(), await personWithPasskey()]
  const given = await call(signIn, { body: { username: asha.person.email, password: PASSWORD } })
  expect(given.status).toBe(401)
  const headers = { cookie: cookieIn(given, 'jobwork-step') }
  const complete = async (device: Device) =>
    call(second, { headers, body: { passkey: device.use(await passkeySignInOptions(null, {})) } })
  expect(await said(await complete(ravi.device))).toEqual([401, 'This code is not right or has expired'])
  expect((await complete(asha.device)).status).toBe(200)
})

test('an answer counts once, for this site, by a verified person and with a counter that goes on', async () => {
  const { device } = await personWithPasskey()
  const body = device.use(await passkeySignInOptions(null, {}))
  expect((await call(byPasskey, { body })).status).toBe(200)
  expect(await said(await call(byPasskey, { body }))).toEqual(UNKNOWN)
  const lies: Lies[] = [
    { origin: 'https://elsewhere.example' },
    { site: 'elsewhere.example' },
    { unverified: true },
    { counter: 2 },
    { counter: 0 },
  ]
  for (const lie of lies) expect([lie, ...(await said(await signInWith(device, lie)))]).toEqual([lie, ...UNKNOWN])
  expect((await signInWith(device)).status).toBe(200)
})

test('of two answers with one counter, given at once, one signs in', async () => {
  const { device } = await personWithPasskey()
  const both = await Promise.all([signInWith(device, { counter: 9 }), signInWith(device, { counter: 9 })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
})

test('a step of five minutes ago, of another ceremony or of nothing is refused', async () => {
  const { person, device } = await personWithPasskey()
  const old = await passkeySignInOptions(null, {})
  await rows(sql`UPDATE challenges SET expires_at = now() - interval '1 second' WHERE id = ${old.id}::uuid`)
  const answers = [
    device.use(old),
    device.use(await confirmOptions(person, {})),
    { ...device.use(await passkeySignInOptions(null, {})), id: 'never-was' },
  ]
  for (const body of answers) expect(await said(await call(byPasskey, { body }))).toEqual(UNKNOWN)
})

test('what no browser answers is 401 at a sign-in, and 400 where a session stands', async () => {
  const { person } = await personWithPasskey()
  const cookie = await newCookieOf(person)
  const given = await call(signIn, { body: { username: person.email, password: PASSWORD } })
  const step = cookieIn(given, 'jobwork-step')
  for (const response of ['text', 7, null, undefined, [], {}, { id: 7 }, { id: 'AAAA', response: 'text' }]) {
    const { id } = await passkeySignInOptions(null, {})
    expect(await said(await call(byPasskey, { body: { id, response } }))).toEqual(UNKNOWN)
    const completed = await call(second, { headers: { cookie: step }, body: { passkey: { id, response } } })
    expect(completed.status).toBe(401)
    const { id: own } = await confirmOptions(person, {})
    const confirmed = await call(confirmIt, { headers: { cookie }, body: { passkey: { id: own, response } } })
    expect(await said(confirmed)).toEqual([400, 'This is not right'])
    await refused(
      addPasskey(person, { id: (await passkeyOptions(person, {})).id, response, name: 'Phone' }),
      ...(['validation', 'response'] as const),
    )
  }
})

test('a new passkey has to be of this site, of a verified person and of the own step', async () => {
  const person = await make.customer()
  const lies: Lies[] = [{ origin: 'https://elsewhere.example' }, { site: 'elsewhere.example' }, { unverified: true }]
  for (const lie of lies) {
    const made = authenticator().make(await passkeyOptions(person, {}), lie)
    await refused(addPasskey(person, { ...made, name: 'Phone' }), 'validation', 'response')
  }
  const made = authenticator().make(await passkeyOptions(await make.customer(), {}))
  await refused(addPasskey(person, { ...made, name: 'Phone' }), 'validation', 'response')
  for (const transports of ['usb', [7, 'x'.repeat(999), 'usb'], { length: 1 }]) {
    const said = authenticator().make(await passkeyOptions(person, {}), { transports })
    await addPasskey(person, { ...said, name: 'Key' })
  }
  const kept = await db().passkey.findMany({ where: { memberId: person.member.id }, orderBy: { id: 'asc' } })
  expect(kept.map(({ transports }) => transports)).toEqual([[], ['usb'], []])
})

test('one passkey is added once, by one person', async () => {
  const { person, device } = await personWithPasskey()
  for (const one of [person, await make.supplier()]) {
    const again = { ...device.make(await passkeyOptions(one, {})), name: 'Again' }
    await refused(addPasskey(one, again), 'conflict')
  }
})

test('ten passkeys a person, also when the eleventh was begun before', async () => {
  const { person } = await personWithPasskey()
  const add = async (given: Awaited<ReturnType<typeof passkeyOptions>>) =>
    addPasskey(person, { ...authenticator().make(given), name: 'Key' })
  for (let n = 2; n < PASSKEYS_MAX; n++) await add(await passkeyOptions(person, {}))
  const begun = [await passkeyOptions(person, {}), await passkeyOptions(person, {})]
  expect(await atOnce(begun.map(add))).toEqual({ done: 1, refused: ['conflict'] })
  await refused(passkeyOptions(person, {}), 'conflict')
})

test('a passkey is renamed and removed by its person alone, and then signs nobody in', async () => {
  const { person, device, passkey } = await personWithPasskey()
  const { id } = passkey
  const colleague = await make.colleague(person)
  await refused(renamePasskey(colleague, { id, name: 'Mine' }), 'not_found')
  await refused(removePasskey(colleague, { id }), 'not_found')
  expect(await renamePasskey(person, { id, name: 'Old phone' })).toMatchObject({ name: 'Old phone' })
  await removePasskey(person, { id })
  expect(await listFactors(person, {})).toMatchObject({ passkeys: [], recoveryLeft: 0 })
  expect(await said(await signInWith(device))).toEqual(UNKNOWN)
})

test('the passkey of a removed person is as unknown as any other', async () => {
  const owner = await make.supplier()
  const { person, device } = await personWithPasskey(await make.colleague(owner))
  await removeMember(owner, { id: person.member.id })
  expect(await said(await signInWith(device))).toEqual(UNKNOWN)
})

test('a passkey confirms that it is the same person', async () => {
  const { person, device } = await personWithPasskey()
  const cookie = await newCookieOf(person)
  await rows(sql`UPDATE sessions SET confirmed_at = now() - interval '1 hour' WHERE member_id = ${person.member.id}`)
  const confirm = async (by: Device) =>
    call(confirmIt, { headers: { cookie }, body: { passkey: by.use(await confirmOptions(person, {})) } })
  expect(await said(await confirm((await personWithPasskey()).device))).toEqual([400, 'This is not right'])
  expect((await confirm(device)).status).toBe(204)
  const [session] = await rows(sql`
    SELECT confirmed_at > now() - interval '1 minute' AS fresh, factor_at IS NOT NULL AS factor
    FROM sessions WHERE member_id = ${person.member.id}`)
  expect(session).toEqual({ fresh: true, factor: true })
})
