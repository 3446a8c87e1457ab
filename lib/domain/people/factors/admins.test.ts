import { POST as signIn } from '@/app/api/login/route'
import { GET as me } from '@/app/api/user/route'
import { env } from '@/lib/infra/env'
import { db, rows, sql } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { authenticator } from '@/tests/authenticator'
import { call } from '@/tests/call'
import { make, PASSWORD } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { refused } from '@/tests/refused'
import { addPasskey, listFactors, passkeyOptions, removePasskey } from './own-factors'
import { resetFactors, resetFactorsOf } from './reset-factors'

await ownDatabase()

beforeAll(() => void (env().ADMIN_SECOND_FACTOR = 'required'))
afterAll(() => void (env().ADMIN_SECOND_FACTOR = 'offered'))

const add = async (person: Viewer, name = 'Phone') =>
  addPasskey(person, { ...authenticator().make(await passkeyOptions(person, {})), name })

/** Signs in, and answers in how many days a second factor is due; null: it isn't. */
async function dueAfterSignIn({ email }: Viewer) {
  const response = await call(signIn, { body: { username: email, password: PASSWORD } })
  const cookie = response.headers.getSetCookie()[0]!.split(';')[0]!
  const { factorDueAt } = (await (await call(me, { headers: { cookie } })).json()) as { factorDueAt: string | null }
  return factorDueAt && (Date.parse(factorDueAt) - Date.now()) / 86_400_000
}

test('an admin’s seven days begin with the first sign-in, and no further one prolongs them', async () => {
  const admin = await make.admin()
  expect(await dueAfterSignIn(admin)).toBeCloseTo(7, 2)
  await rows(sql`UPDATE members SET factor_due_at = now() + interval '2 days' WHERE id = ${admin.member.id}`)
  expect(await dueAfterSignIn(admin)).toBeCloseTo(2, 2)
  expect(await listFactors(admin, {})).toMatchObject({ required: true, dueAt: expect.any(String) })
  await add(admin)
  expect(await listFactors(admin, {})).toMatchObject({ required: true, dueAt: null })
})

test('nothing is due for a supplier, nor for an admin where it is only offered', async () => {
  expect(await dueAfterSignIn(await make.supplier())).toBeNull()
  const admin = await make.admin()
  await dueAfterSignIn(admin)
  env().ADMIN_SECOND_FACTOR = 'offered'
  expect(await dueAfterSignIn(admin)).toBeNull()
  expect(await listFactors(admin, {})).toMatchObject({ required: false, dueAt: null })
  env().ADMIN_SECOND_FACTOR = 'required'
})

test('an admin removes one of two second factors and keeps the last', async () => {
  const admin = await make.admin()
  const [one, other] = [await add(admin), await add(admin, 'Laptop')]
  await removePasskey(admin, { id: one.passkey.id })
  await refused(removePasskey(admin, { id: other.passkey.id }), 'conflict')
  const supplier = await make.supplier()
  await removePasskey(supplier, { id: (await add(supplier)).passkey.id })
})

test('of the last two, removed at once, one stays', async () => {
  const admin = await make.admin()
  const both = [await add(admin), await add(admin, 'Laptop')]
  const removed = await Promise.allSettled(both.map(({ passkey }) => removePasskey(admin, { id: passkey.id })))
  expect(removed.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('an admin whose factors were reset has a day for a new one', async () => {
  const [owner, admin] = [await make.admin(), await make.admin()]
  await add(admin)
  await refused(resetFactors(admin, { id: (await make.supplier()).member.id }), 'conflict')
  await refused(resetFactors(owner, { id: 2_000_000_000 }), 'not_found')
  await resetFactors(owner, { id: admin.member.id })
  expect(await dueAfterSignIn(admin)).toBeCloseTo(1, 2)
})

test('the console resets the only admin’s by email, in the audit log as the system', async () => {
  const admin = await make.admin()
  await add(admin)
  expect(await resetFactorsOf(` ${admin.email.toUpperCase()} `)).toBe(admin.member.name)
  const event = await db().event.findFirst({ orderBy: { id: 'desc' }, where: { kind: 'account.factorsReset' } })
  expect(event).toMatchObject({ actorId: null, entityId: admin.id, data: { memberId: admin.member.id } })
  expect(await dueAfterSignIn(admin)).toBeCloseTo(1, 2)
  await refused(resetFactorsOf('nobody@example.com'), 'not_found')
  await refused(resetFactorsOf(admin.email), 'conflict')
})
