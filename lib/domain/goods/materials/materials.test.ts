import { GET as challanPdf } from '@/app/api/shipments/[id]/challan/route'
import { GET as ewayFile } from '@/app/api/shipments/[id]/eway/route'
import { GET as itc04 } from '@/app/api/returns/itc04/route'
import { materials } from '@/lib/contract/goods/materials'
import { shipments } from '@/lib/contract/goods/shipments'
import { moveShipment } from '@/lib/domain/goods/shipments/move-shipment'
import { changeShipment } from '@/lib/domain/goods/shipments/change-shipment'
import { enterEwayBill } from '@/lib/domain/goods/shipments/enter-eway-bill'
import { getShipment } from '@/lib/domain/goods/shipments/get-shipment'
import { planShipment } from '@/lib/domain/goods/shipments/plan-shipment'
import { receiveShipment } from '@/lib/domain/money/payouts/followed-acts'
import { issueChallan } from '@/lib/domain/money/challans/issue-challan'
import { listNotifications } from '@/lib/domain/people/notifications/notification'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { addDays, date, isoDay } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { call } from '@/tests/call'
import { conforms } from '@/tests/conform'
import { BUYERS, company, taxProfile } from '@/tests/invoice-fixtures'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { readPdf } from '@/tests/pdf'
import { atOnce, refused } from '@/tests/refused'
import { listMaterials } from './list-materials'
import { remindOfMaterial } from './remind-of-material'

await ownDatabase()

const today = isoDay(Date.now())
const SHOP = { ...BUYERS.karnataka, legalName: 'Peenya Turned Parts' }

beforeEach(() => company())

/** An order of 500 pieces, whose shop is in Karnataka and whose customer is in Pune. */
async function ordered(supplier?: Viewer) {
  const order = await make.order({ supplier })
  await db().inquiry.update({ where: { id: order.inquiry.id }, data: { quantity: 500 } })
  await taxProfile(order.supplier, SHOP)
  await taxProfile(order.customer, BUYERS.maharashtra)
  return { ...order, id: order.workorder.id }
}
type Ordered = Awaited<ReturnType<typeof ordered>>

const bar = {
  purpose: 'material',
  quantityMilli: 250_000,
  uqc: 'KGS',
  description: 'MS round bar, 50 mm',
  hsn: '7214',
  valuePaise: 18_500_00,
}
const travel = { packages: 2, carrier: 'Shree Transport', vehicle: 'MH 12 AB 1234' }
const plan = (as: Viewer, leg: string, lines: object[], more: object = {}) =>
  planShipment(as, shipments.plan.body.parse({ leg, lines, ...travel, ...more }))
const move = (as: Viewer, id: number, status: string, more: object = {}) =>
  moveShipment(as, { id, ...shipments.move.body.parse({ status, ...more }) })
async function count(as: Viewer, id: number, counts: object[], deliveredOn = today) {
  const { lines } = await getShipment(as, { id })
  const counted = counts.map((one, at) => ({ id: lines[at]!.id, ...one }))
  return receiveShipment(as, { id, ...shipments.receive.body.parse({ deliveredOn, lines: counted }) })
}
const challan = (as: Viewer, id: number, reason = 'jobwork') =>
  issueChallan(as, { id, ...shipments.issueChallan.body.parse({ reason }) })
const register = (as: Viewer, more: object = {}) => listMaterials(as, materials.list.query.parse(more))
const bell = async (viewer: Viewer) =>
  (await listNotifications(viewer, { limit: 50 })).items.map(({ message }) => message)

type Refusal = { message: string; issues?: { path: string; message: string }[] }
const failing = (act: Promise<unknown>): Promise<Refusal> =>
  act.then(
    (value) => Promise.reject(new Error(`It was answered: ${JSON.stringify(value)}`)),
    (error: Refusal) => error,
  )
/** Expects a refusal that people read as this sentence, by itself or at a field. */
async function says(act: Promise<unknown>, sentence: string) {
  const { message, issues = [] } = await failing(act)
  expect([message, ...issues.map((issue) => issue.message)]).toContain(sentence)
}

/** The customer's bar arrives at the hub with its own challan. */
async function arrives({ admin, id }: Ordered, on = today, quantityMilli = 250_000) {
  const paper = { kind: 'challan', number: 'KP/7', on }
  const line = { workorderId: id, ...bar, quantityMilli }
  const came = await plan(admin, 'from_customer', [line], { paper, send: true })
  return count(admin, came.id, [{ received: quantityMilli }])
}

const newNo = (() => {
  let last = 300_000_000_000
  return () => String(++last)
})()

/** Material leaves for the shop with our challan, and an e-way bill. Answers the shipment, and the line that went out. */
async function goes({ admin, supplier, id }: Ordered, more: object = {}) {
  const packed = await plan(admin, 'to_supplier', [{ workorderId: id, ...bar, ...more }])
  const { papers } = await challan(admin, packed.id)
  const bill = shipments.enterEway.body.parse({ ewbNo: newNo(), ewbOn: today })
  if (papers[0]!.ewayDue) await enterEwayBill(admin, { id: packed.id, paperId: papers[0]!.id, ...bill })
  const sent = await move(admin, packed.id, 'sent')
  await count(supplier, sent.id, [{ received: sent.lines[0]!.quantityMilli }])
  return { id: sent.id, line: sent.lines[0]!.id, number: papers[0]!.number }
}
const back = ({ supplier, id }: Ordered, pieces: number, uses: object[], more: object = {}) =>
  plan(supplier, 'to_hub', [{ workorderId: id, quantity: pieces, uses }], {
    paper: { kind: 'challan', number: 'MP/118', on: today },
    send: true,
    ...more,
  })

test('a customer’s material reaches a shop by our challan alone, and only as far as it came from the customer', async () => {
  const order = await ordered()
  const { admin, supplier, customer, id } = order
  const line = { workorderId: id, ...bar, owner: 'customer' }
  await says(
    plan(admin, 'to_supplier', [line]),
    `Only 0 KGS of the customer’s material of ${displayId('workorder', id)} are at the hub`,
  )
  const came = await arrives(order)
  // The customer reads what came from it, the shop nothing of it.
  expect(conforms(shipments.get, await getShipment(customer, { id: came.id }))).toMatchObject({
    leg: 'from_customer',
    status: 'received',
    lines: [{ ...bar, owner: 'customer', quantity: null, received: 250_000, accepted: 250_000 }],
    papers: [{ number: 'KP/7' }],
  })
  await refused(getShipment(supplier, { id: came.id }), 'not_found')
  await says(
    plan(admin, 'to_supplier', [{ ...line, quantityMilli: 250_001 }]),
    `Only 250 KGS of the customer’s material of ${displayId('workorder', id)} are at the hub`,
  )
  const packed = await plan(admin, 'to_supplier', [line])
  // It is no shipment of the shop before it has left.
  await refused(getShipment(supplier, { id: packed.id }), 'not_found')
  await says(move(admin, packed.id, 'sent'), 'Goods may leave only with a document: issue a challan')
  await says(challan(admin, packed.id, 'lot'), 'Choose another reason: it goes to the supplier')
  const { papers } = await challan(admin, packed.id)
  expect(papers).toMatchObject([
    { kind: 'challan', valuePaise: 18_500_00, ewayDue: true, ewayWhy: 'job work between States, at any value' },
  ])
  await says(
    move(admin, packed.id, 'sent'),
    `An e-way bill is needed for ${papers[0]!.number} (job work between States, at any value): enter its number`,
  )
  await enterEwayBill(admin, {
    id: packed.id,
    paperId: papers[0]!.id,
    ...shipments.enterEway.body.parse({ ewbNo: newNo(), ewbOn: today }),
  })
  await move(admin, packed.id, 'sent')
  expect((await bell(supplier))[0]).toBe(
    `${displayId('shipment', packed.id)} with material for ${displayId('workorder', id)} is on its way to you`,
  )
  const read = await getShipment(supplier, { id: packed.id })
  expect(read).toMatchObject({ leg: 'to_supplier', countBy: null, lines: [{ description: bar.description }] })
  expect(JSON.stringify(read)).not.toMatch(/Kaveri|KP\/7|customerId/)
  await refused(getShipment(customer, { id: packed.id }), 'not_found')
  await says(count(supplier, packed.id, [{ received: 250_001 }]), 'At most 250 KGS were sent')
  await says(count(supplier, packed.id, [{ received: 250_000, rejected: 5_000 }]), 'Say why in at least 10 characters')
  const counted = await count(supplier, packed.id, [
    { received: 250_000, rejected: 5_000, description: 'Ends are bent by the forklift' },
  ])
  expect(counted.lines).toMatchObject([
    { received: 250_000, accepted: 245_000, rejectedWhy: 'Ends are bent by the forklift', problemId: null },
  ])
  expect(await db().orderProblem.count({ where: { workOrderId: id } })).toBe(0)
})

test('190 kg come back as parts and 22 kg as chips: 38 kg are pending, from the receipt on', async () => {
  const order = await ordered()
  const { admin, supplier, id } = order
  await arrives(order, addDays(today, -10))
  const out = await goes(order, { owner: 'customer' })
  const ours = async (as: Viewer) => (await register(as, { workorderId: id })).items[0]
  const listed = await register(supplier, { workorderId: id })
  conforms(materials.list, listed)
  expect(listed.items).toMatchObject([
    {
      id: out.line,
      challan: out.number,
      outMilli: 250_000,
      backMilli: 0,
      pendingMilli: 250_000,
      // Since the customer's own challan.
      since: addDays(today, -10),
      ageDays: 10,
      state: 'ok',
    },
  ])
  const parts = await back(order, 200, [{ lineId: out.line, quantityMilli: 190_000, wasteMilli: 22_000 }])
  expect(parts.lines[0]!.uses).toEqual([{ lineId: out.line, quantityMilli: 190_000, wasteMilli: 22_000 }])
  expect(await ours(admin)).toMatchObject({ backMilli: 0, pendingMilli: 250_000 })
  await says(back(order, 10, [{ lineId: out.line, quantityMilli: 38_001 }]), `Only 38 KGS of ${out.number} are pending`)
  await count(admin, parts.id, [{ received: 200 }])
  expect(await ours(admin)).toMatchObject({ backMilli: 190_000, wasteMilli: 22_000, pendingMilli: 38_000 })
  expect((await register(admin, { workorderId: id, status: 'pending' })).items).toHaveLength(1)
  // The rest comes back as it was: what it is stands in the line that went out.
  const rest = await plan(
    supplier,
    'to_hub',
    [{ workorderId: id, purpose: 'material', uses: [{ lineId: out.line, quantityMilli: 38_000 }] }],
    { paper: { kind: 'challan', number: 'MP/119', on: today }, send: true },
  )
  expect(rest.lines).toMatchObject([
    { purpose: 'material', quantity: null, quantityMilli: 38_000, description: bar.description, valuePaise: 2_812_00 },
  ])
  await count(admin, rest.id, [{ received: 38_000 }])
  expect(await ours(supplier)).toMatchObject({ backMilli: 228_000, pendingMilli: 0, state: 'ok' })
  expect((await register(supplier, { workorderId: id, status: 'pending' })).items).toEqual([])
  expect((await register(supplier, { workorderId: id, status: 'back' })).items).toHaveLength(1)
  // It is the customer's again: 38 kg can go on.
  await says(
    plan(admin, 'to_supplier', [{ workorderId: id, ...bar, owner: 'customer', quantityMilli: 38_001 }]),
    `Only 38 KGS of the customer’s material of ${displayId('workorder', id)} are at the hub`,
  )
  const home = [{ workorderId: id, ...bar, quantityMilli: 38_000 }]
  const leaves = await plan(admin, 'from_hub', home)
  await says(move(admin, leaves.id, 'sent'), 'Goods may leave only with a document: issue a challan')
  expect((await challan(admin, leaves.id, 'return')).papers).toMatchObject([{ kind: 'challan', valuePaise: 18_500_00 }])
})

test('two shipments at once don’t bring the same material back', async () => {
  const order = await ordered()
  const out = await goes(order)
  const all = [{ lineId: out.line, quantityMilli: 250_000 }]
  expect(await atOnce([back(order, 10, all), back(order, 10, all)])).toEqual({ done: 1, refused: ['validation'] })
})

test('the register warns on days 300, 335, 350 and after the last day: admins and the shop hear of each once', async () => {
  const order = await ordered()
  const { admin, supplier, id } = order
  const out = await goes(order)
  const age = (days: number) =>
    db().shipmentLine.update({ where: { id: out.line }, data: { since: new Date(addDays(today, -days)) } })
  await age(299)
  expect(await remindOfMaterial()).toBe(0)
  await age(300)
  expect((await register(admin, { status: 'due', workorderId: id })).items).toMatchObject([
    { ageDays: 300, state: 'warn300', lastDay: expect.any(String) },
  ])
  const told = await Promise.all([remindOfMaterial(), remindOfMaterial()])
  expect(told.toSorted()).toEqual([0, 1])
  const lastDay = (await register(admin, { workorderId: id })).items[0]!.lastDay!
  const words = `250 KGS of ${out.number} for ${displayId('workorder', id)} are out for 300 days: they are due back by ${date(lastDay)}`
  expect((await bell(admin))[0]).toBe(words)
  expect((await bell(supplier))[0]).toBe(`${words}. Send it back as parts or as it is, and name it when you pack`)
  expect(await remindOfMaterial()).toBe(0)
  await age(335)
  expect([await remindOfMaterial(), await remindOfMaterial()]).toEqual([1, 0])
  // A server that stood still tells the last alone.
  await age(366)
  expect([await remindOfMaterial(), await remindOfMaterial()]).toEqual([1, 0])
  expect((await bell(admin))[0]).toContain('the law takes them for a supply')
  expect((await register(supplier, { workorderId: id })).items).toMatchObject([{ state: 'late' }])
})

test('tools have no last day', async () => {
  const order = await ordered()
  const tools = { purpose: 'tooling', description: 'Drill jig', uqc: 'NOS', quantityMilli: 1_000, hsn: '8466' }
  const out = await goes(order, tools)
  await db().shipmentLine.update({ where: { id: out.line }, data: { since: new Date('2020-01-01') } })
  expect(await remindOfMaterial()).toBe(0)
  expect((await register(order.admin, { workorderId: order.id })).items).toMatchObject([
    { purpose: 'tooling', state: 'free', lastDay: null, pendingMilli: 1_000 },
  ])
  expect((await register(order.admin, { workorderId: order.id, status: 'due' })).items).toEqual([])
})

test('rejected pieces go back to the shop with a challan, no more than were rejected', async () => {
  const order = await ordered()
  const { admin, supplier, id } = order
  const line = { workorderId: id, purpose: 'return', quantity: 1 }
  await says(plan(admin, 'to_supplier', [line]), `Only 0 of ${displayId('workorder', id)} were rejected`)
  const parts = await back(order, 180, [])
  await count(admin, parts.id, [{ received: 180, rejected: 12, kind: 'dimension', description: 'Bore too large' }])
  await says(
    plan(admin, 'to_supplier', [{ ...line, quantity: 13 }]),
    `Only 12 of ${displayId('workorder', id)} were rejected`,
  )
  const { id: packed } = await plan(admin, 'to_supplier', [{ ...line, quantity: 12 }])
  await says(plan(admin, 'to_supplier', [line]), `Only 0 of ${displayId('workorder', id)} were rejected`)
  await says(challan(admin, packed, 'jobwork'), 'Rejected pieces go back: choose Return')
  const { papers } = await challan(admin, packed, 'return')
  if (papers[0]!.ewayDue)
    await enterEwayBill(admin, {
      id: packed,
      paperId: papers[0]!.id,
      ...shipments.enterEway.body.parse({ ewbNo: newNo(), ewbOn: today }),
    })
  await move(admin, packed, 'sent')
  const counted = await count(supplier, packed, [{ received: 12 }])
  expect(counted).toMatchObject({ status: 'received', lines: [{ purpose: 'return', quantity: 12, accepted: 12 }] })
})

test('the challan to a shop has every field of Rule 55, no tax, and nothing of the customer', async () => {
  const order = await ordered()
  const { supplier, customer, id } = order
  await arrives(order)
  const out = await goes(order, { owner: 'customer' })
  const file = await call(challanPdf, { as: supplier, params: { id: out.id } })
  expect(file.headers.get('content-disposition')).toContain(`${out.number.replaceAll('/', '-')}.pdf`)
  const { text } = await readPdf(Buffer.from(await file.arrayBuffer()))
  for (const words of [
    'ORIGINAL FOR CONSIGNEE',
    'Not a tax invoice',
    out.number,
    'Jobwork Manufacturing Pvt Ltd',
    'GSTIN 27AAACJ1234A1ZB',
    'Peenya Turned Parts',
    'GSTIN 29AABCN5678B1ZC',
    'Job work',
    displayId('workorder', id),
    'MS round bar, 50 mm',
    '7214',
    '250 KGS',
    '18,500.00',
    'Karnataka',
    'Signature',
  ])
    expect(text).toContain(words)
  expect(text).not.toMatch(/Kaveri|\b411016\b|ORD-/)
  for (const as of [customer, await make.supplier()])
    expect((await call(challanPdf, { as, params: { id: out.id } })).status).toBe(404)
})

test('the e-way file of material has its HSN and value, no tax, and says that it is job work', async () => {
  const order = await ordered()
  const { admin, supplier, id } = order
  const packed = await plan(admin, 'to_supplier', [{ workorderId: id, ...bar }], { distanceKm: 840 })
  const { papers } = await challan(admin, packed.id)
  const file = async (as: Viewer) => call(ewayFile, { as, params: { id: packed.id } })
  expect(await (await file(admin)).json()).toMatchObject({
    billLists: [
      {
        docType: 'CHL',
        docNo: papers[0]!.number,
        subSupplyType: 4,
        fromGstin: '27AAACJ1234A1ZB',
        toGstin: '29AABCN5678B1ZC',
        totalValue: 18_500,
        igstValue: 0,
        totInvValue: 18_500,
        itemList: [{ productName: bar.description, hsnCode: 7214, quantity: 250, qtyUnit: 'KGS', igstRate: 0 }],
      },
    ],
  })
  await enterEwayBill(admin, {
    id: packed.id,
    paperId: papers[0]!.id,
    ...shipments.enterEway.body.parse({ ewbNo: newNo(), ewbOn: today }),
  })
  await move(admin, packed.id, 'sent')
  // Its sender alone gives it to the portal.
  expect((await file(supplier)).status).toBe(403)
})

test('ITC-04 has our material that went out and what came back of it: no tools, nothing of customers', async () => {
  const order = await ordered()
  const { admin, id } = order
  await arrives(order)
  await goes(order, { owner: 'customer', quantityMilli: 10_000 })
  await goes(order, { purpose: 'tooling', description: 'Drill jig', uqc: 'NOS', quantityMilli: 1_000, hsn: '8466' })
  const out = await goes(order, { quantityMilli: 100_000, valuePaise: 7_400_00 })
  const parts = await back(order, 100, [{ lineId: out.line, quantityMilli: 80_000, wasteMilli: 5_500 }])
  const year = today.slice(5) < '04-01' ? Number(today.slice(0, 4)) - 1 : Number(today.slice(0, 4))
  const half = today.slice(5) >= '04-01' && today.slice(5) < '10-01' ? 1 : 2
  const file = async (section: string, period = `${year}-${half}`) => {
    const answer = await call(itc04, { as: admin, at: `/api/returns/itc04?period=${period}&section=${section}` })
    expect(answer.headers.get('content-disposition')).toContain(`itc04-${section}-${period}.csv`)
    return (await answer.text()).trim().split('\r\n').slice(1)
  }
  const on = today.split('-').toReversed().join('-')
  const sent = [`29AABCN5678B1ZC,${out.number},${on},"MS round bar, 50 mm",KGS-KILOGRAMS,100,7400.00,Inputs,0,0,18,0`]
  expect((await file('4')).filter((row) => row.includes(out.number))).toEqual(sent)
  expect(await file('4', String(year))).toEqual(await file('4'))
  expect((await file('4')).join()).not.toMatch(/Drill jig|,10,/)
  expect((await file('5A')).filter((row) => row.includes(out.number))).toEqual([])
  await count(admin, parts.id, [{ received: 100 }])
  const [row] = (await file('5A')).filter((one) => one.includes(out.number))
  expect(row).toMatch(
    new RegExp(
      `^29AABCN5678B1ZC,MP/118,${on},"MS round bar, 50 mm",KGS-KILOGRAMS,80,${out.number},${on},.+,KGS-KILOGRAMS,5.5$`,
    ),
  )
  expect(id).toBeGreaterThan(0)
})

test('what a line of material lacks is said at its field, and what can’t travel a way is refused', async () => {
  const order = await ordered()
  const { admin, supplier, id } = order
  const line = { workorderId: id, ...bar }
  const at = async (lines: object[], leg = 'to_supplier') => {
    const { issues } = await failing(plan(admin, leg, lines))
    return Object.fromEntries(issues!.map(({ path, message }) => [path, message]))
  }
  expect(await at([{ ...line, quantityMilli: null }])).toEqual({ 'lines.0.quantityMilli': 'Enter a quantity' })
  expect(await at([{ ...line, uqc: null }])).toEqual({ 'lines.0.uqc': 'Choose a unit' })
  expect(await at([{ ...line, description: '' }])).toEqual({ 'lines.0.description': 'Say what it is' })
  expect(await at([{ ...line, valuePaise: null }])).toEqual({ 'lines.0.valuePaise': 'Enter its value' })
  expect(await at([{ ...line, hsn: null }])).toEqual({ 'lines.0.hsn': 'Enter the HSN of the material' })
  expect(await at([{ ...line, uses: [{ lineId: 1, quantityMilli: 1 }] }])).toEqual({
    'lines.0.uses': 'Only what leaves a supplier brings material back',
  })
  expect(await at([{ workorderId: id, quantity: 5 }])).toEqual({ 'lines.0.purpose': 'Choose what travels this way' })
  expect(await at([line], 'to_hub')).toEqual({ 'lines.0.uses': 'Choose the material that comes back' })
  expect(await at([{ ...line, owner: 'operator' }], 'from_customer')).toEqual({
    'lines.0.owner': 'Only material of the customer travels this way',
  })
  await refused(plan(supplier, 'to_supplier', [line]), 'forbidden')
  const other = await ordered()
  await says(
    plan(admin, 'to_supplier', [line, { ...line, workorderId: other.id }]),
    `${displayId('workorder', other.id)} is of another supplier`,
  )
  // Several materials of one order travel together; they change until they leave.
  const { id: packed } = await plan(admin, 'to_supplier', [line, { ...line, description: 'MS flat, 10 mm' }])
  const changed = await changeShipment(admin, { id: packed, ...shipments.change.body.parse({ lines: [line] }) })
  expect(changed.lines).toHaveLength(1)
})

test('a shop floor reads neither the value of material nor its challan', async () => {
  const order = await ordered()
  const out = await goes(order)
  const floor = await make.colleague(order.supplier, 'floor')
  const { lines, papers } = await getShipment(floor, { id: out.id })
  expect(JSON.stringify([lines, papers])).not.toMatch(/valuePaise|\b1850000\b/)
  expect(JSON.stringify(await register(floor))).not.toMatch(/valuePaise|\b1850000\b/)
  expect((await call(challanPdf, { as: floor, params: { id: out.id } })).status).toBe(403)
})
