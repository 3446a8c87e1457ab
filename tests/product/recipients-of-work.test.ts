import type { Thing } from './ask'
import { admins, no, notifiesTable } from './bell'
import type { Story, Who } from './notification-story'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const nobody = () => ({})
type By = 'supplier' | 'admin'
const move =
  (by: By, status: string, notes = '') =>
  (s: Story, { id }: Thing) =>
    s.does(s.people[by], `PATCH /api/workorders/${id}/status`, { status, notes })
const pay =
  (status: string) =>
  (s: Story, { id }: Thing) =>
    s.does(s.people.admin, `PATCH /api/workorders/${id}/payment`, { status })
const toCustomer = ({ id }: Thing, words: (order: string) => string) => ({
  customer: [`${words(`${no('ORD', id)} (Flange)`)} → /customer/orders?id=${id}`],
})
const toSupplier = ({ id }: Thing, words: (order: string) => string) => ({
  supplier: [`${words(`${no('WO', id)} (Flange)`)} → /supplier/workorders?id=${id}`],
})
const toAdmins = ({ id }: Thing, words: string, ...who: Who[]) => {
  const entry = [`${no('WO', id)} (Flange) ${words} → /admin/workorders?id=${id}`]
  return Object.fromEntries(who.map((one) => [one, entry]))
}
const is = (state: string) => (order: string) => `${order} is now ${state}`
const paid = (state: string) => (order: string) => `The payment of ${order} is now ${state}`

describe('work orders', () =>
  notifiesTable([
    {
      event: 'created: the customer and the supplier',
      given: (s) => s.accepted(),
      act: (s, { inquiryId }) => s.createOrder(inquiryId),
      hears: ({ done }) => ({
        ...toCustomer(done, (order) => `${order} is placed with a supplier`),
        ...toSupplier(done, (order) => `You’ve received ${order}`),
      }),
    },
    ...[
      ['pending', 'Order Received'],
      ['started', 'Production Started'],
      ['in_progress', 'In Production'],
      ['quality_check', 'Quality Check'],
    ].map(([status, label]) => ({
      event: `${status}: the customer`,
      given: (s: Story) => s.order(),
      act: move('supplier', status!),
      hears: ({ given }: { given: Thing }) => toCustomer(given, is(label!)),
    })),
    {
      event: 'completed: the customer and the admins',
      given: (s) => s.order(),
      act: move('supplier', 'completed'),
      hears: ({ given }) => ({
        ...toCustomer(given, is('Completed')),
        ...toAdmins(given, 'is now Completed', 'admin', 'colleague'),
      }),
    },
    {
      event: 'issues, with a note: the customer and the admins',
      given: (s) => s.order(),
      act: move('supplier', 'issues', 'No steel'),
      hears: ({ given }) => ({
        ...toCustomer(given, is('Issues: No steel')),
        ...toAdmins(given, 'is now Issues: No steel', 'admin', 'colleague'),
      }),
    },
    {
      event: 'issues, set by an admin: the customer and the other admin',
      given: (s) => s.order(),
      act: move('admin', 'issues'),
      hears: ({ given }) => ({ ...toCustomer(given, is('Issues')), ...toAdmins(given, 'is now Issues', 'colleague') }),
    },
    ...[
      ['pending', 'Pending'],
      ['partial', 'Partially Paid'],
      ['complete', 'Paid'],
    ].map(([status, label]) => ({
      event: `payment ${status}: the customer and the supplier`,
      given: (s: Story) => s.order(),
      act: pay(status!),
      hears: ({ given }: { given: Thing }) => ({
        ...toCustomer(given, paid(label!)),
        ...toSupplier(given, paid(label!)),
      }),
    })),
  ]))

describe('work order requests', () =>
  notifiesTable([
    {
      event: 'created: the admins',
      given: (s) => s.request(),
      act: ({ does, people }, { machineId, processId }) =>
        does(people.supplier, 'POST /api/workorderrequests', { machineId, processId }),
      hears: ({ s, done }) =>
        admins(
          `${s.people.supplier.companyName} requested work for ${done.machineName}, ${done.processName} (${no('REQ', done.id)}) → /admin/dashboard?request=${done.id}`,
        ),
    },
    {
      event: 'assigned: the supplier, of the request and of the order',
      given: (s) => s.request(),
      act: ({ does, people }, { id }) =>
        does(people.admin, 'POST /api/workorders', { requestId: id, supplierId: people.supplier.id }),
      hears: ({ given, done }) => ({
        supplier: [
          `${no('REQ', given.id)} for ${given.machineName} is assigned: ${no('WO', done.id)} → /supplier/workorders`,
          `You’ve received ${no('WO', done.id)} → /supplier/workorders?id=${done.id}`,
        ],
      }),
    },
    {
      event: 'rejected, with the reason: the supplier',
      given: (s) => s.request(),
      act: ({ does, people }, { id }) =>
        does(people.admin, `PATCH /api/workorderrequests/${id}/reject`, { reason: 'No work' }),
      hears: ({ given }) => ({
        supplier: [`${no('REQ', given.id)} for ${given.machineName} was rejected: No work → /supplier/workorders`],
      }),
    },
  ]))

const decide =
  (noun: string, decision: string, body?: object) =>
  (s: Story, { id }: Thing) =>
    s.does(s.people.admin, `PATCH /api/${noun}/${id}/${decision}`, body)
const submitted = (s: Story, name: unknown, to: string) =>
  admins(`${s.people.supplier.companyName} submitted ${name} for approval → ${to}`)

describe('machines', () =>
  notifiesTable([
    {
      event: 'submitted: the admins',
      act: ({ does, people }) =>
        does(people.supplier, 'POST /api/machines', { name: 'VMC 1', model: 'VF-2', type: 'VMC' }),
      hears: ({ s, done }) => submitted(s, 'VMC 1', `/admin/approvals?tab=machines&id=${done.id}`),
    },
    {
      event: 'edited, and so submitted again: the admins',
      given: (s) => s.machine(),
      act: ({ does, people }, { id }) => does(people.supplier, `PATCH /api/machines/${id}`, { model: 'VF-3' }),
      hears: ({ s, given }) => submitted(s, given.name, `/admin/approvals?tab=machines&id=${given.id}`),
    },
    {
      event: 'approved: the supplier',
      given: (s) => s.machine(),
      act: decide('machines', 'approve'),
      hears: ({ given }) => ({ supplier: [`${given.name} is approved → /supplier/machines?id=${given.id}`] }),
    },
    {
      event: 'rejected, with the reason: the supplier',
      given: (s) => s.machine(),
      act: decide('machines', 'reject', { reason: 'No papers' }),
      hears: ({ given }) => ({
        supplier: [`${given.name} was rejected: No papers → /supplier/machines?id=${given.id}`],
      }),
    },
    {
      event: 'running: nobody',
      given: (s) => s.machine(true),
      act: ({ does, people }, { id }) =>
        does(people.supplier, `PATCH /api/machines/${id}/status`, { status: 'running' }),
      hears: nobody,
    },
  ]))

describe('processes', () =>
  notifiesTable([
    {
      event: 'submitted: the admins',
      act: ({ does, people }) =>
        does(people.supplier, 'POST /api/processes', { name: 'Lapping', description: 'Flat to two microns' }),
      hears: ({ s, done }) => submitted(s, 'Lapping', `/admin/approvals?tab=processes&id=${done.id}`),
    },
    {
      event: 'edited, and so submitted again: the admins',
      given: (s) => s.newProcess(),
      act: ({ does, people }, { id }) => does(people.supplier, `PATCH /api/processes/${id}`, { name: 'Polishing' }),
      hears: ({ s, given }) => submitted(s, 'Polishing', `/admin/approvals?tab=processes&id=${given.id}`),
    },
    {
      event: 'approved: the supplier',
      given: (s) => s.newProcess(),
      act: decide('processes', 'approve'),
      hears: ({ given }) => ({ supplier: [`${given.name} is approved → /supplier/processes`] }),
    },
    {
      event: 'rejected, with the reason: the supplier',
      given: (s) => s.newProcess(),
      act: decide('processes', 'reject', { reason: 'Too vague' }),
      hears: ({ given }) => ({ supplier: [`${given.name} was rejected: Too vague → /supplier/processes`] }),
    },
  ]))
