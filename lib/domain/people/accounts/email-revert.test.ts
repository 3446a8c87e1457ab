import { POST as revertRoute } from '@/app/api/email/revert/route'
import type { WaitingMail } from '@/lib/contract/people/account-mails'
import { db, rows, sql } from '@/lib/infra/db/db'
import { openSession } from '@/lib/infra/db/sessions'
import type { Viewer } from '@/lib/rules/core/permissions'
import { call } from '@/tests/call'
import { make, PASSWORD, unique } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { atOnce, refused } from '@/tests/refused'
import { findPerson } from '../members/person'
import { accountMailOf } from './account-mail-link'
import { changeProfile } from './change-profile'
import { confirmEmail } from './confirm-email'
import { editSupplier } from './edit-supplier'
import { revertEmail } from './email-revert'
import { login } from './login'
import { resetPassword } from './reset-password'

await ownDatabase()

const newEmail = () => `${unique('thief')}@example.com`
const revert = (token: string) => revertEmail(null, { token })
const tokenIn = async (waiting: WaitingMail) => (await accountMailOf(waiting))?.link.split('token=')[1]
const lettersTo = async (email: string) =>
  (
    await rows<{ name: string }>(sql`
      SELECT payload->>'name' AS name FROM graphile_worker._private_jobs WHERE payload->>'to' = ${email} ORDER BY id`)
  ).map(({ name }) => name)

/** Changes the email of a person, who confirms it in the new mailbox; the token that the old mailbox gets. */
async function moved(viewer: Viewer, email: string) {
  const { email: old } = await findPerson(rows, viewer.member.id)
  await changeProfile({ ...viewer, email: old }, { id: viewer.id, email, currentPassword: PASSWORD })
  const token = await tokenIn({ name: 'confirm-email', to: email, memberId: viewer.member.id })
  await confirmEmail(null, { token: token! })
  return (await tokenIn({ name: 'revert-email', to: old, memberId: viewer.member.id }))!
}

test('an old mailbox takes its email back: all sessions end, no password fits until the new one, and the other mailbox is told', async () => {
  const [customer, thief] = [await make.customer(), newEmail()]
  const token = await moved(customer, thief)
  await openSession(customer.member.id, 'Firefox on Linux')

  await revert(token)
  expect(await findPerson(rows, customer.member.id)).toMatchObject({ email: customer.email, emailProven: true })
  expect(await db().session.count({ where: { memberId: customer.member.id } })).toBe(0)
  for (const username of [customer.email, thief])
    await refused(login(null, { username, password: PASSWORD }), 'unauthenticated')
  expect((await lettersTo(customer.email)).at(-1)).toBe('reset')
  expect((await lettersTo(thief)).at(-1)).toBe('email-reverted')
  const left = await db().event.findFirst({ where: { kind: 'account.emailReverted', entityId: customer.id } })
  expect(left!.data).toMatchObject({ oldEmail: thief, newEmail: customer.email })

  const link = await tokenIn({ name: 'reset', to: customer.email })
  await resetPassword(null, { token: link!, newPassword: 'my-own-again', confirmPassword: 'my-own-again' })
  expect(await login(null, { username: customer.email, password: 'my-own-again' })).toMatchObject({ id: customer.id })
})

test('a thief who moves it twice keeps nothing: the first mailbox takes it back, and later links are void', async () => {
  const supplier = await make.supplier()
  const first = await moved(supplier, newEmail())
  const second = await moved(supplier, newEmail())
  await revert(first)
  expect((await findPerson(rows, supplier.member.id)).email).toBe(supplier.email)
  await refused(revert(second), 'validation', 'token')
})

test('within 72 hours, once, however often it is followed at once', async () => {
  const [one, other] = [await make.customer(), await make.customer()]
  const [used, late] = [await moved(one, newEmail()), await moved(other, newEmail())]
  expect(await atOnce([revert(used), revert(used)])).toEqual({ done: 1, refused: ['validation'] })
  const due = async () =>
    (
      await rows<{ hours: number }>(sql`
      SELECT round(extract(epoch FROM expires_at - now()) / 3600)::int AS hours FROM email_reverts WHERE member_id = ${other.member.id}`)
    )[0]
  expect(await due()).toEqual({ hours: 72 })
  await rows(
    sql`UPDATE email_reverts SET expires_at = now() - interval '1 second' WHERE member_id = ${other.member.id}`,
  )
  await refused(revert(late), 'validation', 'token')
  expect(await tokenIn({ name: 'revert-email', to: other.email, memberId: other.member.id })).toBeUndefined()
})

test('not when another account has the email by now: it says where to write', async () => {
  const customer = await make.customer()
  const token = await moved(customer, newEmail())
  await db().member.update({ where: { id: (await make.supplier()).member.id }, data: { email: customer.email } })
  const answer = await call(revertRoute, { body: { token } })
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    {
      issues: [
        { path: 'token', message: expect.stringMatching(/^Another account uses this email now. Write to us: .+@/) },
      ],
    },
  ])
})

test('an email that an admin changed can’t be taken back', async () => {
  const [admin, supplier] = [await make.admin(), await make.supplier()]
  await editSupplier(admin, { id: supplier.id, email: newEmail() })
  expect(await lettersTo(supplier.email)).toEqual(['email-changed'])
})
