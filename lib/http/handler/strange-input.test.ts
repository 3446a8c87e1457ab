import { PATCH as changeProfile } from '@/app/api/users/[id]/route'
import { GET as fileOf } from '@/app/api/inquiries/[id]/files/[fileName]/route'
import { GET as inquiriesOf, POST as submit } from '@/app/api/inquiries/route'
import { POST as login } from '@/app/api/login/route'
import { PATCH as machineStatus } from '@/app/api/machines/[id]/status/route'
import { POST as quote } from '@/app/api/quotations/route'
import { GET as suppliers } from '@/app/api/suppliers/route'
import { GET as workorders, POST as order } from '@/app/api/workorders/route'
import { PATCH as move } from '@/app/api/workorders/[id]/status/route'
import type { Handler } from '@/lib/http/handler/handle'
import type { Viewer } from '@/lib/rules/core/permissions'
import { call } from '@/tests/call'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
const strange: unknown[] = [
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u0000',
  'x'.repeat(100_000),
  1e308,
  -1e308,
  2 ** 53,
  0.1,
  -0,
  true,
  null,
  [],
  {},
  [[[{}]]],
  '9999-12-31T23:59:59-23:59',
  '0000-01-01',
  '0001-01-01T00:00:00+14:00',
  '275760-09-13',
  '1e400',
  "'; DROP TABLE users; --",
  '${7*7}',
]
const people = {} as Record<'customer' | 'supplier' | 'admin', Viewer>
const things = {} as Record<'inquiry' | 'machine' | 'workorder', number>
beforeAll(async () => {
  const { customer, supplier, admin, workorder } = await make.order()
  Object.assign(people, { customer, supplier, admin })
  Object.assign(things, {
    inquiry: (await make.inquiry(customer)).id,
    machine: (await make.machine(supplier)).id,
    workorder: workorder.id,
  })
})

const inquiry = () => ({ projectName: 'Bush', description: 'Turned bush, hardened', quantity: 1 })
const file = { name: 'a.pdf', size: 1, type: '', lastModified: 0 }

type Attempt = [string, Handler, () => Viewer, (value: unknown) => object, () => object]
const attempts: Attempt[] = [
  ...['projectName', 'description', 'quantity', 'material', 'targetDate', 'processId', 'files'].map((key): Attempt => [
    `inquiry.${key}`,
    submit,
    () => people.customer,
    (v) => ({ ...inquiry(), [key]: v }),
    () => ({}),
  ]),
  ...['name', 'size', 'type', 'lastModified', 'id'].map((key): Attempt => [
    `file.${key}`,
    submit,
    () => people.customer,
    (v) => ({ ...inquiry(), files: [{ ...file, [key]: v }] }),
    () => ({}),
  ]),
  ...['inquiryId', 'price', 'details', 'validUntil'].map((key): Attempt => [
    `quotation.${key}`,
    quote,
    () => people.supplier,
    (v) => ({ inquiryId: things.inquiry, price: 1, details: 'x', [key]: v }),
    () => ({}),
  ]),
  ...['supplierId', 'inquiryId', 'requestId', 'machineId', 'startDate', 'dueDate', 'notes'].map((key): Attempt => [
    `order.${key}`,
    order,
    () => people.admin,
    (v) => ({ supplierId: people.supplier.id, [key]: v }),
    () => ({}),
  ]),
  ...['status', 'notes'].map((key): Attempt => [
    `move.${key}`,
    move,
    () => people.supplier,
    (v) => ({ status: 'started', [key]: v }),
    () => ({ id: things.workorder }),
  ]),
  ...['status', 'availableHours', 'notes'].map((key): Attempt => [
    `machine.${key}`,
    machineStatus,
    () => people.supplier,
    (v) => ({ status: 'running', [key]: v }),
    () => ({ id: things.machine }),
  ]),
  ...['companyName', 'email', 'phone', 'gstNumber'].map((key): Attempt => [
    `profile.${key}`,
    changeProfile,
    () => people.supplier,
    (v) => ({ [key]: v }),
    () => ({ id: people.supplier.id }),
  ]),
  ...['username', 'password'].map((key): Attempt => [
    `login.${key}`,
    login,
    () => people.admin,
    (v) => ({ username: 'a@b.in', password: 'x', [key]: v }),
    () => ({}),
  ]),
]

test.each(attempts)('whatever stands in %s, it is answered, never a fault', async (_, route, who, body, params) => {
  for (const value of strange) {
    const response = await call(route, { as: who(), body: body(value), params: params() as Record<string, string> })
    expect([value, response.status < 500]).toEqual([value, true])
  }
})

test('deep nesting is answered', async () => {
  const bodies = [deep(200_000), `{"projectName":${deep(200_000)}}`, `{"files":${deep(100_000)}}`]
  const headers = { 'content-type': 'application/json' }
  for (const body of bodies) expect((await call(submit, { as: people.customer, body, headers })).status).toBe(400)
})

test.each(['q', 'cursor', 'sort', 'status', 'limit', 'category', 'completedWithin'])(
  'whatever stands in the query’s %s',
  async (key) => {
    for (const route of [inquiriesOf, workorders, suppliers])
      for (const value of strange) {
        const at = `/api/x?${new URLSearchParams({ [key]: String(value) })}`
        const { status } = await call(route, { as: people.admin, at })
        expect([value, status === 200 || status === 400]).toEqual([value, true])
      }
  },
)

test('whatever stands in a file name, there is no such file', async () => {
  for (const fileName of ['a\0b', '\ud800', '../../etc/passwd', '%00', ''])
    expect((await call(fileOf, { as: people.admin, params: { id: things.inquiry, fileName } })).status).toBe(404)
})
