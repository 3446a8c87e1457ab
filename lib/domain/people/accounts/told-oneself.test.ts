import { changePassword } from '@/lib/domain/people/accounts/change-password'
import { changeProfile } from '@/lib/domain/people/accounts/change-profile'
import { editSupplier } from '@/lib/domain/people/accounts/edit-supplier'
import { makeRecoveryCodes, removeTotp } from '@/lib/domain/people/factors/own-factors'
import { changeMember } from '@/lib/domain/people/members/change-member'
import { inviteAgain } from '@/lib/domain/people/members/invite-again'
import { inviteMember } from '@/lib/domain/people/members/invite-member'
import { removeMember } from '@/lib/domain/people/members/remove-member'
import { editOperator } from '@/lib/domain/money/payments/edit-operator'
import { findOperator } from '@/lib/domain/people/operator/operator'
import { editOwnTaxProfile, editTaxProfile } from '@/lib/domain/people/tax-profiles/edit-tax-profile'
import { db, rows, sql } from '@/lib/infra/db/db'
import { mailTopics } from '@/lib/terms/mail-topics'
import type { Viewer } from '@/lib/rules/core/permissions'
import { make, PASSWORD, unique } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { protect } from '@/tests/second-factor'
import { company } from '@/tests/invoice-fixtures'

await ownDatabase()

/** The letters that wait for a mailbox. */
const letters = async (to: string) =>
  (
    await rows<{ name: string }>(sql`
      SELECT j.payload->>'name' AS name FROM graphile_worker._private_jobs j WHERE j.payload->>'to' = ${to} ORDER BY j.id`)
  ).map(({ name }) => name)

const profile = {
  legalName: 'Pune Precision Works',
  addressLine1: 'Plot 7, Bhosari',
  city: 'Pune',
  pin: '411026',
  stateCode: '27',
  gstin: '27AABCK4321C1Z3',
  scheme: 'regular',
  bankName: 'State Bank of India',
  bankAccount: '827364550912',
  ifsc: 'SBIN0001234',
}
type Form = Parameters<typeof editOwnTaxProfile>[1]
const fill = (of: Viewer, fields: object = {}) => editOwnTaxProfile(of, { ...profile, ...fields } as Form)
const someone = () => ({ name: 'Ravi Kale', email: `${unique('ravi')}@example.com`, role: 'owner' }) as const

/** An act of a person, and the letter by which it hears of it. */
const told: [what: string, letter: string, act: (own: Viewer) => Promise<unknown>][] = [
  ['a first bank account', 'bank-changed', (own) => fill(own)],
  [
    'another bank account',
    'bank-changed',
    async (own) => {
      await fill(own)
      await rows(sql`DELETE FROM graphile_worker._private_jobs j WHERE j.payload->>'to' = ${own.email}`)
      await editOwnTaxProfile(own, { bankAccount: '827364550913' } as Form)
    },
  ],
  [
    'the GSTIN of invoices',
    'gstin-changed',
    async (own) => {
      await fill(own)
      await editOwnTaxProfile(own, { gstin: '29AABCN5678B1ZC', pan: 'AABCN5678B', stateCode: '29' } as Form)
    },
  ],
  [
    'the GST number of the company',
    'gstin-changed',
    (own) => changeProfile(own, { id: own.id, gstNumber: '27AABCK4321C1Z3' }),
  ],
  [
    'another email',
    'email-change-asked',
    (own) => changeProfile(own, { id: own.id, email: someone().email, currentPassword: PASSWORD }),
  ],
  [
    'a new password',
    'password-changed',
    (own) =>
      changePassword(own, { currentPassword: PASSWORD, newPassword: 'another-one', confirmPassword: 'another-one' }),
  ],
  ['a second factor', 'factor-added', (own) => protect(own)],
  ['a factor less', 'factor-removed', async (own) => protect(own).then(() => removeTotp(own, {}))],
  ['new recovery codes', 'recovery-renewed', async (own) => protect(own).then(() => makeRecoveryCodes(own, {}))],
  ['a new person', 'people-changed', (own) => inviteMember(own, someone())],
  [
    'a person who comes back',
    'people-changed',
    async (own) => {
      const { member } = await make.colleague(own, 'quoter')
      await removeMember(own, { id: member.id })
      await inviteAgain(own, { id: member.id })
    },
  ],
  [
    'another owner',
    'people-changed',
    async (own) => changeMember(own, { id: (await make.colleague(own, 'quoter')).member.id, role: 'owner' }),
  ],
]

test.each(told)(
  '%s is told by letter to the person who did it, with all other mails switched off',
  async (_, letter, act) => {
    const own = await make.supplier()
    await db().member.update({ where: { id: own.member.id }, data: { mutedMailTopics: Object.keys(mailTopics) } })
    await act(own)
    expect((await letters(own.email)).filter((name) => name === letter)).toEqual([letter])
  },
)

test('what stays as it was tells nobody', async () => {
  const own = await make.supplier()
  await fill(own)
  const before = await letters(own.email)
  await fill(own)
  await changeProfile(own, { id: own.id, phone: '+91 20 4890 1200' })
  await changeMember(own, { id: (await make.colleague(own, 'quoter')).member.id, name: 'Sunita Rao' })
  expect(await letters(own.email)).toEqual(before)
})

test('the bank account of the operator is told to the admin who changed it, and to those who keep the books', async () => {
  await company()
  const [admin, { revision }] = [await make.admin(), (await findOperator({ rows }))!]
  const finance = await make.colleague(admin, 'finance')
  await editOperator(admin, { revision, bankAccount: '918273645501' } as Parameters<typeof editOperator>[1])
  expect(await letters(admin.email)).toContain('bank-changed')
  const bells = { memberId: finance.member.id, event: { kind: 'operator.changed' } }
  expect(await db().notification.count({ where: bells })).toBe(1)
  expect(await db().mail.count({ where: bells })).toBe(1)
})

test('an admin who changes the bank account of a supplier hears of it, and so does the supplier', async () => {
  const [admin, supplier] = [await make.admin(), await make.supplier()]
  await editTaxProfile(admin, { id: supplier.id, ...profile } as Parameters<typeof editTaxProfile>[1])
  expect(await letters(admin.email)).toContain('bank-changed')
  expect(
    await db().mail.count({ where: { memberId: supplier.member.id, event: { kind: 'account.taxProfileChanged' } } }),
  ).toBe(1)
})

test('a supplier whose GST number and email an admin changed is told at the address of before', async () => {
  const [admin, supplier] = [
    await make.admin(),
    await make.supplier({ address: 'Bhosari', gstNumber: '27AABCK4321C1Z3' }),
  ]
  const email = someone().email
  await editSupplier(admin, { id: supplier.id, gstNumber: '29AABCN5678B1ZC', email } as Parameters<
    typeof editSupplier
  >[1])
  expect(await letters(supplier.email)).toEqual(expect.arrayContaining(['gstin-changed', 'email-changed']))
})
