import { date } from '@/lib/terms/format'
import type { Viewer } from '@/lib/rules/core/permissions'
import { make, unique } from '@/tests/make'
import { admins, no, notifiesTable } from './bell'
import type { Story } from './notification-story'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const register = (s: Story, role: string) =>
  s.does(null, 'POST /api/register', {
    role,
    email: `${unique(role)}@example.com`,
    companyName: 'Nava Tools',
    contactName: 'Ravi',
    password: 'secret1',
  })
const unverified = (role: 'customer' | 'supplier') => async () => {
  const account = await make[role]({ verified: false })
  return { id: account.id, account }
}
const verify = (s: Story, { id }: { id: number }) => s.does(s.people.admin, `PATCH /api/users/${id}/verify`)
const nobody = () => ({})
const inThirtyDays = () => date(new Date(Date.now() + 30 * 86_400_000))

describe('accounts', () =>
  notifiesTable([
    {
      event: 'a customer registers: the admins',
      act: (s) => register(s, 'customer'),
      hears: ({ done: { id } }) =>
        admins(`Nava Tools registered as a customer and is waiting for verification → /admin/suppliers/${id}`),
    },
    {
      event: 'a supplier registers: the admins',
      act: (s) => register(s, 'supplier'),
      hears: ({ done: { id } }) =>
        admins(`Nava Tools registered as a supplier and is waiting for verification → /admin/suppliers/${id}`),
    },
    {
      event: 'an admin adds a verified supplier: nobody, as nothing waits for anyone',
      act: ({ does, people }) =>
        does(people.admin, 'POST /api/suppliers', {
          companyName: 'Nava Tools',
          contactName: 'Ravi',
          email: `${unique('nava')}@example.com`,
          phone: '98220 12345',
          address: 'Nashik',
        }),
      hears: nobody,
    },
    {
      event: 'a customer is verified: the customer',
      given: unverified('customer'),
      act: verify,
      hears: () => ({
        account: ['Your account is verified: your inquiries are with suppliers now → /customer/profile'],
      }),
    },
    {
      event: 'a supplier is verified: the supplier',
      given: unverified('supplier'),
      act: verify,
      hears: () => ({ account: ['Your account is verified: you can quote and request work now → /supplier/profile'] }),
    },
  ]))

const toAdmins = (id: number) =>
  admins(`${no('INQ', id)} (Flange) is open to quoting: 4 pcs → /admin/quotations?inquiry=${id}`)
const toSuppliers = (id: number) => {
  const entry = `${no('INQ', id)} (Flange) is open to quoting: 4 pcs → /supplier/quotations?inquiry=${id}`
  return { supplier: [entry], matching: [entry] }
}
const setInquiry =
  (status: string) =>
  (s: Story, { id }: { id: number }) =>
    s.does(s.people.admin, `PATCH /api/inquiries/${id}/status`, { status })

describe('inquiries', () =>
  notifiesTable([
    {
      event:
        'submitted by a verified customer: the verified suppliers with an approved process of its name, and the admins',
      act: (s) => s.inquiry(),
      hears: ({ done }) => ({ ...toSuppliers(done.id), ...toAdmins(done.id) }),
    },
    {
      event: 'submitted without a process: the admins alone',
      act: (s) => s.inquiry({}),
      hears: ({ done: { id } }) =>
        admins(
          `${no('INQ', id)} (Flange) needs a process: 4 pcs. Set it to notify suppliers. → /admin/quotations?inquiry=${id}`,
        ),
    },
    {
      event: 'given its process by an admin: the verified suppliers that offer it, no admin',
      given: (s) => s.inquiry({}),
      act: (s, { id }) => s.does(s.people.admin, `PATCH /api/inquiries/${id}/process`, { processId: s.process.id }),
      hears: ({ given: { id } }) => toSuppliers(id as number),
    },
    {
      event: 'submitted by an unverified customer, and so held: nobody',
      given: unverified('customer'),
      act: (s, given) => s.inquiry(undefined, (given as unknown as { account: Viewer }).account),
      hears: nobody,
    },
    {
      event: 'released by the verification: suppliers and admins, the admin who verified not',
      given: async (s) => {
        const { account, id } = await unverified('customer')()
        return { id, account, held: (await s.inquiry(undefined, account)).id }
      },
      act: verify,
      hears: ({ given }) => ({
        account: ['Your account is verified: your inquiries are with suppliers now → /customer/profile'],
        ...toSuppliers(given.held as number),
        colleague: toAdmins(given.held as number).colleague,
      }),
    },
    { event: 'in review: nobody', given: (s) => s.inquiry(), act: setInquiry('processing'), hears: nobody },
    { event: 'closed to quoting: nobody', given: (s) => s.inquiry(), act: setInquiry('quoted'), hears: nobody },
    {
      event: 'declined: the suppliers of its open quotations, not the admins',
      given: async (s) => {
        const { id } = await s.inquiry()
        return { id, first: (await s.quote(id)).id, second: (await s.quote(id, s.people.bystander)).id }
      },
      act: setInquiry('rejected'),
      hears: ({ given: { first, second } }) => ({
        supplier: [`${no('QUOT', first)} for Flange was rejected → /supplier/quotations?id=${first}`],
        bystander: [`${no('QUOT', second)} for Flange was rejected → /supplier/quotations?id=${second}`],
      }),
    },
  ]))

describe('quotations', () =>
  notifiesTable([
    {
      event: 'created: the customer and the admins',
      given: (s) => s.inquiry(),
      act: (s, { id }) => s.quote(id),
      hears: ({ s, given, done }) => ({
        customer: [
          `You’ve received a quotation of ₹12,34,567 for Flange, valid until ${inThirtyDays()} → /customer/quotations?id=${done.id}`,
        ],
        ...admins(
          `${s.people.supplier.companyName} quoted ₹12,34,567 on ${no('INQ', given.id)} (Flange) → /admin/quotations?id=${done.id}`,
        ),
      }),
    },
    {
      event: 'accepted: the supplier and the admins; whose is rejected by it: that supplier alone',
      given: async (s) => {
        const { id } = await s.inquiry()
        return { id: (await s.quote(id)).id, other: (await s.quote(id, s.people.bystander)).id }
      },
      act: (s, { id }) => s.answer(s.people.customer, id, 'accepted'),
      hears: ({ given: { id, other } }) => ({
        supplier: [`${no('QUOT', id)} for Flange was accepted at ₹12,34,567 → /supplier/quotations?id=${id}`],
        ...admins(`${no('QUOT', id)} for Flange was accepted at ₹12,34,567 → /admin/quotations?id=${id}`),
        bystander: [`${no('QUOT', other)} for Flange was rejected → /supplier/quotations?id=${other}`],
      }),
    },
    {
      event: 'rejected: the supplier and the admins',
      given: (s) => s.quotation(),
      act: (s, { id }) => s.answer(s.people.customer, id, 'rejected'),
      hears: ({ given: { id } }) => ({
        supplier: [`${no('QUOT', id)} for Flange was rejected → /supplier/quotations?id=${id}`],
        ...admins(`${no('QUOT', id)} for Flange was rejected → /admin/quotations?id=${id}`),
      }),
    },
    {
      event: 'sent: nobody',
      given: (s) => s.quotation(),
      act: (s, { id }) => s.answer(s.people.admin, id, 'sent'),
      hears: nobody,
    },
    {
      event: 'accepted for the customer by an admin: the supplier and the other admin',
      given: (s) => s.sent(),
      act: (s, { id }) => s.answer(s.people.admin, id, 'accepted'),
      hears: ({ given: { id } }) => ({
        supplier: [`${no('QUOT', id)} for Flange was accepted at ₹12,34,567 → /supplier/quotations?id=${id}`],
        colleague: [`${no('QUOT', id)} for Flange was accepted at ₹12,34,567 → /admin/quotations?id=${id}`],
      }),
    },
  ]))
