import { orderChanges } from '@/lib/contract/orders/order-changes'
import { orderEndings } from '@/lib/contract/orders/order-endings'
import { workorders } from '@/lib/contract/orders/workorders'
import { approveChange } from '@/lib/domain/orders/order-changes/approve-change'
import { askChange } from '@/lib/domain/orders/order-changes/ask-change'
import { declineChange } from '@/lib/domain/orders/order-changes/decline-change'
import { listChanges } from '@/lib/domain/orders/order-changes/list-changes'
import { withdrawChange } from '@/lib/domain/orders/order-changes/withdraw-change'
import { setWorkorderPayable } from '@/lib/domain/money/payments/set-workorder-payable'
import { setWorkorderPayment } from '@/lib/domain/money/payments/set-workorder-payment'
import { editTerms } from '@/lib/domain/money/order-terms/edit-terms'
import { getTerms } from '@/lib/domain/money/order-terms/get-terms'
import { getPayments } from '@/lib/domain/money/payments/get-payments'
import { totalByTerms } from '@/lib/domain/facts/order-balance'
import { punctualityOf } from '@/lib/domain/facts/punctuality'
import { differingOrderSums } from '@/lib/domain/money/payments/check-order-sums'
import { getReceivables } from '@/lib/domain/money/statements/get-receivables'
import { listCustomersToInvoice } from '@/lib/domain/money/tax-documents/list-customers-to-invoice'
import { getInquiry } from '@/lib/domain/trade/inquiries/get-inquiry'
import { getQuotation } from '@/lib/domain/trade/quotations/get-quotation'
import { changeWorkorderStatus } from '@/lib/domain/money/payouts/followed-acts'
import { downloadCard } from '@/lib/domain/orders/papers/job-card'
import { createWorkorder } from '@/lib/domain/orders/workorders/create-workorder'
import { getWorkorder } from '@/lib/domain/goods/workorders/get-workorder'
import { listWorkorders } from '@/lib/domain/orders/workorders/list-workorders'
import { setWorkorderProgress } from '@/lib/domain/orders/workorders/set-workorder-progress'
import { listNotifications } from '@/lib/domain/people/notifications/notification'
import { db, rows, sql } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { displayId } from '@/lib/terms/nouns'
import { conforms } from '@/tests/conform'
import { credit, issue } from '@/tests/issued'
import { complete, sold } from '@/tests/invoice-fixtures'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { documentOf, pay } from '@/tests/receipt-fixtures'
import { atOnce, refused, refusedAs } from '@/tests/refused'
import { cancelOrder } from './cancel-order'
import { closeShort } from './close-short'
import { previewClose } from './preview-close'

await ownDatabase()

type Sold = Awaited<ReturnType<typeof sold>>
const why = { reason: 'material' as const, note: 'The bar stock has ended at the mill' }

/** 500 pieces at ₹1,00,000, of it ₹12,000 for tooling and ₹4,000 for freight; in production unless told. */
async function flanges({ status = 'started', price = 1_00_000, fixed = true } = {}): Promise<Sold> {
  const order = await sold({ price })
  await db().inquiry.update({ where: { id: order.inquiry.id }, data: { quantity: 500 } })
  if (fixed)
    await db().quotation.update({ where: { id: order.quotation.id }, data: { tooling: 12_000, freight: 4_000 } })
  if (status === 'started') await changeWorkorderStatus(order.supplier, { id: order.workOrderId, status: 'started' })
  return order
}
const cancel = (as: Viewer, id: number, more: object = {}) =>
  cancelOrder(as, { id, ...orderEndings.cancel.body.parse({ ...why, ...more }) })
const close = (as: Viewer, id: number, made: number, more: object = {}) =>
  closeShort(as, { id, ...orderEndings.closeShort.body.parse({ made, ...why, ...more }) })
const preview = (as: Viewer, id: number, made: number, more: object = {}) =>
  previewClose(as, { id, ...orderEndings.preview.body.parse({ made, ...more }) })
const ask = (as: Viewer, id: number, more: object) =>
  askChange(as, { id, ...orderChanges.ask.body.parse({ ...why, ...more }) })
const shown = (id: number) => displayId('workorder', id)
const order = (as: Viewer, id: number) => getWorkorder(as, { id })
const bell = async (viewer: Viewer) =>
  (await listNotifications(viewer, { limit: 50 })).items.map(({ message }) => message)
const onAccount = async (admin: Viewer, customer: Viewer) =>
  (await getReceivables(admin, { company: customer.id })).onAccountPaise
const list = async (as: Viewer, asked: object = {}) =>
  (await listWorkorders(as, workorders.list.query.parse({ limit: '50', ...asked }))).items.map(({ id }) => id)

describe('closed short', () => {
  test('at 320 of 500 pieces tooling and freight stay in full: ₹69,760, with tax ₹82,317.00', async () => {
    const { workOrderId: id, admin, customer, supplier, ...rest } = await flanges()
    await pay({ workOrderId: id, admin, customer }, { paise: 50_000_00 })
    expect(await order(admin, id)).toMatchObject({ balancePaise: 68_000_00, quantity: 500 })
    expect(conforms(orderEndings.preview, await preview(admin, id, 320))).toEqual({
      quantity: 320,
      amount: 69_760,
      taxablePaise: 69_760_00,
      totalPaise: 82_317_00,
      overPaise: 0,
    })
    const closed = conforms(orderEndings.closeShort, await close(admin, id, 320))
    expect(closed).toMatchObject({
      quantity: 320,
      orderedQuantity: 500,
      amount: 69_760,
      status: 'started',
      balancePaise: 32_317_00,
      closure: { as: 'short', made: 320, amountBefore: 1_00_000, ...why },
    })
    expect(await getTerms(admin, { id })).toMatchObject({ quantityMilli: 320_000, taxablePaise: 69_760_00 })
    expect((await bell(customer))[0]).toMatch(/^ORD-\d+ .* is closed short: 320 instead of 500 pieces \(material\)/)
    expect((await bell(supplier))[0]).toMatch(/^WO-\d+ .* is closed short: 320 instead of 500/)
    // It goes on: pieces are counted up to the new number, and it completes as any.
    await refused(setWorkorderProgress(supplier, { id, doneQuantity: 321 }), 'validation', 'doneQuantity')
    await changeWorkorderStatus(supplier, { id, status: 'completed' })
    expect(await list(admin, { status: 'completed', q: shown(id) })).toEqual([id])
    expect(rest.quotation.id).toBeGreaterThan(0)
  })

  test('of what was paid in full the rest goes on account, of the newest receipt first', async () => {
    const sale = await flanges()
    const { workOrderId: id, admin, customer } = sale
    await pay(sale, { paise: 1_00_000_00, receivedOn: '2026-11-01' })
    await pay(sale, { paise: 18_000_00, receivedOn: '2026-11-20' })
    expect(await preview(admin, id, 320)).toMatchObject({ overPaise: 35_683_00 })
    expect(await close(admin, id, 320)).toMatchObject({ paymentStatus: 'complete', balancePaise: 0 })
    expect(await onAccount(admin, customer)).toBe(35_683_00)
    const parts = await rows<{ paise: number }>(
      sql`SELECT paise::float8 AS paise FROM allocations WHERE work_order_id = ${id} ORDER BY receipt_id`,
    )
    expect(parts).toEqual([{ paise: 82_317_00 }])
  })

  test('adjustments are lowered first, and never go on account', async () => {
    const sale = await flanges()
    const { workOrderId: id, admin, customer } = sale
    await pay(sale, { paise: 50_000_00 })
    // What is left, ₹68,000.00, is waived.
    await setWorkorderPayment(admin, { id, status: 'complete' })
    expect(await preview(admin, id, 320)).toMatchObject({ overPaise: 0 })
    expect(await close(admin, id, 320)).toMatchObject({ paymentStatus: 'complete', paidPaise: 82_317_00 })
    expect(await onAccount(admin, customer)).toBe(0)
  })

  test('odd amounts are rounded half up: to the paisa in the terms, to the rupee in the amount', async () => {
    const { workOrderId: id, admin } = await flanges({ price: 99_999, fixed: false })
    expect(await preview(admin, id, 320)).toMatchObject({
      amount: 63_999,
      taxablePaise: 63_999_36,
      totalPaise: 75_519_00,
    })
    // An admin may lower the amount, or leave it as it is.
    expect(await preview(admin, id, 320, { amount: 60_000 })).toMatchObject({ amount: 60_000, taxablePaise: 60_000_00 })
    await expect(preview(admin, id, 320, { amount: 1_00_000 })).rejects.toMatchObject({
      issues: [{ path: 'amount', message: 'At most ₹99,999' }],
    })
    expect(await close(admin, id, 320, { amount: 99_999 })).toMatchObject({ amount: 99_999, quantity: 320 })
  })

  test('a second time it goes on with fewer again, by what was ordered', async () => {
    const { workOrderId: id, admin } = await flanges()
    await close(admin, id, 320)
    const again = await close(admin, id, 300)
    // 16,000 + 84,000 × 300 ÷ 500.
    expect(again).toMatchObject({ quantity: 300, amount: 66_400, closure: { amountBefore: 1_00_000 } })
    expect(await getTerms(admin, { id })).toMatchObject({ quantityMilli: 300_000, taxablePaise: 66_400_00 })
  })

  test('with no piece made it ends, cancelled, and the charge is invoiced as one unit', async () => {
    const { workOrderId: id, admin, supplier, customer } = await flanges()
    const ended = await close(admin, id, 0)
    expect(ended).toMatchObject({ closure: { as: 'cancelled', made: 0 }, quantity: 0, amount: 16_000 })
    expect(await getTerms(admin, { id })).toMatchObject({ quantityMilli: 1000, uqc: 'OTH', taxablePaise: 16_000_00 })
    const listed = (await listCustomersToInvoice(admin, { limit: 50 })).items.flatMap(({ rows }) => rows)
    expect(listed.map(({ workorderId }) => workorderId)).toContain(id)
    const invoice = await issue(admin, id)
    expect(invoice).toMatchObject({ totalPaise: 18_880_00 })
    expect(await order(customer, id)).toMatchObject({ balancePaise: 18_880_00 })
    await refusedAs(
      changeWorkorderStatus(supplier, { id, status: 'completed' }),
      'conflict',
      `${shown(id)} was cancelled on ${today()}`,
    )
  })

  test('with a charge of 0 the terms keep their quantity and have no value', async () => {
    const { workOrderId: id, admin } = await flanges({ fixed: false })
    expect(await close(admin, id, 0)).toMatchObject({ amount: 0, closure: { as: 'cancelled' } })
    expect(await getTerms(admin, { id })).toMatchObject({ quantityMilli: 500_000, taxablePaise: 0, uqc: 'NOS' })
    await refused(issue(admin, id), 'conflict')
  })

  test('what it cannot be closed for is said', async () => {
    const { workOrderId: id, admin, supplier, customer } = await flanges()
    await expect(close(admin, id, 500)).rejects.toMatchObject({
      issues: [{ path: 'made', message: 'Enter fewer than the 500 pieces' }],
    })
    await expect(close(admin, id, 320, { note: 'Call 98220 12345 about it' })).rejects.toMatchObject({
      issues: [{ path: 'note' }],
    })
    await changeWorkorderStatus(supplier, { id, status: 'issues', notes: 'The bore is too wide' })
    const { problemId } = await order(admin, id)
    await refusedAs(close(admin, id, 320), 'conflict', `${displayId('problem', problemId!)} waits for a decision`)
    await changeWorkorderStatus(supplier, { id, status: 'started' })
    const early = await flanges({ status: 'pending' })
    await refusedAs(
      close(early.admin, early.workOrderId, 320),
      'conflict',
      `${shown(early.workOrderId)} has not begun: cancel it instead`,
    )
    await complete(id)
    await refusedAs(close(admin, id, 320), 'conflict', `${shown(id)} is complete`)
    await refusedAs(preview(admin, id, 320), 'conflict', `${shown(id)} is complete`)
    for (const side of [customer, supplier]) await refused(close(side, id, 320), 'forbidden')
  })

  test('the preview of the total is what the order is worth once it is closed, at any rate and place of supply', async () => {
    const { workOrderId: id, admin } = await flanges({ price: 99_999, fixed: false })
    await editTerms(admin, { id, hsn: '848790' })
    const state = sql`(SELECT state_code FROM operator_profile)`
    for (const rateBp of [0, 500, 1800])
      for (const placeOfSupply of ['27', '29', null])
        for (const reverseCharge of [false, true]) {
          await db().orderTerms.update({ where: { workOrderId: id }, data: { rateBp, placeOfSupply, reverseCharge } })
          for (const made of [77, 499]) {
            const { taxablePaise, totalPaise } = await preview(admin, id, made)
            const [worth] = await rows<{ paise: number }>(sql`
              SELECT (${totalByTerms(state)})::float8 AS paise FROM (
                SELECT ${taxablePaise}::bigint AS taxable_paise, rate_bp, reverse_charge, place_of_supply, work_order_id
                FROM order_terms WHERE work_order_id = ${id}) t`)
            expect({ rateBp, placeOfSupply, made, totalPaise }).toEqual({
              rateBp,
              placeOfSupply,
              made,
              totalPaise: worth!.paise,
            })
          }
        }
  })

  test('no less than what is invoiced: 409 until a credit note is issued', async () => {
    const { workOrderId: id, admin } = await flanges()
    const invoice = await issue(admin, id)
    await refusedAs(close(admin, id, 320), 'conflict', '₹1,00,000.00 is invoiced: credit it first')
    await credit(admin, invoice)
    expect(await close(admin, id, 320)).toMatchObject({ amount: 69_760 })
  })

  test('an invoice and a close short at once: they don’t pass each other', async () => {
    const { workOrderId: id, admin } = await flanges()
    await atOnce([issue(admin, id), close(admin, id, 320)])
    const [{ value, invoiced }] = (await rows<{ value: number; invoiced: number }>(sql`
      SELECT t.taxable_paise::float8 AS value, coalesce((SELECT sum(d.taxable_paise)::float8 FROM tax_documents d
        WHERE d.work_order_id = ${id} AND d.kind = 'invoice'), 0) AS invoiced
      FROM order_terms t WHERE t.work_order_id = ${id}`)) as [{ value: number; invoiced: number }]
    expect(invoiced).toBeLessThanOrEqual(value)
  })
})

describe('cancelled', () => {
  test('an order on which nothing has begun has no amount any more, is in no count, and All and its id find it', async () => {
    const { workOrderId: id, admin, customer, supplier, quotation, inquiry } = await flanges({ status: 'pending' })
    await db().workOrder.update({ where: { id }, data: { dueDate: new Date('2026-11-01') } })
    const before = await getPayments(admin, { company: supplier.id })
    expect(before.total).toMatchObject({ orders: 1, amount: 1_00_000 })
    const ended = conforms(orderEndings.cancel, await cancel(admin, id))
    expect(ended).toMatchObject({
      status: 'pending',
      amount: null,
      closure: { as: 'cancelled', made: 0, amountBefore: 1_00_000, ...why },
    })
    expect((await getPayments(admin, { company: supplier.id })).total).toMatchObject({ orders: 0, amount: 0 })
    expect(await differingOrderSums()).toBe(0)
    for (const viewer of [admin, customer, supplier]) {
      const about = viewer === admin ? { q: shown(id) } : {}
      expect(await list(viewer, about)).toEqual([id])
      expect(await list(viewer, { ...about, status: 'cancelled' })).toEqual([id])
      for (const asked of [
        { status: 'pending' },
        { status: 'active' },
        { status: 'late' },
        { due: 'late' },
        { dueTo: '2026-11-30' },
        { paymentStatus: 'pending' },
        { acceptance: 'waiting' },
        { acceptance: 'done' },
      ])
        expect([asked, await list(viewer, { ...about, ...asked })]).toEqual([asked, []])
    }
    expect((await bell(customer))[0]).toMatch(/^ORD-\d+ .* is cancelled \(material\): The bar stock has ended/)
    expect((await bell(supplier))[0]).toMatch(/^WO-\d+ .* is cancelled/)
    const [punctual] = await rows(punctualityOf(sql`w.supplier_id = ${supplier.id}`))
    expect(punctual).toMatchObject({ dated: 0 })
    for (const viewer of [admin, customer, supplier])
      expect(await getQuotation(viewer, { id: quotation.id })).toMatchObject({
        status: 'accepted',
        orderCancelled: true,
      })
    expect(await getInquiry(customer, { id: inquiry.id })).toMatchObject({ status: 'accepted', orderCancelled: true })
    expect(await getInquiry(supplier, { id: inquiry.id })).not.toHaveProperty('orderCancelled')
  })

  test('the drawings close for its supplier, who keeps what it uploaded itself', async () => {
    const { workOrderId: id, admin, supplier, customer, inquiry } = await flanges({ status: 'pending' })
    const upload = await make.upload(customer, 'inquiry')
    await db().file.update({ where: { id: upload.id }, data: { inquiryId: inquiry.id, place: 0 } })
    expect((await order(supplier, id)).drawings).toHaveLength(1)
    await cancel(admin, id)
    expect(await order(supplier, id)).toMatchObject({ drawings: [], pictureFile: null })
    expect((await order(customer, id)).drawings).toHaveLength(1)
  })

  test('what was paid in advance goes on account, and a refund voucher is due where a receipt voucher was issued', async () => {
    const sale = await flanges({ status: 'pending' })
    const { workOrderId: id, admin, customer } = sale
    await pay(sale, { paise: 50_000_00 })
    expect(await cancel(admin, id)).toMatchObject({ paymentStatus: 'pending', amount: null })
    expect(await onAccount(admin, customer)).toBe(50_000_00)
    expect(await order(admin, id)).toMatchObject({ refundVoucherDue: true })
    expect(await order(customer, id)).not.toHaveProperty('refundVoucherDue')
  })

  test('with `again` its quotation is free for another order, and the first one stays cancelled', async () => {
    const { workOrderId: id, admin, supplier, inquiry, quotation } = await flanges({ status: 'pending' })
    await cancel(admin, id, { again: true })
    const next = await createWorkorder(admin, { inquiryId: inquiry.id, supplierId: supplier.id } as never)
    expect(next).toMatchObject({ quotationId: quotation.id, amount: 1_00_000, closure: null })
    expect(await order(admin, id)).toMatchObject({ amount: null, closure: { as: 'cancelled' } })
    expect(await getQuotation(admin, { id: quotation.id })).toMatchObject({ orderCancelled: false })
    // Another price of the quotation changes the order that goes on, not the cancelled one.
    await db().quotation.update({ where: { id: quotation.id }, data: { price: 90_000 } })
    expect(await order(admin, id)).toMatchObject({ amount: null })
  })

  test('work that has begun is closed short instead, however far it went back', async () => {
    const { workOrderId: id, admin, supplier } = await flanges()
    await changeWorkorderStatus(supplier, { id, status: 'pending' })
    await refusedAs(cancel(admin, id), 'conflict', `${shown(id)} has begun: close it short instead`)
  })

  test('what stands on it is taken back first: an invoice, a payment by hand', async () => {
    const sale = await flanges({ status: 'pending' })
    const { workOrderId: id, admin } = sale
    const { number } = await documentOf(sale)
    await refusedAs(cancel(admin, id), 'conflict', `${number} stands on ${shown(id)}: credit it first`)
    const byHand = await flanges({ status: 'pending' })
    await setWorkorderPayment(admin, { id: byHand.workOrderId, status: 'complete' })
    const marked = (label: string) => `${shown(byHand.workOrderId)} is marked ${label}: set it to Pending first`
    await refusedAs(cancel(admin, byHand.workOrderId), 'conflict', marked('Paid'))
    await setWorkorderPayment(admin, { id: byHand.workOrderId, status: 'pending' })
    await setWorkorderPayable(admin, { id: byHand.workOrderId, status: 'partial' })
    await refusedAs(cancel(admin, byHand.workOrderId), 'conflict', marked('Partially Paid'))
    await setWorkorderPayable(admin, { id: byHand.workOrderId, status: 'pending' })
    expect(await cancel(admin, byHand.workOrderId)).toMatchObject({ amount: null })
  })

  test('a problem that stopped it is over, and what was asked for ends', async () => {
    const { workOrderId: id, admin, supplier, customer } = await flanges({ status: 'pending' })
    await changeWorkorderStatus(supplier, { id, status: 'issues', notes: 'The material is not there' })
    const asked = await ask(customer, id, { kind: 'cancel' })
    const due = await ask(supplier, id, { kind: 'due', dueDate: new Date(Date.now() + 9e8).toISOString() })
    expect(await cancel(admin, id)).toMatchObject({ status: 'issues', problemId: null, change: null })
    const { changes } = await order(admin, id)
    expect(changes.map((one) => [one.id, one.status])).toEqual([
      [due.id, 'void'],
      [asked.id, 'approved'],
    ])
  })

  test('a cancellation and the first start at once: one of them happens', async () => {
    const { workOrderId: id, admin, supplier } = await flanges({ status: 'pending' })
    const { done } = await atOnce([cancel(admin, id), changeWorkorderStatus(supplier, { id, status: 'started' })])
    expect(done).toBe(1)
    const { status, closure } = await order(admin, id)
    expect(status === 'started').toBe(closure === null)
  })

  test('it has no job card any more: nothing is made', async () => {
    const { workOrderId: id, admin, supplier } = await flanges({ status: 'pending' })
    const card = { id, size: 'a4' as const }
    await expect(downloadCard(supplier, card)).resolves.toMatchObject({ name: `${shown(id)}-job-card.pdf` })
    await cancel(admin, id)
    await refusedAs(downloadCard(supplier, card), 'conflict', `${shown(id)} was cancelled on ${today()}`)
  })

  test('a second time it is cancelled already; strangers find none', async () => {
    const { workOrderId: id, admin } = await flanges({ status: 'pending' })
    await cancel(admin, id)
    await refusedAs(cancel(admin, id), 'conflict', `${shown(id)} was cancelled on ${today()}`)
    await refused(cancel(await make.customer(), id), 'forbidden')
  })

  test('where money stands on it somebody for payments ends it, else somebody for the trade', async () => {
    const sale = await flanges({ status: 'pending' })
    const { workOrderId: id, admin } = sale
    const as = (role: 'operations' | 'finance'): Viewer => ({ ...admin, member: { ...admin.member, role } })
    await refused(cancel(as('finance'), id), 'forbidden')
    await pay(sale, { paise: 10_000_00 })
    await refused(cancel(as('operations'), id), 'forbidden')
    expect(await cancel(as('finance'), id)).toMatchObject({ closure: { as: 'cancelled' } })
  })
})

describe('asked for by a side', () => {
  test('admins hear of it and decline it; the other side never reads it', async () => {
    const { workOrderId: id, admin, supplier, customer } = await flanges()
    const asked = await ask(supplier, id, { kind: 'close', made: 320 })
    expect(conforms(orderChanges.ask, asked)).toMatchObject({
      kind: 'close',
      made: 320,
      dueDate: null,
      status: 'waiting',
      mayWithdraw: true,
    })
    expect(await bell(admin)).toContainEqual(
      expect.stringMatching(/^The supplier asks to close WO-\d+ .* short at 320 pieces \(material\)/),
    )
    expect(JSON.stringify(await order(customer, id))).not.toMatch(/close|\b320\b|bar stock/)
    expect((await listChanges(customer, { limit: 50, workorderId: id })).items).toEqual([])
    await refused(declineChange(customer, { id: asked.id, answer: 'We need all of them' }), 'not_found')
    await refused(approveChange(supplier, { id: asked.id }), 'forbidden')
    await refusedAs(approveChange(admin, { id: asked.id }), 'conflict', 'Admins cancel or close the order itself')
    await declineChange(admin, { id: asked.id, answer: 'The customer needs all of them' })
    expect((await bell(supplier))[0]).toMatch(
      /^Your request to close WO-\d+ .* short at 320 pieces is rejected: The cust/,
    )
    expect(await bell(customer)).not.toContainEqual(expect.stringContaining('close short'))
  })

  test('one of a kind waits, and the side takes it back', async () => {
    const { workOrderId: id, admin, customer } = await flanges({ status: 'pending' })
    const asked = await ask(customer, id, { kind: 'cancel' })
    await refusedAs(ask(customer, id, { kind: 'cancel' }), 'conflict', 'This is asked for already')
    await ask(customer, id, { kind: 'due', dueDate: new Date(Date.now() + 9e8).toISOString() })
    await withdrawChange(customer, { id: asked.id })
    expect(await bell(admin)).toContainEqual(expect.stringContaining('no longer asks to cancel'))
  })

  test('a request needs its reason, fewer pieces than the order has, and no admin', async () => {
    const { workOrderId: id, admin, customer } = await flanges()
    await refused(ask(customer, id, { kind: 'cancel', note: 'Too late' }), 'validation', 'note')
    await expect(ask(customer, id, { kind: 'close', made: 500 })).rejects.toMatchObject({
      issues: [{ path: 'made', message: 'Enter fewer than the 500 pieces' }],
    })
    await expect(ask(admin, id, { kind: 'close' })).rejects.toMatchObject({
      issues: [{ path: 'kind', message: 'Admins cancel or close the order itself' }],
    })
  })
})

const today = () =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  }).format(new Date())
