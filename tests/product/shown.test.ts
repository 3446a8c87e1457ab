import { attachWorkorderFiles } from '@/lib/domain/orders/workorders/attach-workorder-files'
import { changeQuotationStatus } from '@/lib/domain/trade/quotations/change-quotation-status'
import { changeWorkorderStatus } from '@/lib/domain/money/payouts/followed-acts'
import { createWorkorder } from '@/lib/domain/orders/workorders/create-workorder'
import { submitInquiry } from '@/lib/domain/trade/inquiries/submit-inquiry'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { make, unique } from '@/tests/make'
import { ask, type Thing } from './ask'
import { passwordHash } from './people'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const identity = (role: string) => ({
  companyName: unique(`${role} company`),
  contactName: unique(`${role} contact`),
  phone: unique('phone'),
  address: unique(`${role} address`),
  gstNumber: unique('gst'),
  passwordHash,
})
type Role = 'customer' | 'supplier' | 'admin'
let people: Record<Role, Viewer>
let names: Record<'process' | 'machine', string>
const ids = {} as Record<
  'inquiry' | 'quotation' | 'workorder' | 'bareWorkorder' | 'machine' | 'process' | 'request',
  number
>

// One story from inquiry to work under way, of which every role then reads its part.
beforeAll(async () => {
  people = {
    customer: await make.customer(identity('c')),
    supplier: await make.supplier(identity('s')),
    admin: await make.admin(),
  }
  const { customer, supplier, admin } = people
  const process = await make.process(supplier)
  const machine = await make.machine(supplier, { processId: process.id })
  names = { process: process.name, machine: machine.name }
  const inquiry = await submitInquiry(customer, {
    projectName: 'Flange',
    description: 'Turned flange, 12 holes',
    quantity: 4,
    material: 'EN8',
    processId: process.id,
  })
  const quotation = await make.quotation(supplier, inquiry, { price: 1_234_567 })
  await make.quotation(await make.supplier(), inquiry)
  await changeQuotationStatus(customer, { id: quotation.id, status: 'accepted' })
  const workorder = await createWorkorder(admin, {
    inquiryId: inquiry.id,
    supplierId: supplier.id,
    machineId: machine.id,
  })
  await attachWorkorderFiles(supplier, {
    id: workorder.id,
    files: [{ id: (await make.upload(supplier, 'workorder')).id }],
  })
  await changeWorkorderStatus(supplier, { id: workorder.id, status: 'started', notes: 'On the lathe' })
  const bare = await createWorkorder(admin, { supplierId: supplier.id })
  const request = await make.request(supplier)
  await db().workOrderRequest.update({
    where: { id: request.id },
    data: { machineId: machine.id, processId: process.id },
  })
  Object.assign(ids, {
    inquiry: inquiry.id,
    quotation: quotation.id,
    workorder: workorder.id,
    bareWorkorder: bare.id,
    machine: machine.id,
    process: process.id,
    request: request.id,
  })
})

const lists = {
  inquiry: 'inquiries',
  quotation: 'quotations',
  workorder: 'workorders',
  bareWorkorder: 'workorders',
  machine: 'machines',
  process: 'processes',
  request: 'workorderrequests',
}
/** The thing as it stands in the role's list. */
async function listed(role: Role, thing: keyof typeof lists): Promise<Thing> {
  const { body } = await ask<Thing[]>(people[role], `GET /api/${lists[thing]}?limit=500`)
  return body.find(({ id }) => id === ids[thing])!
}

describe('embedded for display, so that no screen needs a second call', () => {
  test.each<[keyof typeof lists, string, () => unknown]>([
    ['quotation', 'projectName', () => 'Flange'],
    ['quotation', 'inquiryStatus', () => 'accepted'],
    ['workorder', 'projectName', () => 'Flange'],
    ['workorder', 'quantity', () => 4],
    ['workorder', 'material', () => 'EN8'],
    ['workorder', 'description', () => 'Turned flange, 12 holes'],
    ['workorder', 'processName', () => names.process],
    ['workorder', 'machineName', () => names.machine],
    ['workorder', 'supplierName', () => people.supplier.companyName],
    ['workorder', 'amount', () => 1_234_567],
    ['bareWorkorder', 'projectName', () => null],
    ['bareWorkorder', 'processName', () => null],
    ['bareWorkorder', 'machineName', () => null],
    ['bareWorkorder', 'amount', () => null],
    ['machine', 'processName', () => names.process],
    ['machine', 'currentWorkOrderId', () => ids.workorder],
    ['request', 'machineName', () => names.machine],
    ['request', 'processName', () => names.process],
  ])('%s %s', async (thing, key, is) => {
    for (const role of ['supplier', 'admin'] as const) expect(await listed(role, thing)).toHaveProperty(key, is())
  })
})

describe('what a role may not know is absent', () => {
  test.each<[Role, keyof typeof lists, string[]]>([
    ['supplier', 'inquiry', ['customerId', 'customerName']],
    ['supplier', 'quotation', ['customerId', 'customerName']],
    ['supplier', 'workorder', ['customerId', 'customerName', 'adminId']],
    ['customer', 'quotation', ['supplierId', 'supplierName', 'adminId']],
    ['customer', 'workorder', ['supplierId', 'supplierName', 'adminId']],
    ['customer', 'process', ['supplierId', 'supplierName']],
  ])('for a %s, of a %s: %j', async (role, thing, absent) => {
    const shown = Object.keys(await listed(role, thing))
    expect(shown.filter((key) => absent.includes(key))).toEqual([])
    const known = Object.keys(await listed('admin', thing))
    // An admin knows both sides.
    expect(known).toEqual(
      expect.arrayContaining(role === 'supplier' ? ['customerName'] : ['supplierId', 'supplierName']),
    )
  })

  const reads = (role: Role) =>
    [
      'inquiries',
      'quotations',
      'workorders',
      'processes',
      'notifications',
      'dashboard',
      'user',
      ...(role === 'supplier' ? ['machines', 'workorderrequests', 'suppliers/{own}'] : []),
      `inquiries/{inquiry}`,
      'workorders/{workorder}',
    ].map((at) => [`GET /api/${at}`, role] as const)
  const secrets = (v: Viewer) => [v.companyName, v.contactName, v.email, v.phone!, v.address!, v.gstNumber!]

  test.each([...reads('customer'), ...reads('supplier')])(
    '%s tells a %s neither company, contact, email, phone, address, GST number nor account of the other side',
    async (line, role) => {
      const other = people[role === 'customer' ? 'supplier' : 'customer']
      const at = line
        .replace('{own}', String(people[role].id))
        .replace(/\{(\w+)\}/, (_, name) => String(ids[name as 'inquiry']))
      const { status, body } = await ask(people[role], at)
      const text = JSON.stringify(body)
      expect([status, text.length > 100]).toEqual([200, true])
      expect(secrets(other).filter((secret) => text.includes(secret))).toEqual([])
      const account = new RegExp(`"(${role === 'customer' ? 'supplierId|adminId|actorId' : 'customerId|actorId'})"`)
      expect(text).not.toMatch(account)
    },
  )

  test.each([...reads('customer'), ...reads('supplier'), ...reads('admin')])(
    '%s carries for a %s no password and no hash of one',
    async (line, role) => {
      const at = line
        .replace('{own}', String(people[role].id))
        .replace(/\{(\w+)\}/, (_, name) => String(ids[name as 'inquiry']))
      expect(JSON.stringify((await ask(people[role], at)).body)).not.toMatch(/password|\$2[aby]\$/i)
    },
  )

  test('an admin’s notes on a supplier are not for the supplier', async () => {
    const at = `/api/suppliers/${people.supplier.id}`
    const noted = await ask(people.admin, `PATCH ${at}`, { notes: 'Slow in monsoon' })
    expect(noted.body.notes).toBe('Slow in monsoon')
    expect((await ask(people.supplier, `GET ${at}`)).body).not.toHaveProperty('notes')
  })
})

describe('money is whole rupees, dates are UTC', () => {
  const quote = async (body: object) =>
    ask(people.supplier, 'POST /api/quotations', {
      inquiryId: (await make.inquiry(people.customer)).id,
      details: 'Ex works',
      ...body,
    })
  test.each([
    [45_000, 201, 45_000],
    ['45000', 201, 45_000],
    [45_000.5, 400, undefined],
  ])('a price of %j: %d', async (price, status, is) => {
    const answer = await quote({ price })
    expect([answer.status, answer.body.price]).toEqual([status, is])
  })
  test.each([
    ['2031-05-10', '2031-05-10T00:00:00.000Z'],
    ['2031-05-10T12:30:00+05:30', '2031-05-10T07:00:00.000Z'],
    ['2031-05-10T12:30:00.123Z', '2031-05-10T12:30:00.123Z'],
  ])('valid until %s is answered as %s', async (validUntil, is) =>
    expect((await quote({ price: 1, validUntil })).body.validUntil).toBe(is),
  )
})
