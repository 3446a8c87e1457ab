import { receipts } from '@/lib/contract/money/receipts'
import { getWorkorder } from '@/lib/domain/goods/workorders/get-workorder'
import { setWorkorderPayment } from '@/lib/domain/money/payments/set-workorder-payment'
import { listNotifications } from '@/lib/domain/people/notifications/notification'
import { readTerms } from '@/lib/domain/money/order-terms/terms-of'
import { db, rows } from '@/lib/infra/db/db'
import { isoDay } from '@/lib/terms/format'
import type { Viewer } from '@/lib/rules/core/permissions'
import { conforms } from '@/tests/conform'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { documentOf, follow, pay, reference } from '@/tests/receipt-fixtures'
import { atOnce, refused } from '@/tests/refused'
import { sold } from '@/tests/invoice-fixtures'
import { allocateReceipt } from './allocate-receipt'
import { claimReceipt } from './claim-receipt'
import { judgeReceipt } from './judge-receipt'
import { getReceipt, listReceipts } from './list-receipts'

await ownDatabase()

const today = isoDay(Date.now())
type Sold = Awaited<ReturnType<typeof sold>>

/** The order's payment: what it is, by what, and its balance. */
async function stands({ admin, workOrderId }: Sold) {
  const { paymentStatus, paymentBy, paidPaise, balancePaise } = await getWorkorder(admin, { id: workOrderId })
  return { paymentStatus, paymentBy, paidPaise, balancePaise }
}
const claim = (order: Sold, fields: object = {}) =>
  claimReceipt(
    order.customer,
    receipts.claim.body.parse({
      workOrderId: order.workOrderId,
      amountPaise: 50_000_00,
      mode: 'neft',
      utr: reference(),
      paidOn: today,
      ...fields,
    }),
  )
const judge = (by: Viewer, id: number, fields: object) =>
  judgeReceipt(by, { id, ...receipts.changeStatus.body.parse(fields) })
const bell = async (viewer: Viewer) =>
  (await listNotifications(viewer, { limit: 50 })).items.map(({ message }) => message)

test('an invoice of ₹1,18,000 is paid by ₹50,000, ₹67,900 and ₹100 TDS; what is more stays on account', async () => {
  const order = await sold()
  await documentOf(order)
  expect(await stands(order)).toMatchObject({
    paymentBy: 'ledger',
    paymentStatus: 'pending',
    balancePaise: 1_18_000_00,
  })
  conforms(receipts.record, await pay(order, { paise: 50_000_00 }))
  expect(await stands(order)).toMatchObject({ paymentStatus: 'partial', paidPaise: 50_000_00, balancePaise: 68_000_00 })
  await pay(order, { paise: 67_900_00, tdsPaise: 100_00 })
  expect(await stands(order)).toMatchObject({ paymentStatus: 'complete', balancePaise: 0 })

  const third = { paise: 500_00 }
  await expect(pay(order, third)).rejects.toMatchObject({
    code: 'conflict',
    message: `This is ₹500.00 more than ${order.customer.companyName} owes. Record it and keep the rest on account?`,
  })
  expect(await pay(order, { ...third, confirmOver: true })).toMatchObject({ allocations: [], onAccountPaise: 500_00 })
  expect(await stands(order)).toMatchObject({ paymentStatus: 'complete', paidPaise: 1_18_000_00 })
})

test('short by 99 paise is Paid, by 101 it is not', async () => {
  const [near, far] = [await sold(), await sold()]
  await pay(near, { paise: 1_18_000_00 - 99 })
  await pay(far, { paise: 1_18_000_00 - 101 })
  expect(await stands(near)).toMatchObject({ paymentStatus: 'complete', balancePaise: 99 })
  expect(await stands(far)).toMatchObject({ paymentStatus: 'partial', balancePaise: 101 })
})

test('TDS alone, without money, is a receipt', async () => {
  const order = await sold()
  expect(await pay(order, { tdsPaise: 100_00, utr: null })).toMatchObject({ amountPaise: 0, tdsPaise: 100_00 })
  expect(await stands(order)).toMatchObject({ paymentStatus: 'partial', paidPaise: 100_00 })
  expect(
    receipts.record.body.safeParse({ customerId: 1, amountPaise: 0, mode: 'neft', receivedOn: today }).success,
  ).toBe(false)
})

test('a claim counts for nothing until an admin confirms it; confirmed twice at once it counts once', async () => {
  const order = await sold()
  const { id } = conforms(receipts.claim, await claim(order)) as { id: number }
  expect(await stands(order)).toMatchObject({ paymentStatus: 'pending', paymentBy: 'hand' })
  const again = await make.admin()
  const both = await atOnce([order.admin, again].map((admin) => judge(admin, id, { status: 'received' })))
  expect(both).toEqual({ done: 1, refused: ['conflict'] })
  expect(await stands(order)).toMatchObject({ paymentStatus: 'partial', paidPaise: 50_000_00 })
  expect(await bell(order.customer)).toContainEqual(expect.stringMatching(/^We received ₹50,000\.00 by NEFT SBIN/))
})

test('an admin corrects a claim that it confirms: the amount that came, and the orders it is for', async () => {
  const order = await sold()
  const other = await sold({ customer: order.customer })
  const { id } = await claim(order)
  const allocations = [{ workOrderId: other.workOrderId, paise: 30_000_00 }]
  const confirmed = await judge(order.admin, id, { status: 'received', amountPaise: 49_990_00, allocations })
  expect(confirmed).toMatchObject({ amountPaise: 49_990_00, onAccountPaise: 19_990_00, allocations: [allocations[0]] })
  expect(await stands(order)).toMatchObject({ paymentStatus: 'pending' })
  expect(await stands(other)).toMatchObject({ paymentStatus: 'partial', paidPaise: 30_000_00 })
})

test('a reference is claimed or recorded once for a company; another company may have it, and a refused one is free', async () => {
  const order = await sold()
  const utr = reference()
  await pay(order, { paise: 100_00, utr })
  await expect(claim(order, { utr: utr.toLowerCase() })).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringMatching(/^UTR \w+ is recorded already \(\d+ \w+ \d{4}\)$/) as unknown,
  })
  const claimed = await claim(order)
  await refused(pay(order, { paise: 100_00, utr: claimed.utr }), 'conflict')
  await pay(await sold(), { paise: 100_00, utr })
  await judge(order.admin, claimed.id, { status: 'refused', reason: 'Not in our account' })
  await pay(order, { paise: 100_00, utr: claimed.utr })
})

test('of a claim and a record of the same reference at once one wins', async () => {
  const order = await sold()
  const utr = reference()
  const both = await atOnce([claim(order, { utr }), pay(order, { paise: 50_000_00, utr })])
  expect(both).toEqual({ done: 1, refused: ['conflict'] })
})

test('a customer withdraws its own claim; nobody else does, and it makes no other move', async () => {
  const order = await sold()
  const { id } = await claim(order)
  await refused(judge(order.customer, id, { status: 'received' }), 'conflict')
  await refused(judge(order.admin, id, { status: 'withdrawn' }), 'conflict')
  await refused(judge(await make.customer(), id, { status: 'withdrawn' }), 'not_found')
  await refused(judge(order.supplier, id, { status: 'withdrawn' }), 'forbidden')
  expect(await judge(order.customer, id, { status: 'withdrawn' })).toMatchObject({ status: 'withdrawn' })
  await refused(judge(order.admin, id, { status: 'received' }), 'conflict')
})

test('to refuse and to reverse needs a reason, which the customer reads', async () => {
  const order = await sold()
  const { id } = await claim(order)
  expect(receipts.changeStatus.body.safeParse({ status: 'refused' }).error?.issues).toMatchObject([
    { path: ['reason'] },
  ])
  await judge(order.admin, id, { status: 'refused', reason: 'Not in our account' })
  expect(await bell(order.customer)).toContainEqual(expect.stringMatching(/: Not in our account$/))
  expect(await getReceipt(order.customer, { id })).toMatchObject({ refusal: 'Not in our account' })
})

test('a receipt that is reversed after Paid takes the order back to partial; its customer reads so, its supplier nothing', async () => {
  const order = await sold()
  await pay(order, { paise: 50_000_00 })
  const { id } = await pay(order, { paise: 68_000_00, mode: 'cheque' })
  expect(await stands(order)).toMatchObject({ paymentStatus: 'complete' })
  const reversed = await judge(order.admin, id, { status: 'reversed', reason: 'The cheque bounced' })
  expect(reversed).toMatchObject({ status: 'reversed', reversedOn: today, onAccountPaise: 0 })
  expect(await stands(order)).toMatchObject({ paymentStatus: 'partial', paidPaise: 50_000_00 })
  expect((await bell(order.customer))[1]).toMatch(/is now Partially Paid$/)
  expect((await bell(order.supplier)).join()).not.toContain('Paid')
  await expect(judge(order.admin, id, { status: 'reversed', reason: 'Once more' })).rejects.toMatchObject({
    message: 'It is reversed already',
  })
})

test('a receipt over two orders counts for both; allocated anew it counts where it is', async () => {
  const one = await sold()
  const two = await sold({ customer: one.customer })
  const parts = [one, two].map(({ workOrderId }) => ({ workOrderId, paise: 1_18_000_00 }))
  const { id } = await pay(one, { paise: 2_36_000_00, allocations: parts })
  for (const order of [one, two]) expect(await stands(order)).toMatchObject({ paymentStatus: 'complete' })
  const less = await allocateReceipt(one.admin, { id, allocations: [parts[0]!] })
  expect(conforms(receipts.allocate, less)).toMatchObject({ onAccountPaise: 1_18_000_00 })
  expect(await stands(one)).toMatchObject({ paymentStatus: 'complete' })
  expect(await stands(two)).toMatchObject({ paymentStatus: 'pending', paymentBy: 'ledger' })
})

test('what is on account is allocated to a later order, and paid back no further than it goes', async () => {
  const order = await sold()
  const { id } = await pay(order, { paise: 1_00_000_00, allocations: [], confirmOver: true })
  const back = { direction: 'out' as const, allocations: [] }
  await expect(pay(order, { ...back, paise: 1_00_000_01 })).rejects.toMatchObject({
    message: 'Only ₹1,00,000.00 is on account',
  })
  await pay(order, { ...back, paise: 93_500_00 })
  expect(await getReceipt(order.admin, { id })).toMatchObject({ onAccountPaise: 6_500_00 })
  const part = { workOrderId: order.workOrderId, paise: 7_000_00 }
  await expect(allocateReceipt(order.admin, { id, allocations: [part] })).rejects.toMatchObject({
    message: 'Only ₹6,500.00 of it is free',
  })
  await allocateReceipt(order.admin, { id, allocations: [{ ...part, paise: 6_500_00 }] })
  expect(await stands(order)).toMatchObject({ paymentStatus: 'partial', paidPaise: 6_500_00 })
  await refused(pay(order, { ...back, paise: 1 }), 'conflict')
})

test('a refund of what was paid of an order takes it back', async () => {
  const order = await sold()
  await pay(order, { paise: 1_18_000_00 })
  await refused(pay(order, { direction: 'out', paise: 1_18_000_01 }), 'conflict')
  await pay(order, { direction: 'out', paise: 18_000_00 })
  expect(await stands(order)).toMatchObject({ paymentStatus: 'partial', paidPaise: 1_00_000_00 })
})

test('an order that was Paid by hand stays Paid once it is invoiced, by an adjustment', async () => {
  const order = await sold()
  await setWorkorderPayment(order.admin, { id: order.workOrderId, status: 'complete' })
  expect(await stands(order)).toMatchObject({ paymentBy: 'hand', paidPaise: null, balancePaise: null })
  await documentOf(order)
  expect(await stands(order)).toEqual({
    paymentBy: 'ledger',
    paymentStatus: 'complete',
    paidPaise: 1_18_000_00,
    balancePaise: 0,
  })
  const { items } = await listReceipts(order.admin, receipts.list.query.parse({ workorderId: order.workOrderId }))
  expect(items).toMatchObject([{ mode: 'adjustment', amountPaise: 1_18_000_00 }])
})

test('an order that was partially paid by hand asks how much was paid before', async () => {
  const order = await sold()
  await setWorkorderPayment(order.admin, { id: order.workOrderId, status: 'partial' })
  await expect(pay(order, { paise: 10_000_00 })).rejects.toMatchObject({
    issues: [{ path: 'allocations.0.alreadyPaidPaise', message: 'Say how much of this order was paid before' }],
  })
  const part = { workOrderId: order.workOrderId, paise: 10_000_00 }
  const tooMuch = { ...part, alreadyPaidPaise: 1_08_000_01 }
  await refused(
    pay(order, { paise: 10_000_00, allocations: [tooMuch] }),
    'validation',
    'allocations.0.alreadyPaidPaise',
  )
  await pay(order, { paise: 10_000_00, allocations: [{ ...part, alreadyPaidPaise: 40_000_00 }] })
  expect(await stands(order)).toMatchObject({ paymentStatus: 'partial', paidPaise: 50_000_00 })

  const other = await sold()
  await setWorkorderPayment(other.admin, { id: other.workOrderId, status: 'partial' })
  await refused(documentOf(other), 'validation', 'alreadyPaidPaise')
  await follow(other.admin, { workOrderId: other.workOrderId, alreadyPaidPaise: 1_000_00 })
  expect(await stands(other)).toMatchObject({ paymentStatus: 'partial', paidPaise: 1_000_00 })
})

test('the payment of an order with receipts is set by adjustments alone', async () => {
  const order = await sold()
  const set = (status: 'pending' | 'partial' | 'complete') =>
    setWorkorderPayment(order.admin, { id: order.workOrderId, status })
  await documentOf(order)
  expect(await set('pending')).toMatchObject({ paymentStatus: 'pending' })
  await refused(set('partial'), 'conflict')
  expect(await set('complete')).toMatchObject({ paymentStatus: 'complete', balancePaise: 0 })
  expect(await set('complete')).toMatchObject({ paymentStatus: 'complete' })
  expect(await set('pending')).toMatchObject({ paymentStatus: 'pending', paidPaise: 0 })
  await pay(order, { paise: 1_000_00 })
  expect(await set('partial')).toMatchObject({ paymentStatus: 'partial' })
  await expect(set('pending')).rejects.toMatchObject({
    message: expect.stringMatching(
      /^The payment of WO-\d+ follows its receipts\. Record or take back a receipt\.$/,
    ) as unknown,
  })
})

test('a credit note after payment leaves the order Paid, and what it frees can be allocated elsewhere', async () => {
  const order = await sold()
  const { id: againstId } = await documentOf(order)
  const { id } = await pay(order, { paise: 1_18_000_00 })
  await db().orderTerms.update({ where: { workOrderId: order.workOrderId }, data: { billingClosed: true } })
  await documentOf(order, { kind: 'credit_note', totalPaise: 18_000_00, againstId })
  expect(await stands(order)).toMatchObject({ paymentStatus: 'complete', balancePaise: -18_000_00 })
  const part = { workOrderId: order.workOrderId, paise: 1_00_000_00 }
  expect(await allocateReceipt(order.admin, { id, allocations: [part] })).toMatchObject({ onAccountPaise: 18_000_00 })
  expect(await stands(order)).toMatchObject({ paymentStatus: 'complete', balancePaise: 0 })
})

test('an advance gets a receipt voucher: for goods without tax and only when wanted, for job work with the tax that is in it', async () => {
  const goods = await sold()
  const { vouchers } = await pay(goods, { paise: 10_000_00 })
  const found = await db().taxDocument.findMany({ where: { id: { in: vouchers.map(({ id }) => id) } } })
  expect(found).toMatchObject([
    {
      kind: 'receipt_voucher',
      number: expect.stringMatching(/^JWR\//) as unknown,
      totalPaise: 10_000_00n,
      igstPaise: 0n,
    },
  ])
  expect(await pay(goods, { paise: 10_000_00, voucher: false })).toMatchObject({ vouchers: [] })
  await documentOf(goods)
  expect(await pay(goods, { paise: 10_000_00 })).toMatchObject({ vouchers: [] })

  const work = await sold()
  await db().orderTerms.create({ data: { ...(await termsFor(work)), supply: 'jobwork', materialOf: 'customer' } })
  const paid = await pay(work, { paise: 11_800_00, voucher: false })
  const [voucher] = await db().taxDocument.findMany({ where: { receiptId: paid.id } })
  expect(voucher).toMatchObject({ taxablePaise: 10_000_00n, igstPaise: 1_800_00n, totalPaise: 11_800_00n })
})

/** Terms of an order as they follow from it. */
async function termsFor({ workOrderId }: Sold) {
  const { keptOn: _, deliverTo: __, ...terms } = await readTerms({ rows }, workOrderId)
  return { ...terms, workOrderId }
}

test('a part is of an order of this customer, once, and the parts come to no more than was received', async () => {
  const order = await sold()
  const foreign = await sold()
  const part = { workOrderId: order.workOrderId, paise: 100 }
  const paid = (allocations: (typeof part)[]) => pay(order, { paise: 150, allocations })
  await expect(paid([part, { ...part, workOrderId: foreign.workOrderId }])).rejects.toMatchObject({
    issues: [{ path: 'allocations.1.workOrderId', message: 'Choose an order of this customer' }],
  })
  await refused(paid([part, part]), 'validation', 'allocations.1.workOrderId')
  await refused(paid([{ ...part, paise: 151 }]), 'validation', 'allocations')
  await refused(pay({ ...order, customer: order.supplier }, { paise: 100 }), 'validation', 'customerId')
  await refused(claim(foreign, { workOrderId: order.workOrderId }), 'validation', 'workOrderId')
})

test.each([
  ['amountPaise', 1.5],
  ['amountPaise', '1e9'],
  ['amountPaise', -1],
  ['amountPaise', 2 ** 53],
  ['utr', 'x'.repeat(40)],
  ['utr', 'SB-12'],
  ['receivedOn', isoDay(Date.now() + 86_400_000)],
  ['receivedOn', '2026-02-30'],
  ['receivedOn', '2017-06-30'],
  ['mode', 'barter'],
])('a %s of %j is an issue of its field', (field, value) => {
  const form = { customerId: 1, amountPaise: 100, mode: 'neft', receivedOn: today, [field]: value }
  expect(receipts.record.body.safeParse(form).error?.issues[0]).toMatchObject({ path: [field] })
})

test('ten claims wait at a time', async () => {
  const order = await sold()
  for (let n = 0; n < 10; n++) await claim(order, { amountPaise: 100 })
  await expect(claim(order)).rejects.toMatchObject({ code: 'rate_limited', message: 'Ten claims wait already' })
})

test('a proof goes with a claim, for its customer and admins', async () => {
  const order = await sold()
  const upload = await make.upload(order.customer, 'money', 'advice.pdf')
  const { id, files } = await claim(order, { fileId: upload.id })
  expect(files).toMatchObject([{ id: upload.id, name: 'advice.pdf' }])
  expect((await getReceipt(order.admin, { id })).files).toMatchObject([{ name: 'advice.pdf' }])
  await refused(
    claim(order, { fileId: (await make.upload(await make.customer(), 'money')).id }),
    'validation',
    'fileId',
  )
})

test('customers see their own receipts without what admins note; suppliers none, nor what was paid', async () => {
  const order = await sold()
  const { id } = await pay(order, { paise: 100_00, note: 'Called them' })
  const list = async (viewer: Viewer, more: object = {}) =>
    conforms(
      receipts.list,
      await listReceipts(viewer, receipts.list.query.parse({ counts: 'true', ...more })),
    ) as object[]
  expect(await list(order.customer)).toHaveLength(1)
  expect(Object.keys((await list(order.customer))[0]!)).not.toEqual(expect.arrayContaining(['note']))
  expect(await list(order.admin, { company: order.customer.id })).toMatchObject([{ id, note: 'Called them' }])
  expect(await list(await make.customer())).toEqual([])
  await refused(listReceipts(order.customer, { limit: 1, company: 1 }), 'validation', 'company')
  await refused(listReceipts(order.supplier, { limit: 1 }), 'forbidden')
  expect(Object.keys(await getWorkorder(order.supplier, { id: order.workOrderId }))).not.toEqual(
    expect.arrayContaining(['paidPaise']),
  )
})
