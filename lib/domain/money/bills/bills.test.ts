import { bills } from '@/lib/contract/money/bills'
import { shipments } from '@/lib/contract/goods/shipments'
import { orderEndings } from '@/lib/contract/orders/order-endings'
import { changeWorkorderStatus } from '@/lib/domain/money/payouts/followed-acts'
import { editOwnTaxProfile } from '@/lib/domain/people/tax-profiles/edit-tax-profile'
import { moveShipment } from '@/lib/domain/goods/shipments/move-shipment'
import { closeShort } from '@/lib/domain/money/order-endings/close-short'
import { db, sql, rows } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { addDays, date, isoDay } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import {
  bill,
  billForm,
  classOf,
  delivered,
  orderToBill,
  sendOn,
  submitted,
  supplierProfile,
} from '@/tests/bill-fixtures'
import { conforms } from '@/tests/conform'
import { complete, taxProfile } from '@/tests/invoice-fixtures'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { atOnce, refused, refusedAs } from '@/tests/refused'
import { addBill, addBillOfOrder, prepareBillOfOrder } from './add-bill'
import { downloadBill } from './download-bill'
import { getProposal } from './get-proposal'
import { judgeBill } from './judge-bill'
import { getBill, listBills } from './list-bills'
import { objectToBill } from './object-to-bill'

await ownDatabase()

const today = isoDay(Date.now())
const add = (as: Viewer, form: object) => addBill(as, bills.add.body.parse(form))
const judge = (as: Viewer, id: number, status: string, note?: string) =>
  judgeBill(as, { id, ...bills.changeStatus.body.parse({ status, note }) })
const bellsOf = (viewer: Viewer, title: string) =>
  db().notification.findMany({ where: { memberId: viewer.member.id, title }, orderBy: { id: 'asc' } })

test('a bill over three shipments and two orders matches to the paisa', async () => {
  const supplier = await make.supplier()
  const flanges = await orderToBill({ supplier, price: 99_999 })
  const brackets = await orderToBill({ supplier, price: 20_000, pieces: 40 })
  const one = await delivered(supplier, [{ order: flanges.id, pieces: 200 }])
  const two = await delivered(supplier, [
    { order: flanges.id, pieces: 120 },
    { order: brackets.id, pieces: 40 },
  ])
  const three = await delivered(supplier, [{ order: flanges.id, pieces: 100 }])
  const proposal = conforms(bills.proposal, await getProposal(supplier, {}))
  expect(proposal).toMatchObject({
    split: 'intra',
    taxed: true,
    lines: [
      {
        workorderId: flanges.id,
        shipmentId: one.id,
        quantityMilli: 200_000,
        taxablePaise: 39_999_60,
        cgstPaise: 3_599_96,
      },
      { workorderId: flanges.id, shipmentId: two.id, quantityMilli: 120_000, taxablePaise: 23_999_76 },
      { workorderId: flanges.id, shipmentId: three.id, quantityMilli: 100_000, taxablePaise: 19_999_80 },
      { workorderId: brackets.id, shipmentId: two.id, quantityMilli: 40_000, taxablePaise: 20_000_00 },
    ],
    numbers: [{ shipmentId: one.id }, { shipmentId: two.id }, { shipmentId: three.id }],
  })
  const submittedBill = await bill(supplier, undefined, { number: 'MP/118' })
  conforms(bills.add, submittedBill)
  expect(submittedBill).toMatchObject({
    number: 'MP/118',
    status: 'submitted',
    mismatches: [],
    taxablePaise: 1_03_999_16,
    paid: false,
  })
  expect(submittedBill.lines.map(({ taxablePaise }) => taxablePaise)).toEqual([
    39_999_60, 23_999_76, 19_999_80, 20_000_00,
  ])
  expect((await getProposal(supplier, {})).lines).toEqual([])
  expect(submittedBill.files).toHaveLength(1)
})

test('488 of 500 are payable, and 12 later complete the price', async () => {
  const order = await orderToBill({ price: 99_999 })
  await delivered(order.supplier, [{ order: order.id, pieces: 500, rejected: 12 }])
  const first = await bill(order.supplier)
  expect(first).toMatchObject({ taxablePaise: 97_599_02, mismatches: [] })
  await delivered(order.supplier, [{ order: order.id, pieces: 12 }])
  const rest = await bill(order.supplier)
  expect(rest.taxablePaise + first.taxablePaise).toBe(99_999_00)
})

test('an order without shipments is billed as a whole once it is completed', async () => {
  const order = await orderToBill()
  const whole = { workorderId: order.id, quantityMilli: 500_000 }
  const form = { source: 'prepared', lines: [whole] }
  await refused(add(order.supplier, form), 'validation', 'lines.0.shipmentLineId')
  await complete(order.id, '2026-11-20')
  expect(await add(order.supplier, form)).toMatchObject({
    source: 'prepared',
    totalPaise: 1_18_000_00,
    lines: [{ shipmentLineId: null, deliveredOn: '2026-11-20' }],
  })
  await refusedAs(prepareBillOfOrder(order.supplier, { id: order.id }), 'conflict', 'This order is billed in full')
})

test('an order that was closed short is billed by its reduced amount', async () => {
  const order = await orderToBill()
  await changeWorkorderStatus(order.supplier, { id: order.id, status: 'started' })
  await delivered(order.supplier, [{ order: order.id, pieces: 300 }])
  const form = { made: 300, reason: 'material', note: 'The bar stock has ended at the mill' }
  await closeShort(order.admin, { id: order.id, ...orderEndings.closeShort.body.parse(form) })
  expect(await bill(order.supplier)).toMatchObject({ taxablePaise: 60_000_00, mismatches: [] })
})

test('each miss is a sentence, and a bill that does not match is approved with a note alone', async () => {
  const order = await orderToBill()
  const { lines } = await delivered(order.supplier, [{ order: order.id, pieces: 500 }])
  const off = { taxablePaise: 1_02_000_00, cgstPaise: 9_180_00, sgstPaise: 9_180_00, totalPaise: 1_20_360_00 }
  const { id, mismatches, lines: kept } = await bill(order.supplier, lines, off)
  expect(mismatches).toEqual(['Taxable ₹1,02,000.00, accepted pieces ₹1,00,000.00'])
  expect(kept).toMatchObject([{ taxablePaise: 1_02_000_00, cgstPaise: 9_180_00 }])
  await refusedAs(judge(order.admin, id, 'approved'), 'validation', 'Say why you accept a bill that does not match')
  expect(await judge(order.admin, id, 'approved', 'Price rise agreed')).toMatchObject({
    status: 'approved',
    note: 'Price rise agreed',
  })
  expect(await bellsOf(order.admin, 'A supplier has billed')).toHaveLength(1)
  expect(await bellsOf(order.supplier, 'Your bill is approved')).toHaveLength(1)
})

test('more pieces than were accepted, tax of an unregistered firm and the wrong split are misses', async () => {
  const order = await orderToBill()
  const { lines } = await delivered(order.supplier, [{ order: order.id, pieces: 500, rejected: 12 }])
  expect((await bill(order.supplier, lines)).mismatches).toEqual([
    'Pieces 500, accepted 488',
    expect.stringMatching(/^Taxable/),
  ])
  const other = await orderToBill()
  const sent = await delivered(other.supplier, [{ order: other.id, pieces: 500 }])
  const swapped = { cgstPaise: 0, sgstPaise: 0, igstPaise: 18_000_00 }
  expect((await bill(other.supplier, sent.lines, swapped)).mismatches).toEqual([
    'IGST ₹18,000.00, due CGST ₹9,000.00, SGST ₹9,000.00',
  ])
  const small = await orderToBill()
  await taxProfile(small.supplier, { scheme: 'composition' })
  const goods = await delivered(small.supplier, [{ order: small.id, pieces: 500 }])
  const taxed = { cgstPaise: 9_000_00, sgstPaise: 9_000_00, totalPaise: 1_18_000_00 }
  expect((await bill(small.supplier, goods.lines, taxed)).mismatches).toEqual([
    'Tax ₹18,000.00, but this supplier can’t charge any',
  ])
})

test('nothing is billed twice, also when two bills come at once', async () => {
  const order = await orderToBill()
  const { lines } = await delivered(order.supplier, [{ order: order.id, pieces: 200 }])
  await bill(order.supplier, lines, { number: 'MP/117' })
  const again = await billForm(order.supplier, lines, { taxablePaise: 40_000_00, totalPaise: 40_000_00 })
  await refusedAs(add(order.supplier, again), 'conflict', 'These 200 are billed on MP/117')
  const next = await delivered(order.supplier, [{ order: order.id, pieces: 100 }])
  const forms = await Promise.all([billForm(order.supplier, next.lines), billForm(order.supplier, next.lines)])
  expect(await atOnce(forms.map((form) => add(order.supplier, form)))).toEqual({ done: 1, refused: ['conflict'] })
})

test('a number is used once in a year, in whatever letters; a withdrawn bill gives number and pieces back', async () => {
  const order = await orderToBill()
  const { lines } = await delivered(order.supplier, [{ order: order.id, pieces: 200 }])
  const first = await bill(order.supplier, lines, { number: 'MP/118' })
  const next = await delivered(order.supplier, [{ order: order.id, pieces: 100 }])
  const form = await billForm(order.supplier, next.lines, { number: 'mp/118' })
  await refusedAs(add(order.supplier, form), 'conflict', 'You have given us bill mp/118 already')
  await add(order.supplier, { ...form, billedOn: '2026-03-31' })
  expect(await judge(order.supplier, first.id, 'withdrawn')).toMatchObject({ status: 'withdrawn' })
  expect(await bill(order.supplier, lines, { number: 'MP/118' })).toMatchObject({ mismatches: [] })
  await refused(judge(order.admin, first.id, 'approved'), 'conflict')
})

test('what is not counted waits, with the day until which it is counted', async () => {
  const order = await orderToBill()
  const sent = await delivered(order.supplier, [{ order: order.id, pieces: 200 }], { counted: false })
  const form = { source: 'prepared', lines: sent.lines }
  await refusedAs(add(order.supplier, form), 'conflict', `${displayId('shipment', sent.id)} has not arrived yet`)
  await moveShipment(order.admin, { id: sent.id, ...shipments.move.body.parse({ status: 'delivered', on: today }) })
  const countedBy = addDays(today, 7)
  expect(await getProposal(order.supplier, {})).toMatchObject({
    lines: [],
    waiting: [{ workorderId: order.id, shipmentId: sent.id, quantityMilli: 200_000, countedBy }],
  })
  await refusedAs(
    add(order.supplier, form),
    'conflict',
    `${displayId('shipment', sent.id)} is not counted yet: counted on ${date(countedBy)} at the latest`,
  )
})

test('what came back after it was billed is a minus line of the next bill, never below zero', async () => {
  const order = await orderToBill()
  const one = await delivered(order.supplier, [{ order: order.id, pieces: 200 }])
  await bill(order.supplier)
  await sendOn(order, 200, 12)
  const [line] = one.lines
  const back = { workorderId: order.id, shipmentLineId: line!.shipmentLineId, quantityMilli: -12_000 }
  expect((await getProposal(order.supplier, {})).lines).toMatchObject([{ ...back, taxablePaise: -2_400_00 }])
  await refusedAs(
    add(order.supplier, { source: 'prepared', lines: [back] }),
    'conflict',
    'More came back than is left to bill',
  )
  await refused(
    add(order.supplier, { source: 'prepared', lines: [{ ...back, quantityMilli: -13_000 }] }),
    'validation',
    'lines.0.quantityMilli',
  )
  await delivered(order.supplier, [{ order: order.id, pieces: 100 }])
  // What came back is taken from the last delivery that is not billed.
  expect(await bill(order.supplier)).toMatchObject({ taxablePaise: 17_600_00, mismatches: [] })
})

test('the law gives micro and small makers a day: 45 at most, 15 without an agreement; traders and medium ones have none', async () => {
  const timeOf = async (supplier: Viewer) => {
    const order = await orderToBill({ supplier })
    await taxProfile(supplier, { udyam: 'UDYAM-MH-26-0001234' })
    await delivered(supplier, [{ order: order.id, pieces: 500 }])
    return (await bill(supplier)).clock
  }
  const supplier = await make.supplier()
  await supplierProfile(supplier, { agreedDays: 60 })
  await classOf(supplier, 'micro')
  expect(await timeOf(supplier)).toEqual({ byLaw: true, startedOn: today, days: 45, dueOn: addDays(today, 45) })
  await taxProfile(supplier, { agreedDays: null })
  expect(await timeOf(supplier)).toMatchObject({ byLaw: true, days: 15 })
  await classOf(supplier, 'small', { activity: 'trading' })
  expect(await timeOf(supplier)).toMatchObject({ byLaw: false, days: 30, dueOn: addDays(today, 30) })
  await classOf(supplier, 'medium')
  expect(await timeOf(supplier)).toMatchObject({ byLaw: false })
})

test('the class is that of the year of the delivery; another class later leaves an approved bill as it is', async () => {
  const supplier = await make.supplier()
  const order = await orderToBill({ supplier })
  await taxProfile(supplier, { udyam: 'UDYAM-MH-26-0001234', agreedDays: 30 })
  await classOf(supplier, 'small', { day: '2025-06-01' })
  await classOf(supplier, 'medium', { day: '2026-06-01' })
  await delivered(supplier, [{ order: order.id, pieces: 300 }], { on: '2026-03-31' })
  await delivered(supplier, [{ order: order.id, pieces: 200 }], { on: '2026-11-20' })
  const { id, lines, clock } = await bill(supplier)
  expect(lines.map(({ msmeClass, dueOn }) => [msmeClass, dueOn])).toEqual([
    ['small', '2026-04-30'],
    ['medium', '2026-12-20'],
  ])
  expect(clock).toMatchObject({ byLaw: true, dueOn: '2026-04-30' })
  await classOf(supplier, 'micro', { day: '2026-06-01' })
  expect((await judge(order.admin, id, 'approved')).lines).toMatchObject([
    { msmeClass: 'small' },
    { msmeClass: 'micro' },
  ])
  await editOwnTaxProfile(supplier, { msmeClass: 'none' } as never)
  await judge(order.admin, id, 'disputed', 'Wrong certificate')
  expect((await judge(order.admin, id, 'approved')).lines).toMatchObject([
    { msmeClass: 'small' },
    { msmeClass: 'micro' },
  ])
})

test('an objection of day 15 stops the time until its cause is removed, one of day 16 does not', async () => {
  const object = (as: Viewer, form: { id: number; text?: string; removedOn?: string }) =>
    objectToBill(as, { id: form.id, ...bills.object.body.parse({ ...form, id: undefined }) })
  for (const [days, counts] of [
    [15, true],
    [16, false],
  ] as const) {
    const supplier = await make.supplier()
    const order = await orderToBill({ supplier })
    await taxProfile(supplier, { udyam: 'UDYAM-MH-26-0001234', agreedDays: 30 })
    await classOf(supplier, 'micro')
    const on = addDays(today, -days)
    await delivered(supplier, [{ order: order.id, pieces: 500 }], { on })
    const { id } = await bill(supplier)
    await judge(order.admin, id, 'approved')
    const text = 'The bores are out of tolerance'
    const objected = await object(order.admin, { id, text })
    expect(objected).toMatchObject({ objection: { text, on: today, late: !counts } })
    expect(objected.clock?.dueOn ?? null).toBe(counts ? null : addDays(on, 30))
    await refusedAs(object(order.admin, { id, text }), 'conflict', 'An objection is recorded already')
    const removed = await object(order.admin, { id, removedOn: today })
    expect(removed.clock).toMatchObject({ dueOn: addDays(counts ? today : on, 30) })
    await refusedAs(object(order.admin, { id, removedOn: today }), 'conflict', 'Its cause is removed already')
    expect(await bellsOf(supplier, 'Objection to your bill')).toHaveLength(2)
  }
})

test('an objection that names twelve pieces stops the time of those alone', async () => {
  const supplier = await make.supplier()
  const order = await orderToBill({ supplier })
  await taxProfile(supplier, { udyam: 'UDYAM-MH-26-0001234', agreedDays: 30 })
  await classOf(supplier, 'micro')
  const on = addDays(today, -10)
  await delivered(supplier, [{ order: order.id, pieces: 500 }], { on })
  const { id } = await bill(supplier)
  const object = (form: object) => objectToBill(order.admin, { id, ...bills.object.body.parse(form) })
  const text = 'The bores are out of tolerance'
  await refusedAs(object({ text, pieces: [{ no: 2, quantity: 12 }] }), 'validation', 'Choose a line of this bill')
  await refusedAs(object({ text, pieces: [{ no: 1, quantity: 501 }] }), 'validation', 'Line 1 has 500 pieces')
  const twice = [
    { no: 1, quantity: 6 },
    { no: 1, quantity: 6 },
  ]
  await refusedAs(object({ text, pieces: twice }), 'validation', 'Line 1 appears here twice')
  const objected = await object({ text, pieces: [{ no: 1, quantity: 12 }] })
  expect(objected.clock?.dueOn).toBe(addDays(on, 30))
  expect(objected.lines).toMatchObject([{ objectedMilli: 12_000, objectedDueOn: null, dueOn: addDays(on, 30) }])
  expect(await bellsOf(supplier, 'Objection to your bill')).toMatchObject([
    { message: expect.stringContaining('We object to 12 pieces of bill') },
  ])
  // What is approved while it is open keeps it.
  await judge(order.admin, id, 'approved')
  const removed = await object({ removedOn: today })
  expect(removed.lines).toMatchObject([{ dueOn: addDays(on, 30), objectedDueOn: addDays(today, 30) }])
})

test('of two approvals at once one is done; a dispute needs a reason and can end in an approval', async () => {
  const order = await orderToBill()
  await delivered(order.supplier, [{ order: order.id, pieces: 500 }])
  const { id } = await bill(order.supplier)
  expect(bills.changeStatus.body.safeParse({ status: 'disputed' }).error?.issues).toMatchObject([
    { message: 'Say what is wrong with it' },
  ])
  await judge(order.admin, id, 'disputed', 'Rate')
  expect(await bellsOf(order.supplier, 'Your bill is disputed')).toMatchObject([
    { message: expect.stringContaining(': Rate') },
  ])
  const admins = [order.admin, await make.admin()]
  expect(await atOnce(admins.map((admin) => judge(admin, id, 'approved')))).toEqual({ done: 1, refused: ['conflict'] })
})

test('Jobwork draws a bill in the supplier’s series: the same bytes each time, with both parties and no customer', async () => {
  const order = await orderToBill()
  await taxProfile(order.customer)
  await delivered(order.supplier, [{ order: order.id, pieces: 500 }])
  const { id, number } = await prepareBillOfOrder(order.supplier, { id: order.id })
  expect(number).toMatch(/^MP\/\d\d-\d\d\/00001$/)
  const read = async (viewer: Viewer) => {
    const { open } = (await downloadBill(viewer, { id })) as unknown as { open: () => Promise<AsyncIterable<Buffer>> }
    const parts: Buffer[] = []
    for await (const part of await open()) parts.push(part)
    return Buffer.concat(parts)
  }
  expect((await read(order.supplier)).equals(await read(order.admin))).toBe(true)
  const { snapshot } = await db().bill.findUniqueOrThrow({ where: { id } })
  expect(snapshot).toMatchObject({
    kind: 'invoice',
    seller: { gstin: '27AABCK4321C1Z3' },
    buyer: { gstin: '27AAACJ1234A1ZB' },
  })
  await refused(downloadBill(order.customer, { id }), 'forbidden')
  await refused(downloadBill(await make.supplier(), { id }), 'not_found')
  const again = await orderToBill({ supplier: order.supplier })
  await complete(again.id)
  expect(await prepareBillOfOrder(order.supplier, { id: again.id })).toMatchObject({
    number: number.replace('00001', '00002'),
  })
})

test('a firm with e-invoices of its own uploads its bill; without a prefix a number is typed', async () => {
  const order = await orderToBill()
  await complete(order.id)
  await supplierProfile(order.supplier, { ownEinvoice: true })
  await refusedAs(
    prepareBillOfOrder(order.supplier, { id: order.id }),
    'conflict',
    'Your firm makes e-invoices; upload your bill instead',
  )
  await supplierProfile(order.supplier, { ownEinvoice: false, billPrefix: null })
  await refusedAs(
    prepareBillOfOrder(order.supplier, { id: order.id }),
    'conflict',
    'Add GSTIN, address and a bill prefix to Tax & bank first',
  )
  expect(await prepareBillOfOrder(order.supplier, { id: order.id, number: 'A-7' })).toMatchObject({ number: 'A-7' })
})

test('the bill of one order takes the pieces that were accepted first', async () => {
  const order = await orderToBill()
  const one = await delivered(order.supplier, [{ order: order.id, pieces: 200 }], { on: addDays(today, -1) })
  const two = await delivered(order.supplier, [{ order: order.id, pieces: 120 }])
  const { id: fileId } = await make.upload(order.supplier, 'money')
  const sums = { taxablePaise: 50_000_00, cgstPaise: 4_500_00, sgstPaise: 4_500_00, totalPaise: 59_000_00 }
  const form = { number: 'MP/1', billedOn: today, ...sums, quantityMilli: 250_000, fileId }
  const submittedBill = await addBillOfOrder(order.supplier, { id: order.id, ...bills.addOf.body.parse(form) })
  expect(submittedBill).toMatchObject({
    mismatches: [],
    lines: [
      { shipmentLineId: one.lines[0]!.shipmentLineId, quantityMilli: 200_000 },
      { shipmentLineId: two.lines[0]!.shipmentLineId, quantityMilli: 50_000 },
    ],
  })
  await refused(addBillOfOrder(await stranger(), { id: order.id, ...bills.addOf.body.parse(form) }), 'not_found')
})

/** Another supplier that can bill. */
async function stranger() {
  const other = await make.supplier()
  await supplierProfile(other)
  return other
}

test('a supplier reads its own bills, admins all, a customer and a shop floor none', async () => {
  const supplier = await make.supplier()
  const { id } = await submitted({ supplier })
  const other = await stranger()
  await refused(getBill(other, { id }), 'not_found')
  await refused(judge(other, id, 'withdrawn'), 'not_found')
  await refused(getBill(await make.customer(), { id }), 'forbidden')
  await refused(getBill(await make.colleague(supplier, 'floor'), { id }), 'forbidden')
  await refused(listBills(await make.customer(), bills.list.query.parse({})), 'forbidden')
  const list = async (viewer: Viewer, status?: string) =>
    (await listBills(viewer, bills.list.query.parse({ status, sort: 'danger' }))).items.map((one) => one.id)
  expect(await list(supplier, 'open')).toEqual([id])
  expect(await list(supplier, 'paid')).toEqual([])
  expect(await list(other)).toEqual([])
  const byAdmin = await getBill(await make.admin(), { id })
  expect(byAdmin).toMatchObject({ supplierId: supplier.id, supplierName: supplier.companyName })
})

test('payables begin with those that have a day by law, then those that are due next', async () => {
  const make1 = async (msmeClass: 'micro' | 'none', on: string) => {
    const supplier = await make.supplier()
    const order = await orderToBill({ supplier })
    await taxProfile(supplier, { udyam: 'UDYAM-MH-26-0001234', agreedDays: 45 })
    await classOf(supplier, msmeClass, { day: on })
    await delivered(supplier, [{ order: order.id, pieces: 500 }], { on })
    return (await bill(supplier)).id
  }
  const late = await make1('none', addDays(today, -40))
  const soon = await make1('micro', addDays(today, -38))
  const sooner = await make1('micro', addDays(today, -60))
  const admin = await make.admin()
  const { items } = await listBills(admin, bills.list.query.parse({ status: 'open', sort: 'danger', limit: 100 }))
  expect(items.map(({ id }) => id).filter((id) => [late, soon, sooner].includes(id))).toEqual([sooner, soon, late])
})

test('the figures of a bill never change, and it is never deleted', async () => {
  const { id } = await submitted({ supplier: await make.supplier() })
  await expect(rows(sql`UPDATE bills SET total_paise = total_paise + 1 WHERE id = ${id} RETURNING id`)).rejects.toThrow(
    'never change',
  )
  await expect(rows(sql`DELETE FROM bills WHERE id = ${id} RETURNING id`)).rejects.toThrow('never deleted')
})

test.each([
  ['number', 'MP 118', 'A number has up to 16 letters, digits, - and /, such as MP/118'],
  ['number', 'A'.repeat(17), 'A number has up to 16 letters, digits, - and /, such as MP/118'],
  ['billedOn', addDays(today, 1), 'Enter a day up to today'],
  ['totalPaise', 1.5, 'Enter an amount'],
  ['totalPaise', 1e13, 'That amount is too large'],
  ['lines', [], 'Choose what you bill'],
  ['fileId', undefined, 'Add your bill as a file'],
])('a %s of %j: %s', (field, value, message) => {
  const form = {
    source: 'uploaded',
    number: 'MP/118',
    billedOn: today,
    lines: [{ workorderId: 1, quantityMilli: 1000 }],
    taxablePaise: 100,
    totalPaise: 100,
    fileId: 1,
    [field]: value,
  }
  expect(bills.add.body.safeParse(form).error?.issues).toMatchObject([{ path: [field], message }])
})
