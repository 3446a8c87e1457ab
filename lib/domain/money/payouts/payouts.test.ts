import { bills } from '@/lib/contract/money/bills'
import { operator } from '@/lib/contract/people/operator'
import { payouts } from '@/lib/contract/money/payouts'
import { shipments } from '@/lib/contract/goods/shipments'
import { ageing, statements } from '@/lib/contract/money/statements'
import { judgeBill } from '@/lib/domain/money/bills/judge-bill'
import { getBill, listBills } from '@/lib/domain/money/bills/list-bills'
import { settledOf } from '@/lib/domain/money/bills/settled'
import { getAgeing } from '@/lib/domain/money/statements/get-ageing'
import { getStatement } from '@/lib/domain/money/statements/get-statement'
import { editOperator } from '@/lib/domain/money/payments/edit-operator'
import { setWorkorderPayable } from '@/lib/domain/money/payments/set-workorder-payable'
import { getOperator } from '@/lib/domain/people/operator/get-operator'
import { db, rows } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { addDays, isoDay } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { TDS_CODES } from '@/lib/terms/tds-codes'
import { bill, classOf, delivered, orderToBill, sendOn } from '@/tests/bill-fixtures'
import { conforms } from '@/tests/conform'
import { taxProfile } from '@/tests/invoice-fixtures'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { approve, approvedBill, bankFile, payBills } from '@/tests/payout-fixtures'
import { atOnce, refused, refusedAs } from '@/tests/refused'
import { changeWorkorderStatus, correctLine, receiveShipment } from './followed-acts'
import { downloadBankFile } from './download-bank-file'
import { getPayout, listPayouts, listTdsCodes } from './list-payouts'
import { pastePayouts } from './paste-payouts'
import { reversePayout } from './reverse-payout'

await ownDatabase()

const today = isoDay(Date.now())
const reverse = (admin: Viewer, id: number) =>
  reversePayout(admin, {
    id,
    ...payouts.changeStatus.body.parse({ status: 'reversed', reason: 'The bank sent it back' }),
  })
const statusOf = async (id: number) => (await db().workOrder.findUniqueOrThrow({ where: { id } })).payableStatus
const setByHand = (admin: Viewer, id: number, status: 'partial' | 'complete') =>
  setWorkorderPayable(admin, { id, status })

type Billed = Awaited<ReturnType<typeof orderToBill>>

test('a payout with TDS pays a bill, the supplier reads UTR and TDS, and its order is paid', async () => {
  const { admin, supplier, id, billId, number } = await approvedBill()
  const tax = { tdsPaise: 100_00, tdsSection: '1031' }
  const payout = await payBills(admin, { billIds: [billId], amountPaise: 1_17_900_00, ...tax, utr: 'SBIN0526' })
  conforms(payouts.record, payout)
  expect(payout).toMatchObject({
    status: 'paid',
    tdsSection: '1031',
    bills: [{ billId, number, paise: 1_18_000_00 }],
    advances: [],
  })
  expect(await statusOf(id)).toBe('complete')
  const read = await getBill(supplier, { id: billId })
  expect(conforms(bills.get, read)).toMatchObject({
    paid: true,
    paidPaise: 1_18_000_00,
    balancePaise: 0,
    payouts: [{ id: payout.id, utr: 'SBIN0526', paidOn: today }],
  })
  const bells = await db().notification.findMany({ where: { memberId: supplier.member.id }, orderBy: { id: 'desc' } })
  expect(bells[0]).toMatchObject({
    title: 'You are paid',
    message: `Paid ₹1,17,900.00 (TDS ₹100.00), UTR SBIN0526 for ${number}`,
  })
  expect(bells.filter(({ title }) => title === 'Payment updated')).toEqual([])
  expect((await settledOf(rows, [billId])).get(billId)).toEqual([{ on: today, paise: 1_18_000_00 }])
})

test('more than is payable is refused, unless it is an advance to an order that comes to as much', async () => {
  const { admin, billId, number, id } = await approvedBill()
  await refusedAs(
    payBills(admin, { billIds: [billId], amountPaise: 1_18_100_00 }),
    'conflict',
    `This is ₹100.00 more than is payable for ${number}`,
  )
  const shownId = displayId('workorder', id)
  await refusedAs(
    payBills(admin, { workorderId: id, amountPaise: 1_18_100_00 }),
    'conflict',
    `This is ₹100.00 more than is payable for ${shownId}`,
  )
  await refusedAs(
    payBills(admin, { workorderId: id, amountPaise: 1_18_100_00, advance: true }),
    'conflict',
    `This is ₹100.00 more than ${shownId} comes to`,
  )
  expect((await payBills(admin, { workorderId: id, amountPaise: 50_000_00 })).bills).toMatchObject([
    { paise: 50_000_00 },
  ])
  expect(await statusOf(id)).toBe('partial')
})

test('an advance waits for the bills of its order, the oldest first; a payout that is reversed leaves all as before', async () => {
  const order = await orderToBill()
  const { admin, supplier, id } = order
  const advance = await payBills(admin, { workorderId: id, amountPaise: 60_000_00, advance: true })
  expect(advance).toMatchObject({ bills: [], advances: [{ workorderId: id, paise: 60_000_00 }] })
  expect(await statusOf(id)).toBe('partial')
  const billed = async (pieces: number) => {
    const { lines } = await delivered(supplier, [{ order: id, pieces }])
    const one = await bill(supplier, lines)
    await approve(admin, one.id)
    return one.id
  }
  const [one, two] = [await billed(200), await billed(300)]
  const paidOf = async () => [
    (await getBill(admin, { id: one })).paidPaise,
    (await getBill(admin, { id: two })).paidPaise,
  ]
  expect(await paidOf()).toEqual([47_200_00, 12_800_00])
  const rest = await payBills(admin, { billIds: [two], amountPaise: 58_000_00 })
  expect([await statusOf(id), await paidOf()]).toEqual(['complete', [47_200_00, 70_800_00]])
  await reverse(admin, rest.id)
  expect([await statusOf(id), await paidOf()]).toEqual(['partial', [47_200_00, 12_800_00]])
  await reverse(admin, advance.id)
  expect([await statusOf(id), await paidOf()]).toEqual(['pending', [0, 0]])
  await refusedAs(reverse(admin, advance.id), 'conflict', 'It is reversed already')
  expect(await db().notification.count({ where: { memberId: supplier.member.id, title: 'Payment reversed' } })).toBe(2)
})

test('an order is paid in part until all its pieces are billed and paid', async () => {
  const order = await orderToBill()
  const { admin, supplier, id } = order
  const { lines } = await delivered(supplier, [{ order: id, pieces: 200 }])
  const first = await bill(supplier, lines)
  await approve(admin, first.id)
  expect(await statusOf(id)).toBe('pending')
  await payBills(admin, { billIds: [first.id], amountPaise: 47_200_00 })
  expect([await statusOf(id), (await getBill(supplier, { id: first.id })).paid]).toEqual(['partial', true])
  await delivered(supplier, [{ order: id, pieces: 300 }])
  const last = await bill(supplier)
  await approve(admin, last.id)
  await payBills(admin, { billIds: [last.id], amountPaise: 70_799_01 })
  expect([await statusOf(id), (await getBill(supplier, { id: last.id })).paid]).toEqual(['complete', true])
})

test('an order that is completed with fewer pieces is paid once they are, and in part again when it goes on', async () => {
  const { admin, supplier, id } = await orderToBill()
  const move = (status: 'started' | 'quality_check' | 'completed') => changeWorkorderStatus(supplier, { id, status })
  await move('started')
  const { lines } = await delivered(supplier, [{ order: id, pieces: 498 }])
  const { id: billId, totalPaise } = await bill(supplier, lines)
  await approve(admin, billId)
  await payBills(admin, { billIds: [billId], amountPaise: totalPaise })
  expect(await statusOf(id)).toBe('partial')
  await move('completed')
  expect(await statusOf(id)).toBe('complete')
  const told = await db().event.findFirstOrThrow({
    where: { kind: 'workorder.payableChanged', entityId: id },
    orderBy: { id: 'desc' },
  })
  expect(told).toMatchObject({ fromStatus: 'partial', toStatus: 'complete', side: 'supplier', actorId: null })
  await move('quality_check')
  expect(await statusOf(id)).toBe('partial')
})

test('pieces that are counted, or corrected, after an order is completed change what we owe for it', async () => {
  const { admin, supplier, id } = await orderToBill()
  const first = await delivered(supplier, [{ order: id, pieces: 490 }])
  const { id: billId, totalPaise } = await bill(supplier, first.lines)
  await approve(admin, billId)
  await payBills(admin, { billIds: [billId], amountPaise: totalPaise })
  const rest = await delivered(supplier, [{ order: id, pieces: 5 }], { counted: false })
  await changeWorkorderStatus(supplier, { id, status: 'completed' })
  expect(await statusOf(id)).toBe('partial')

  const lineId = rest.lines[0]!.shipmentLineId
  const none = { id: lineId, received: 0 }
  await receiveShipment(admin, { id: rest.id, ...shipments.receive.body.parse({ deliveredOn: today, lines: [none] }) })
  expect(await statusOf(id)).toBe('complete')
  const found = shipments.correct.body.parse({ received: 5, note: 'They were in the other box' })
  await correctLine(admin, { id: rest.id, lineId, ...found })
  expect(await statusOf(id)).toBe('partial')
})

test('101 paise short is not paid', async () => {
  const { admin, id, billId } = await approvedBill()
  await payBills(admin, { billIds: [billId], amountPaise: 1_17_998_99 })
  expect([await statusOf(id), (await getBill(admin, { id: billId })).paid]).toEqual(['partial', false])
})

test('one payout settles two bills, the oldest first', async () => {
  const one = await approvedBill()
  const two = await approvedBill({ supplier: one.supplier })
  const payout = await payBills(one.admin, { billIds: [two.billId, one.billId], amountPaise: 1_50_000_00 })
  expect(payout.bills).toEqual([
    { billId: one.billId, number: one.number, paise: 1_18_000_00 },
    { billId: two.billId, number: two.number, paise: 32_000_00 },
  ])
  const other = await approvedBill()
  await refused(payBills(one.admin, { billIds: [two.billId, other.billId], amountPaise: 1 }), 'validation', 'billIds.1')
})

test('what was marked as paid by hand becomes one adjustment, and of what was paid in part the first approval asks how much', async () => {
  const submit = async (order: Billed) => {
    await delivered(order.supplier, [{ order: order.id, pieces: 500 }])
    return bill(order.supplier)
  }
  const paid = await orderToBill()
  const whole = await submit(paid)
  await setByHand(paid.admin, paid.id, 'complete')
  expect(await approve(paid.admin, whole.id)).toMatchObject({ paid: true, balancePaise: 0 })
  const { items } = await listPayouts(paid.admin, payouts.list.query.parse({ workorderId: paid.id }))
  expect(items).toMatchObject([{ mode: 'adjustment', amountPaise: 1_18_000_00, bills: [{ billId: whole.id }] }])
  expect(await statusOf(paid.id)).toBe('complete')

  const inPart = await orderToBill()
  const one = await submit(inPart)
  await setByHand(inPart.admin, inPart.id, 'partial')
  await refusedAs(approve(inPart.admin, one.id), 'validation', 'Say how much of this order was paid before')
  await refused(approve(inPart.admin, one.id, { alreadyPaidPaise: 1_18_000_01 }), 'validation', 'alreadyPaidPaise')
  expect(await approve(inPart.admin, one.id, { alreadyPaidPaise: 18_000_00 })).toMatchObject({
    paidPaise: 18_000_00,
    balancePaise: 1_00_000_00,
  })
  expect(await statusOf(inPart.id)).toBe('partial')
  await refusedAs(
    setByHand(inPart.admin, inPart.id, 'complete'),
    'conflict',
    `What we owe for ${displayId('workorder', inPart.id)} follows its bills`,
  )
})

test('an order without bills is marked by hand as before', async () => {
  const order = await orderToBill()
  await setByHand(order.admin, order.id, 'complete')
  expect(await statusOf(order.id)).toBe('complete')
  expect(await db().payout.count({ where: { supplierId: order.supplier.id } })).toBe(0)
})

test('a bill of which something is paid is not disputed, and one that is not approved is not paid', async () => {
  const { admin, supplier, billId, number } = await approvedBill()
  const payout = await payBills(admin, { billIds: [billId], amountPaise: 100_00 })
  const dispute = () =>
    judgeBill(admin, { id: billId, ...bills.changeStatus.body.parse({ status: 'disputed', note: 'The rate' }) })
  await refusedAs(dispute(), 'conflict', 'A part of this bill is paid')
  await reverse(admin, payout.id)
  expect(await dispute()).toMatchObject({ status: 'disputed' })
  await refusedAs(
    payBills(admin, { billIds: [billId], amountPaise: 100_00 }),
    'conflict',
    `Bill ${number} is not approved`,
  )
  await refused(payBills(supplier, { billIds: [billId], amountPaise: 100_00 }), 'forbidden')
})

test('of two payouts of one bill at once one is done, and a UTR stands on one payout', async () => {
  const { admin, billId } = await approvedBill()
  const both = [1, 2].map(() => payBills(admin, { billIds: [billId], amountPaise: 1_18_000_00 }))
  expect(await atOnce(both)).toEqual({ done: 1, refused: ['conflict'] })
  const next = await approvedBill()
  await payBills(next.admin, { billIds: [next.billId], amountPaise: 100_00, utr: 'SBIN0526A' })
  await refused(payBills(next.admin, { billIds: [next.billId], amountPaise: 100_00, utr: 'sbin0526a' }), 'conflict')
})

test('interest names its rests and the bank rate; a payout stops it, a reversal brings it back', async () => {
  const supplier = await make.supplier()
  const order = await orderToBill({ supplier })
  await taxProfile(supplier, { udyam: 'UDYAM-MH-26-0001234', agreedDays: 60 })
  await classOf(supplier, 'micro', { day: '2026-03-31' })
  await delivered(supplier, [{ order: order.id, pieces: 500 }], { on: '2026-03-31' })
  const { id } = await bill(supplier)
  await approve(order.admin, id)
  const payout = await payBills(order.admin, { billIds: [id], amountPaise: 1_18_000_00, paidOn: '2026-08-01' })
  const read = await getBill(supplier, { id })
  expect(read).toMatchObject({ interestPaise: 4_153_50, clock: { dueOn: '2026-05-15' } })
  expect(read.rests.map(({ to, interestPaise }) => [to, interestPaise])).toEqual([
    ['2026-06-16', 1_653_62],
    ['2026-07-16', 1_622_70],
    ['2026-08-01', 877_18],
  ])
  expect(read.bankRate).toMatchObject({ rateBp: 550 })
  await reverse(order.admin, payout.id)
  const after = await getBill(supplier, { id })
  expect(after).toMatchObject({ paid: false, clock: { dueOn: '2026-05-15' } })
  expect(after.interestPaise).toBeGreaterThan(4_153_50)
  await payBills(order.admin, { billIds: [id], amountPaise: 50_000_00, paidOn: '2026-07-01' })
  await payBills(order.admin, { billIds: [id], amountPaise: 68_000_00, paidOn: '2026-08-01' })
  expect(await getBill(supplier, { id })).toMatchObject({ interestPaise: 3_450_36 })
})

test('the bank’s file pays 14 bills; pasted back with one wrong reference 13 are paid', async () => {
  const paid: Awaited<ReturnType<typeof approvedBill>>[] = []
  const supplier = await make.supplier()
  for (let i = 0; i < 14; i++) paid.push(await approvedBill({ supplier }))
  const { admin } = paid[0]!
  const file = (form: object) => bankFile(admin, form)
  const bare = await orderToBill()
  await delivered(bare.supplier, [{ order: bare.id, pieces: 500 }])
  const noAccount = await bill(bare.supplier)
  const first = paid[0]!
  const made = await file({
    bills: [...paid.map(({ billId }) => billId), noAccount.id],
    tds: [{ billId: first.billId, tdsPaise: 100_00, tdsSection: '1031' }],
  })
  conforms(payouts.bankFile, made)
  expect(made.rows).toHaveLength(14)
  expect(made.rows[0]).toMatchObject({ billId: first.billId, amountPaise: 1_17_900_00 })
  expect(made.skipped).toEqual([{ billId: noAccount.id, why: `Bill ${noAccount.number} is not approved` }])

  const csv = await textOf(await downloadBankFile(admin, { id: made.id }))
  const { reference: wanted } = made.rows[0]!
  expect(csv.split('\r\n')[0]).toContain('Account,IFSC,Amount,Reference,Name')
  expect(csv).toContain(`123456789012,SBIN0001234,117900.00,${wanted}`)
  expect(csv.trim().split('\r\n')).toHaveLength(15)
  const kinds = await db().event.findMany({ orderBy: { id: 'desc' }, take: 2, select: { kind: true } })
  expect(kinds.map(({ kind }) => kind)).toEqual(['bankfile.downloaded', 'bankfile.made'])

  // A second file names what is already in one.
  const last = paid[13]!
  await refusedAs(
    file({ bills: [last.billId] }),
    'conflict',
    expect.stringMatching(`^Bill ${last.number} is in the file of .* as ${made.rows[13]!.reference}$`) as never,
  )
  expect((await file({ bills: [last.billId], again: true })).rows).toHaveLength(1)

  const pasted = made.rows.map(({ reference: of }, i) => ({
    reference: i === 13 ? 'JWP999999' : ` ${of.toLowerCase()} `,
    utr: `SBIN26112900${String(i).padStart(2, '0')}`,
  }))
  const paste = (list: object[]) => pastePayouts(admin, payouts.paste.body.parse({ rows: list }))
  const recorded = await paste(pasted)
  conforms(payouts.paste, recorded)
  expect(recorded.filter(({ payout }) => payout)).toHaveLength(13)
  expect(recorded[13]).toMatchObject({ payout: null, refused: 'No payment has the reference JWP999999' })
  expect((await getPayout(supplier, { id: recorded[0]!.payout!.id })).tdsSection).toBe('1031')
  const open = await listBills(admin, bills.list.query.parse({ company: supplier.id, status: 'due' }))
  expect(open.items.map(({ id }) => id)).toEqual([last.billId])

  // Again: a reference that is recorded, a UTR that is known and one that is none are refused, a good one is taken.
  const good = { reference: made.rows[13]!.reference, utr: 'SBIN2611290099' }
  const again = await paste([
    pasted[1]!,
    { ...good, utr: pasted[2]!.utr },
    { ...good, utr: '12' },
    { ...good, paidOn: addDays(today, 1) },
    good,
  ])
  expect(again.map(({ refused: why }) => why)).toEqual([
    `${made.rows[1]!.reference} is recorded already (UTR SBIN2611290001)`,
    expect.stringMatching('^UTR SBIN2611290002 is recorded already'),
    'A reference has 6 to 30 letters and digits',
    'Enter a day up to today',
    null,
  ])
})

async function textOf(file: { content: AsyncIterable<Buffer> }) {
  const parts: Buffer[] = []
  for await (const part of file.content) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString('utf8')
}

test('the statement of a supplier is equal on both sides, and its ageing is what is open', async () => {
  const { admin, supplier, billId, number } = await approvedBill({ on: addDays(today, -40) })
  const kept = await payBills(admin, {
    billIds: [billId],
    amountPaise: 50_000_00,
    tdsPaise: 100_00,
    tdsSection: '1031',
  })
  const back = await payBills(admin, { billIds: [billId], amountPaise: 1_000_00 })
  await reverse(admin, back.id)
  const own = await getStatement(supplier, statements.get.query.parse({}))
  conforms(statements.get, own)
  const asked = statements.get.query.parse({ company: supplier.id })
  expect(await getStatement(admin, asked)).toEqual(own)
  expect(own).toMatchObject({ side: 'supplier', openingPaise: 0, closingPaise: 67_900_00 })
  expect(own.rows.map((row) => [row.kind, row.number, row.debitPaise, row.creditPaise])).toEqual([
    ['bill', number, 1_18_000_00, 0],
    ['payout', kept.utr, 0, 50_000_00],
    ['payout', back.utr, 0, 1_000_00],
    ['tds', kept.utr, 0, 100_00],
    ['reversal', back.utr, 1_000_00, 0],
  ])
  // Due 30 days after the delivery.
  expect(own.ageing).toEqual({ notDue: 0, d1: 67_900_00, d31: 0, d61: 0, d91: 0 })
  const all = await getAgeing(admin, ageing.get.query.parse({ side: 'suppliers' }))
  conforms(ageing.get, all)
  expect(all.find(({ companyId }) => companyId === supplier.id)).toMatchObject(own.ageing)
})

test('what came back sets off another order of the bill, and both orders are paid with it', async () => {
  const supplier = await make.supplier()
  const flanges = await orderToBill({ supplier, price: 20_000 })
  const brackets = await orderToBill({ supplier, price: 40_000, pieces: 40 })
  const one = await delivered(supplier, [{ order: flanges.id, pieces: 500 }])
  const first = await bill(supplier, one.lines)
  await approve(flanges.admin, first.id)
  await payBills(flanges.admin, { billIds: [first.id], amountPaise: first.totalPaise })
  await sendOn(flanges, 500, 12)
  await delivered(supplier, [{ order: brackets.id, pieces: 40 }])
  const next = await bill(supplier)
  expect(next.lines.map(({ quantityMilli }) => quantityMilli)).toEqual([-12_000, 40_000])
  await approve(flanges.admin, next.id)
  await payBills(flanges.admin, { billIds: [next.id], amountPaise: next.totalPaise })
  expect((await getBill(supplier, { id: next.id })).paid).toBe(true)
  expect(await statusOf(brackets.id)).toBe('complete')
})

test('a supplier reads its own payouts, admins all, a customer and a shop floor none', async () => {
  const { admin, supplier, customer, billId } = await approvedBill()
  const { id } = await payBills(admin, { billIds: [billId], amountPaise: 100_00, note: 'By hand' })
  expect(await getPayout(supplier, { id })).not.toHaveProperty('note')
  expect(await getPayout(admin, { id })).toMatchObject({ note: 'By hand', supplierId: supplier.id })
  await refused(getPayout(await make.supplier(), { id }), 'not_found')
  await refused(getPayout(customer, { id }), 'forbidden')
  await refused(getPayout(await make.colleague(supplier, 'floor'), { id }), 'forbidden')
  await refused(downloadBankFile(supplier, { id: 1 }), 'forbidden')
  const list = async (viewer: Viewer, q = '') =>
    (await listPayouts(viewer, payouts.list.query.parse({ q }))).items.map((one) => one.id)
  expect(await list(supplier)).toEqual([id])
  expect(await list(supplier, displayId('payout', id))).toEqual([id])
  expect(await list(await make.supplier())).toEqual([])
  expect((await listTdsCodes(admin, {})).map(({ code }) => code)).toEqual(['1023', '1024', '1031'])
})

test('admins edit the codes of TDS', async () => {
  const admin = await make.admin()
  const { revision } = await getOperator(admin, {})
  const tdsCodes = [{ code: '1031', name: 'Purchase of goods' }, { code: '1099', name: 'Rent of machines' }] // oxfmt-ignore
  await editOperator(admin, operator.edit.body.parse({ revision, tdsCodes }))
  expect(await listTdsCodes(admin, {})).toEqual(tdsCodes)
  const faultOf = (codes: object[]) =>
    operator.edit.body.safeParse({ revision, tdsCodes: codes }).error?.issues[0]?.message
  expect(faultOf([])).toBe('Keep at least one code')
  expect(faultOf([tdsCodes[0]!, tdsCodes[0]!])).toBe('A code appears here twice')
  expect(faultOf([{ code: '', name: 'x' }])).toBe('Enter the code')
  await editOperator(admin, operator.edit.body.parse({ revision: revision + 1, tdsCodes: TDS_CODES }))
})

test.each([
  ['amountPaise', 0, 'amountPaise', 'Enter an amount'],
  ['amountPaise', 1.5, 'amountPaise', 'Enter an amount'],
  ['tdsPaise', 100, 'tdsSection', 'Enter the code of the tax deducted, such as 1024'],
  ['billIds', [], 'billIds', 'Choose bills or an order'],
  ['paidOn', addDays(today, 1), 'paidOn', 'Enter a day up to today'],
  ['utr', 'x', 'utr', 'A reference has 6 to 30 letters and digits'],
])('a payout with %s %j: %s', (field, value, path, message) => {
  const form = { billIds: [1], amountPaise: 100, mode: 'neft', paidOn: today, [field]: value }
  expect(payouts.record.body.safeParse(form).error?.issues).toMatchObject([{ path: [path], message }])
})
