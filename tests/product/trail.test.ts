import { chooseMails } from '@/lib/domain/people/mails/choose-mails'
import { unsubscribe, unsubscribeToken } from '@/lib/domain/people/mails/unsubscribe'
import { retryDeliveries } from '@/lib/domain/people/deliveries/stuck-deliveries'
import { accountMailOf } from '@/lib/domain/people/accounts/account-mail-link'
import { hashOf } from '@/lib/domain/people/accounts/password-token'
import { db, rows, sql } from '@/lib/infra/db/db'
import { make, unique } from '@/tests/make'
import { ask } from './ask'
import { makePeople, PASSWORD, type People } from './people'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

let people: People
beforeAll(async () => void (people = await makePeople()))

/** What an act leaves in the history, in order. */
async function leftBy(act: () => Promise<unknown>) {
  const { _max } = await db().event.aggregate({ _max: { id: true } })
  await act()
  return db().event.findMany({ where: { id: { gt: _max.id ?? 0 } }, orderBy: { id: 'asc' } })
}

/** What successful calls leave, tests/product/calls.test.ts asks of every row. */
describe('in the history is what the table of calls can only be refused', () => {
  const kinds = async (act: () => Promise<unknown>) => (await leftBy(act)).map(({ kind }) => kind)

  test('a password that its owner changes', async () => {
    const { id } = people.otherSupplier
    const change = { currentPassword: PASSWORD, newPassword: 'secret2', confirmPassword: 'secret2' }
    const left = await leftBy(() => ask(people.otherSupplier, 'POST /api/user/password', change))
    expect(left).toMatchObject([{ kind: 'account.passwordChanged', actorId: id, entityId: id }])
    expect(JSON.stringify(left)).not.toMatch(/secret|\$2/)
  })

  test.each([
    ['an invitation', '!', true],
    ['a reset', '$2b$04$known', false],
  ])('a password that is set by the link of %s, by nobody that is known', async (_, passwordHash, first) => {
    const { id, member } = await make.supplier({ passwordHash })
    const token = `token-of-${member.id}`
    const expiresAt = new Date(Date.now() + 60_000)
    await db().passwordToken.create({ data: { memberId: member.id, tokenHash: hashOf(token), expiresAt } })
    const body = { token, newPassword: 'secret2', confirmPassword: 'secret2' }
    const left = await leftBy(() => ask(null, 'POST /api/password/reset', body))
    expect(left).toMatchObject([
      { kind: 'account.passwordSet', actorId: null, actorRole: null, entityId: id, data: { first } },
    ])
    expect(JSON.stringify(left)).not.toMatch(/secret|token|\$2/)
  })

  test('an email that its owner asks for, takes back, and confirms by the link of a letter', async () => {
    const customer = await make.customer()
    const { id, email: oldEmail } = customer
    const newEmail = `${unique('moved')}@example.com`
    const change = (email: string) =>
      leftBy(() => ask(customer, `PATCH /api/users/${id}`, { email, currentPassword: PASSWORD }))
    const pending = { actorId: id, entityId: id, data: { pendingEmail: newEmail } }
    expect(await change(newEmail)).toMatchObject([{ kind: 'account.emailChangeAsked', ...pending }])
    expect(await change(oldEmail)).toMatchObject([{ kind: 'account.emailChangeCancelled', ...pending }])
    expect(await change(oldEmail)).toEqual([])
    await change(newEmail)
    const letter = await accountMailOf({ name: 'confirm-email', to: newEmail, memberId: customer.member.id })
    const token = letter!.link.split('token=')[1]
    const left = await leftBy(() => ask(null, 'POST /api/email/confirm', { token }))
    expect(left).toMatchObject([{ kind: 'account.emailChanged', entityId: id, data: { oldEmail, newEmail } }])
    expect(JSON.stringify(left)).not.toContain(token)
  })

  test('a link for a new password, as its letter goes out; none for an address that nobody has', async () => {
    const letterTo = (to: string) => kinds(() => accountMailOf({ name: 'reset', to }))
    expect(await letterTo(people.supplier.email)).toEqual(['account.passwordLinkSent'])
    expect(await letterTo('nobody@example.com')).toEqual([])
  })

  test('mails that are switched off, by the profile or by a link; again is nothing', async () => {
    const { supplier } = people
    expect(await kinds(() => chooseMails(supplier, { topic: 'payments', on: false }))).toEqual(['account.mailsChosen'])
    expect(await kinds(() => chooseMails(supplier, { topic: 'payments', on: false }))).toEqual([])
    const link = { token: unsubscribeToken(supplier.member.id, 'machines') }
    const left = await leftBy(() => unsubscribe(null, link))
    expect(left).toMatchObject([{ kind: 'account.mailsChosen', actorId: null, data: { topic: 'machines', on: false } }])
    expect(await kinds(() => unsubscribe(null, link))).toEqual([])
  })

  test('stuck deliveries that are tried again, with how many there were', async () => {
    await rows(sql`
      UPDATE graphile_worker._private_jobs SET attempts = 3, last_error = 'refused'
      WHERE id IN (SELECT id FROM graphile_worker._private_jobs ORDER BY id LIMIT 2)`)
    const left = await leftBy(() => retryDeliveries(people.admin, {}))
    expect(left).toMatchObject([
      { kind: 'delivery.retried', entityType: null, entityId: null, data: { deliveries: 2 } },
    ])
  })

  test('an edit names the fields that are not what they were, and nothing that stands in them', async () => {
    const { id } = await make.supplier({ phone: '9822012345', companyName: 'Nava Tools' })
    const edit = { phone: '9822099999', contactName: 'Asha Rao', notes: 'Pays late', companyName: 'Nava Tools' }
    const left = await leftBy(() => ask(people.admin, `PATCH /api/suppliers/${id}`, edit))
    expect(left).toMatchObject([{ kind: 'account.edited', data: { fields: ['phone', 'notes'] } }])
    expect(JSON.stringify(left)).not.toMatch(/9822099999|Pays late/)
    expect(await kinds(() => ask(people.admin, `PATCH /api/suppliers/${id}`, edit))).toEqual([])
  })
})
