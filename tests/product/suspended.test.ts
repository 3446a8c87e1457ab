import { addNote } from '@/lib/domain/core/notes/add-note'
import { env } from '@/lib/infra/env'
import type { Viewer } from '@/lib/rules/core/permissions'
import { exportable, exportOf } from '@/tests/exports'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { readsOf } from '@/tests/reads'
import { ask } from './ask'

await ownDatabase()

const reason = 'Late with four orders.'

/** Everything that a company reads without naming a thing, its exports too. */
async function allRead(viewer: Viewer) {
  const answers: Record<string, unknown> = {}
  for (const { endpoint } of readsOf(viewer.role)) {
    const { status, body } = await ask<unknown>(viewer, `GET ${endpoint.path}${endpoint.list ? '?limit=500' : ''}`)
    expect([endpoint.path, status]).toEqual([endpoint.path, 200])
    answers[endpoint.path] = body
  }
  for (const list of exportable(viewer)) answers[`export of ${list}`] = await exportOf(viewer, list)
  return answers
}

const writes = {
  customer: [
    ['POST /api/inquiries', { projectName: 'Flange', description: 'Turned flange, 12 holes', quantity: 4 }],
    ['POST /api/addresses', { label: 'Works', line1: 'Plot 7', city: 'Pune', pin: '411026', stateCode: '27' }],
    ['PATCH /api/quotations/1/status', { status: 'accepted' }],
  ],
  supplier: [
    ['POST /api/quotations', { inquiryId: 1, price: 45_000, details: 'Ex works' }],
    ['POST /api/machines', { name: 'VMC', model: 'VF-2', type: 'VMC' }],
    ['POST /api/processes', { name: 'Honing', description: 'Bores up to 200 mm' }],
    ['POST /api/workorderrequests', { machineId: 1, processId: 1 }],
  ],
} as const

test.each(['customer', 'supplier'] as const)(
  'a suspended %s reads everything, and each write says why not and whom to call',
  async (role) => {
    const { [role]: company } = await make.order()
    const suspended = await make.suspended(company, reason)
    await allRead(suspended)
    const message = `Your account is suspended: Late with four orders. You can look at everything; call ${env().SALES_PHONE}.`
    for (const [line, body] of writes[role])
      expect(await ask(suspended, line, body)).toMatchObject({ status: 403, body: { code: 'forbidden', message } })
    const { status } = await ask(suspended, `PATCH /api/users/${company.id}`, { contactName: 'Asha R.' })
    expect(status).toBe(200)
  },
)

test.each([
  ['customer', 'supplier'],
  ['supplier', 'customer'],
] as const)('the other side never learns that a %s is suspended, or why', async (role, otherRole) => {
  const { [role]: company, [otherRole]: other, inquiry } = await make.order()
  const { customer, supplier } = { [role]: company, [otherRole]: other } as Record<string, Viewer>
  const open = await make.inquiry(customer!)
  const quotation = await make.quotation(supplier!, open)
  await make.suspended(company, reason)
  await addNote(await make.admin(), { entityType: 'account', entityId: company.id, text: 'Suspended for a week' })
  const answers: Record<string, unknown> = await allRead(other)
  for (const line of [`GET /api/inquiries/${inquiry.id}`, `GET /api/inquiries/${open.id}`])
    answers[line] = (await ask(other, line)).body
  answers.quotation = (await ask<object[]>(other, `GET /api/quotations?inquiryId=${open.id}`)).body
  const { suspended, suspendedReason, ...me } = answers['/api/user'] as Record<string, unknown>
  expect([suspended, suspendedReason]).toEqual([false, null])
  expect(JSON.stringify({ ...answers, '/api/user': me })).not.toMatch(/suspend|four orders/i)
  const refusal = await ask(other, `PATCH /api/quotations/${quotation.id}/status`, { status: 'accepted' })
  expect(JSON.stringify(refusal.body)).not.toMatch(/suspend|four orders/i)
})
