import { callersOf } from '@/lib/http/openapi/callers'
import { getWorkorder } from '@/lib/domain/goods/workorders/get-workorder'
import { listWorkorders } from '@/lib/domain/orders/workorders/list-workorders'
import { findEverywhere } from '@/lib/domain/desk/search/find-everywhere'
import { getDashboard } from '@/lib/domain/desk/dashboard/get-dashboard'
import { submitInquiry } from '@/lib/domain/trade/inquiries/submit-inquiry'
import { changeMachineStatus } from '@/lib/domain/trade/machines/change-machine-status'
import { listNotifications } from '@/lib/domain/people/notifications/notification'
import { changeWorkorderStatus } from '@/lib/domain/money/payouts/followed-acts'
import { setWorkorderPayment } from '@/lib/domain/money/payments/set-workorder-payment'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { may, type Viewer } from '@/lib/rules/core/permissions'
import { exportable, exportOf } from '@/tests/exports'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { ask } from '@/tests/product/ask'
import { readsOf } from '@/tests/reads'
import { refused } from '@/tests/refused'

await ownDatabase()

const PRICE = 7_654_321
/** Names of fields that tell of money. */
const MONEY = /amount|price|payment|paid|unpaid|pendingPayments/i

let floor: Viewer, owner: Viewer, order: Workorder, project: string
beforeAll(async () => {
  const made = await make.order({ price: PRICE })
  owner = made.supplier
  floor = await make.colleague(owner, 'floor')
  order = made.workorder
  project = made.inquiry.projectName
  await changeWorkorderStatus(owner, { id: order.id, status: 'issues', notes: 'Waiting for steel' })
  await setWorkorderPayment(made.admin, { id: order.id, status: 'partial' })
})

function moneyIn(value: unknown, path = ''): string[] {
  if (typeof value === 'number' || typeof value === 'string')
    return /7,?6,?5,?4,?3,?2,?1|76,54,321|Partially Paid/.test(String(value)) ? [path] : []
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(MONEY.test(key) ? [`${path}.${key}`] : []),
    ...moneyIn(inner, `${path}.${key}`),
  ])
}
const wire = (answer: unknown) => JSON.parse(JSON.stringify(answer)) as unknown

test('a shop floor reads its orders whole, and finds no amount and no payment in any answer', async () => {
  const answers: Record<string, unknown> = {
    order: await getWorkorder(floor, { id: order.id }),
    found: await findEverywhere(floor, { q: project }),
    dashboard: await getDashboard(floor, {}),
  }
  for (const call of readsOf('supplier')) {
    const { group, name, endpoint } = call
    const { status, body } = await ask<unknown>(floor, `GET ${endpoint.path}${endpoint.list ? '?counts=true' : ''}`)
    const { members } = callersOf(call)!
    const isOurs = !members || members.includes('floor')
    expect([endpoint.path, status]).toEqual([endpoint.path, isOurs ? 200 : 403])
    if (isOurs) answers[`${group}.${name}`] = body
  }
  for (const list of exportable(floor)) answers[`export of ${list}`] = await exportOf(floor, list)
  // Names of topics and choices of mails are no figures.
  delete answers['mails.choices']
  expect(moneyIn(wire(answers))).toEqual([])
  expect(JSON.stringify(answers)).not.toMatch(/"Amount|Payment updated/)
  expect(answers).toMatchObject({
    order: { id: order.id, projectName: project, status: 'issues', history: [{}, { note: 'Waiting for steel' }] },
    'workorders.list': [{ id: order.id }],
  })
  expect(answers['export of workorders']).toContain(project)
  // The same look finds it with the owner.
  expect(moneyIn(wire(await getWorkorder(owner, { id: order.id }))).length).toBeGreaterThan(1)
})

test('it can neither narrow nor sort its orders by money', async () => {
  const list = (more: object) => listWorkorders(floor, { limit: 10, ...more })
  for (const asked of [{ paymentStatus: 'open' }, { unpaid: 'true' }, { priced: 'true' }, { sort: '-amount' }])
    await refused(list(asked), 'forbidden')
  expect((await list({ due: 'none', sort: 'dueDate' })).total).toBeGreaterThanOrEqual(0)
})

test('its bell has the orders and nothing about money', async () => {
  const titles = async (viewer: Viewer) =>
    (await listNotifications(viewer, { limit: 50 })).items.map(({ title }) => title)
  expect(await titles(owner)).toContain('Payment updated')
  const next = await make.order({ supplier: owner, price: PRICE })
  await setWorkorderPayment(next.admin, { id: next.workorder.id, status: 'complete' })
  expect(await titles(floor)).toEqual(['New work order'])
  expect(moneyIn((await listNotifications(floor, { limit: 50 })).items)).toEqual([])
})

test('it finds no inquiry or quotation by search, and opens drawings only of its orders', async () => {
  const { hits } = await findEverywhere(floor, { q: project })
  expect(hits.map(({ kind }) => kind)).toEqual(['workorder'])
  const customer = await make.customer()
  const process = await make.process(owner)
  const files = [{ id: (await make.upload(customer, 'inquiry')).id }]
  const form = { projectName: 'Hub', description: 'Turned hub, 40 mm', quantity: 2, processId: process.id, files }
  const inquiry = await submitInquiry(customer, form)
  const load = async (viewer: Viewer) =>
    (await ask(viewer, `GET /api/inquiries/${inquiry.id}/files/INQ-${String(inquiry.id).padStart(4, '0')}-1.pdf`))
      .status
  expect([await load(owner), await load(floor)]).toEqual([200, 404])
})

test('it moves orders and machines, and may do nothing else of the trade', async () => {
  const { workorder, supplier } = await make.order()
  const worker = await make.colleague(supplier, 'floor')
  const machine = await make.machine(supplier)
  await changeWorkorderStatus(worker, { id: workorder.id, status: 'started' })
  await changeMachineStatus(worker, { id: machine.id, status: 'running' })
  expect((await getWorkorder(supplier, { id: workorder.id })).status).toBe('started')
  const trade = ['quotation.create', 'quotation.list', 'machine.add', 'process.add', 'workorderrequest.create'] as const
  expect(trade.filter((act) => may(act, worker))).toEqual([])
})
