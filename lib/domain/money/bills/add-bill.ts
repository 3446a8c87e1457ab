import type { Input } from '../../../contract/core/endpoint'
import { invalid, Problem } from '../../../contract/core/problem'
import type { bills, BillSource } from '../../../contract/money/bills'
import { sql } from '../../../infra/db/db'
import { financialYear } from '../../../rules/money/series'
import { addDays } from '../../../terms/format'
import { displayId } from '../../../terms/nouns'
import { asNumber } from '../../../terms/paise'
import { actTime } from '../../core/event-clock'
import { commandOnce, type ReadScope, type WriteScope } from '../../core/verb'
import { attachFiles } from '../../files/files/attached-files'
import { lockOrderForMoney } from '../../orders/workorders/lock-order'
import { issueDay } from '../tax-documents/issue-document'
import { aboutBill, findBill, toBill, type BillSnapshot } from './bill'
import { billableOrders, linesToBill, type BillableOrder } from './billable-orders'
import { billingParty, timeToPay, type BillingParty } from './billing-party'
import { computedBill, draftLines, linesOfOrder, typedBill, type AskedLine, type BillDraft } from './draft-bill'
import { assertPrepared, nextOfSeries, snapshotOf } from './prepared'

type Form = Input<typeof bills.add>
type Uploaded = Omit<Extract<Form, { source: 'uploaded' }>, 'lines' | 'source'>

const draw = async (scope: ReadScope, id: number) => toBill(await findBill(scope, id), scope.viewer)

/** A supplier submits a bill with a file, or has one drawn. It is matched at once. */
export const addBill = commandOnce(
  'bill.add',
  async (scope, form: Form) => {
    const party = await beginBilling(scope)
    const asked = form.lines.map(({ quantityMilli, shipmentLineId, ...line }) => ({
      ...line,
      shipmentLineId: shipmentLineId ?? null,
      pieces: asNumber(quantityMilli, 3),
    }))
    const orders = await lockBillable(
      scope,
      asked.map(({ workorderId }) => workorderId),
    )
    return form.source === 'prepared'
      ? prepare(scope, party, orders, asked, (form as { number?: string | null }).number)
      : upload(scope, party, orders, asked, form)
  },
  draw,
)

/** A supplier submits a bill of one order: its pieces are those that were accepted first. */
export const addBillOfOrder = commandOnce(
  'bill.add',
  async (scope, { id, quantityMilli, rateBp, ...form }: Input<typeof bills.addOf>) => {
    await assertOwn(scope, id)
    const party = await beginBilling(scope)
    const orders = await lockOne(scope, id)
    const asked = linesOfOrder(orders.get(id)!, asNumber(quantityMilli, 3)).map((line) => ({ ...line, rateBp }))
    return upload(scope, party, orders, asked, form)
  },
  draw,
)

/** A supplier has a bill of one order drawn, of all that was accepted and is not billed. */
export const prepareBillOfOrder = commandOnce(
  'bill.add',
  async (scope, { id, number }: Input<typeof bills.prepareOf>) => {
    await assertOwn(scope, id)
    const party = await beginBilling(scope)
    const orders = await lockOne(scope, id)
    const order = orders.get(id)!
    const asked = linesToBill(order).map(({ part, pieces }) => ({
      workorderId: id,
      shipmentLineId: part.shipmentLineId,
      pieces,
    }))
    if (!asked.length) throw new Problem('conflict', nothingToBill(order))
    return prepare(scope, party, orders, asked, number)
  },
  draw,
)

const nothingToBill = ({ id, billed, price }: BillableOrder) =>
  billed >= price.pieces ? 'This order is billed in full' : `Nothing of ${displayId('workorder', id)} can be billed yet`

/** Bills of a supplier are written one after the other, so that no number and no piece is used twice. */
async function beginBilling(scope: WriteScope): Promise<BillingParty> {
  const { rows, viewer } = scope
  await rows(sql`SELECT id FROM users WHERE id = ${viewer.id} FOR NO KEY UPDATE`)
  return billingParty(scope, viewer.id)
}

/** 404 for an order of another supplier. */
async function assertOwn({ rows, viewer }: WriteScope, id: number) {
  const own = await rows(sql`SELECT 1 AS one FROM work_orders WHERE id = ${id} AND supplier_id = ${viewer.id}`)
  if (!own.length) throw new Problem('not_found', 'Work order not found')
}

/** One own order, locked; 409 where nothing of it can be billed. */
async function lockOne(scope: WriteScope, id: number) {
  const orders = await lockBillable(scope, [id])
  if (!orders.size) throw new Problem('conflict', 'This order has no price or no number of pieces yet')
  return orders
}

/** The own orders of these, locked by id. */
async function lockBillable(scope: WriteScope, ids: readonly number[]) {
  const { rows, viewer } = scope
  const own = await rows<{ id: number }>(sql`
    SELECT id FROM work_orders WHERE id = ANY (${[...ids]}::int[]) AND supplier_id = ${viewer.id} ORDER BY id`)
  for (const { id } of own) await lockOrderForMoney(scope, id)
  return billableOrders(
    scope,
    own.map(({ id }) => id),
  )
}

type Orders = ReadonlyMap<number, BillableOrder>

async function upload(scope: WriteScope, party: BillingParty, orders: Orders, asked: AskedLine[], form: Uploaded) {
  const { number, billedOn, fileId, ...typed } = form
  const draft = typedBill(draftLines(orders, asked, party), typed, party)
  const id = await keep(scope, party, draft, { source: 'uploaded', number, billedOn, seq: null, snapshot: null })
  await attachFiles(scope, { billId: id }, 'money', [{ id: fileId }])
  await tell(scope, id)
  return id
}

async function prepare(
  scope: WriteScope,
  party: BillingParty,
  orders: Orders,
  asked: AskedLine[],
  typedNumber: string | null | undefined,
) {
  assertPrepared(party, typedNumber)
  const lines = draftLines(orders, asked, party)
  const more = lines.findIndex(({ pieces, part }) => pieces > part.toBill)
  if (more >= 0) throw invalid(`lines.${more}.quantityMilli`, 'More than was accepted')
  const draft = computedBill(lines)
  const billedOn = issueDay()
  const year = financialYear(billedOn)
  const numbered = typedNumber
    ? { number: typedNumber, seq: null }
    : await nextOfSeries(scope, scope.viewer.id, party.profile.billPrefix!, year)
  const snapshot = snapshotOf(party, draft.lines)
  const id = await keep(scope, party, draft, { source: 'prepared', billedOn, ...numbered, snapshot })
  await tell(scope, id)
  return id
}

type Head = {
  source: BillSource
  number: string
  billedOn: string
  seq: number | null
  snapshot: BillSnapshot | null
}

/** Keeps a bill with its lines. 409 for a number that is used in its year. */
async function keep({ tx, rows, viewer }: WriteScope, { profile }: BillingParty, draft: BillDraft, head: Head) {
  const { number, billedOn, snapshot, ...of } = head
  const year = financialYear(billedOn)
  const used = await rows(sql`
    SELECT 1 AS one FROM bills b WHERE b.supplier_id = ${viewer.id} AND b.year = ${year} AND lower(b.number) = lower(${number})
      AND b.status <> 'withdrawn'`)
  if (used.length) throw new Problem('conflict', `You have given us bill ${number} already`)
  const { id } = await tx.bill.create({
    data: {
      ...of,
      ...draft.totals,
      supplierId: viewer.id,
      number,
      year,
      billedOn: new Date(billedOn),
      mismatches: draft.mismatches,
      ...(snapshot && { snapshot }),
      createdBy: viewer.member.id,
      createdAt: actTime(),
    },
    select: { id: true },
  })
  await tx.billLine.createMany({
    data: draft.lines.map(({ order, part, pieces, taxablePaise, rateBp, cgstPaise, sgstPaise, igstPaise }, i) => {
      const time = timeToPay(profile, part.deliveredOn, order.supplierDays)
      return {
        billId: id,
        lineNumber: i + 1,
        workOrderId: order.id,
        shipmentLineId: part.shipmentLineId,
        quantityMilli: pieces * 1000,
        taxablePaise,
        rateBp,
        cgstPaise,
        sgstPaise,
        igstPaise,
        deliveredOn: new Date(part.deliveredOn),
        ...time,
        dueOn: new Date(addDays(part.deliveredOn, time.days)),
      }
    }),
  })
  return id
}

async function tell(scope: WriteScope, id: number) {
  const bill = await findBill(scope, id)
  scope.emit('bill.submitted', { ...aboutBill(bill), from: null, to: 'submitted', misses: bill.mismatches.slice(0, 5) })
}
