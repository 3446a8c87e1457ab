import { POST as login } from '@/app/api/login/route'
import { POST as register } from '@/app/api/register/route'
import { tellNewDevice } from '@/lib/domain/people/sessions/new-device'
import { composeAccountMail } from '@/lib/events/mails/compose'
import { accountMailOf } from '@/lib/domain/people/accounts/account-mail-link'
import type { WaitingMail } from '@/lib/contract/people/account-mails'
import { db, rows, sql } from '@/lib/infra/db/db'
import { call } from '@/tests/call'
import { make, PASSWORD, unique } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const CHROME =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36'
const lettersTo = async (email: string) =>
  (
    await rows<{ payload: WaitingMail }>(sql`
      SELECT payload FROM graphile_worker._private_jobs
      WHERE payload->>'to' = ${email} AND payload->>'name' = 'new-device' ORDER BY id`)
  ).map(({ payload }) => payload)
const signIn = (username: string, cookie = '') =>
  call(login, { body: { username, password: PASSWORD }, headers: { cookie, 'user-agent': CHROME } })
const deviceIn = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.includes('jobwork.devices='))!
    .split(';')[0]!

test('a sign-in from a browser that the person never used is told by letter, with device and time in India; the next one isn’t', async () => {
  const supplier = await make.supplier()
  const first = await signIn(supplier.email)
  expect(await lettersTo(supplier.email)).toEqual([
    { name: 'new-device', to: supplier.email, device: 'Chrome on Android', at: expect.any(String) },
  ])
  await signIn(supplier.email, deviceIn(first))
  expect(await lettersTo(supplier.email)).toHaveLength(1)
  expect(await db().event.count({ where: { kind: 'account.newDevice', entityId: supplier.id } })).toBe(1)

  const [waiting] = await lettersTo(supplier.email)
  const letter = await accountMailOf({ ...waiting, at: '2026-11-25T18:45:00.000Z' } as WaitingMail)
  const { text } = await composeAccountMail(letter!)
  expect(text).toContain('from a new device: Chrome on Android, on 26 Nov 2026, 00:15 IST')
})

test('a browser that a colleague uses is new to the person all the same', async () => {
  const supplier = await make.supplier()
  const colleague = await make.colleague(supplier, 'quoter')
  const known = deviceIn(await signIn(supplier.email))
  await signIn(colleague.email, known)
  expect(await lettersTo(colleague.email)).toHaveLength(1)
})

test('a registration tells nobody', async () => {
  const email = `${unique('asha')}@example.com`
  const body = { role: 'customer', companyName: 'Asha', contactName: 'Asha', email, password: PASSWORD }
  expect((await call(register, { body })).status).toBe(201)
  expect(await lettersTo(email)).toEqual([])
})

test('a program that names itself by a link has no name in the letter', async () => {
  const { email, member } = await make.customer()
  await tellNewDevice(member.id, 'evil.example')
  expect(await lettersTo(email)).toMatchObject([{ device: 'An unknown program' }])
})
