import { afterEach, beforeEach, expect, test } from '@jest/globals'
import pg from 'pg'
import { accounts, dashboard, inquiries, machines, notifications, processes } from '@/lib/contract'
import { audit, payments, quotations, search, workorderRequests, workorders } from '@/lib/contract'
import type { Endpoint } from '@/lib/contract/core/endpoint'
import { listCustomers, listSuppliers } from '@/lib/domain/accounts/list-accounts'
import { listAudit } from '@/lib/domain/audit/list-audit'
import { getDashboard } from '@/lib/domain/dashboard/get-dashboard'
import { listInquiries } from '@/lib/domain/inquiries/list-inquiries'
import { listMachines } from '@/lib/domain/machines/list-machines'
import { listNotifications } from '@/lib/domain/notifications/notification'
import { getPayments } from '@/lib/domain/payments/get-payments'
import { listProcesses } from '@/lib/domain/processes/list-processes'
import { listQuotations } from '@/lib/domain/quotations/list-quotations'
import { findEverywhere } from '@/lib/domain/search/find-everywhere'
import { listRequests } from '@/lib/domain/workorder-requests/list-requests'
import { listWorkorders } from '@/lib/domain/workorders/list-workorders'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/permissions'
import { conforms } from '@/tests/conform'
import { make } from '@/tests/make'

// Counts what goes to the database: a list costs the same number of statements however long it is.
const { query } = pg.Client.prototype
let statements = 0
beforeEach(() => {
  pg.Client.prototype.query = function (this: pg.Client, ...args: never[]) {
    statements++
    return (query as (...args: never[]) => never).apply(this, args)
  } as typeof query
})
afterEach(() => void (pg.Client.prototype.query = query))

const page = { limit: 100, counts: 'true' } as const
type Ask = [Endpoint, (viewer: Viewer) => Promise<unknown>]
const lists: Record<string, Ask> = {
  inquiries: [inquiries.list, (v) => listInquiries(v, page)],
  quotations: [quotations.list, (v) => listQuotations(v, page)],
  processes: [processes.list, (v) => listProcesses(v, page)],
  workorders: [workorders.list, (v) => listWorkorders(v, page)],
  payments: [payments.get, (v) => getPayments(v, {})],
  notifications: [notifications.list, (v) => listNotifications(v, page)],
  dashboard: [dashboard.get, (v) => getDashboard(v, {})],
  search: [search.find, (v) => findEverywhere(v, { q: 'Bra' })],
  machines: [machines.list, (v) => listMachines(v, page)],
  requests: [workorderRequests.list, (v) => listRequests(v, page)],
  customers: [accounts.customers, (v) => listCustomers(v, page)],
  audit: [audit.list, (v) => listAudit(v, page)],
  suppliers: [accounts.suppliers, (v) => listSuppliers(v, page)],
}
const asked = {
  customer: ['inquiries', 'quotations', 'processes', 'workorders', 'notifications', 'dashboard', 'search'],
  supplier: [
    'inquiries',
    'quotations',
    'processes',
    'workorders',
    'notifications',
    'dashboard',
    'search',
    'machines',
    'requests',
  ],
  admin: Object.keys(lists),
}

async function costs(people: Record<keyof typeof asked, Viewer>) {
  const found: Record<string, number> = {}
  for (const role of ['customer', 'supplier', 'admin'] as const)
    for (const name of asked[role]) {
      const [endpoint, ask] = lists[name]!
      const before = statements
      const answer = await ask(people[role])
      found[`${name} of ${role}`] = statements - before
      conforms(endpoint, answer)
    }
  return found
}

test('lists and dashboards send as many statements for 12 rows as for 2, and answer what they promise', async () => {
  const people = { customer: await make.customer(), supplier: await make.supplier(), admin: await make.admin() }
  const { customer, supplier } = people
  const grow = async (rows: number) => {
    for (let n = 0; n < rows; n++) {
      const { inquiry } = await make.order({ customer, supplier })
      await make.quotation(supplier, await make.inquiry(customer))
      await make
        .upload(customer, 'inquiry')
        .then((f) =>
          db().file.update({ where: { id: f.id }, data: { inquiryId: inquiry.id, name: `${n}-${f.id}.pdf` } }),
        )
      await make.request(supplier)
      await make.process(supplier, { approved: n % 2 === 0 })
      await make.inquiry(customer)
    }
  }
  await grow(2)
  const few = await costs(people)
  await grow(10)
  expect(await costs(people)).toEqual(few)
  for (const [name, cost] of Object.entries(few))
    expect([name, cost <= (name.startsWith('dashboard') ? 5 : 2)]).toEqual([name, true])
  expect((await listWorkorders(supplier, page)).items).toHaveLength(12)
})
