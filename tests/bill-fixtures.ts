// What tests of suppliers' bills begin with: an order whose pieces are delivered, of a supplier that can bill.
import { bills } from '@/lib/contract/money/bills'
import { shipments } from '@/lib/contract/goods/shipments'
import { addBill } from '@/lib/domain/money/bills/add-bill'
import { getProposal } from '@/lib/domain/money/bills/get-proposal'
import { planShipment } from '@/lib/domain/goods/shipments/plan-shipment'
import { moveShipment } from '@/lib/domain/goods/shipments/move-shipment'
import { receiveShipment } from '@/lib/domain/money/payouts/followed-acts'
import { issueChallan } from '@/lib/domain/money/challans/issue-challan'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { totalsOf } from '@/lib/rules/core/gst'
import { financialYear } from '@/lib/rules/money/series'
import { isoDay } from '@/lib/terms/format'
import { BUYERS, company, taxProfile } from './invoice-fixtures'
import { make, unique } from './make'

const today = isoDay(Date.now())

type Sides = { customer?: Viewer; supplier?: Viewer; price?: number; pieces?: number }

/** The tax profile of a supplier in Maharashtra with GST, and what it is in a year. */
export async function supplierProfile(supplier: Viewer, fields: Parameters<typeof taxProfile>[1] = {}) {
  await taxProfile(supplier, { ...BUYERS.maharashtra, billPrefix: 'MP', ...fields })
}

/** What a supplier is from the financial year of a day on. */
export const classOf = (
  supplier: Viewer,
  msmeClass: 'micro' | 'small' | 'medium' | 'none',
  {
    activity = 'manufacturing',
    day = today,
  }: { activity?: 'manufacturing' | 'services' | 'trading'; day?: string } = {},
) => {
  const key = { accountId: supplier.id, year: financialYear(day) }
  return db().supplierClass.upsert({
    where: { accountId_year: key },
    create: { ...key, msmeClass, activity },
    update: { msmeClass, activity },
  })
}

/** An order of so many pieces of a supplier that can bill. */
export async function orderToBill({ customer, supplier, price = 1_00_000, pieces = 500 }: Sides = {}) {
  // No e-way bill within the State, however much it is worth.
  await company({ ewayIntraPaise: 99_99_99_999_00n })
  const order = await make.order({ customer, supplier, price })
  await db().inquiry.update({ where: { id: order.inquiry.id }, data: { quantity: pieces } })
  await supplierProfile(order.supplier)
  return { ...order, id: order.workorder.id }
}

type Line = { order: number; pieces: number; received?: number; rejected?: number }

/** Pieces that a supplier sent to the hub; they arrive and are counted on this day unless told. Answers their lines. */
export async function delivered(
  supplier: Viewer,
  lines: Line[],
  { on = today, counted = true, number = unique('MP').slice(0, 16) } = {},
) {
  const form = {
    leg: 'to_hub',
    lines: lines.map(({ order, pieces }) => ({ workorderId: order, quantity: pieces })),
    packages: 1,
    carrier: 'Shree Transport',
    paper: { kind: 'invoice', number, on },
    send: true,
  }
  const { id } = await planShipment(supplier, shipments.plan.body.parse(form))
  await db().shipment.update({ where: { id }, data: { sentOn: new Date(on) } })
  const sent = await db().shipmentLine.findMany({ where: { shipmentId: id }, orderBy: { id: 'asc' } })
  if (counted)
    await receiveShipment(await make.admin(), {
      id,
      ...shipments.receive.body.parse({
        deliveredOn: on,
        lines: sent.map((line, i) => {
          const { pieces, received = pieces, rejected } = lines[i]!
          return {
            id: line.id,
            received,
            ...(rejected && { rejected, kind: 'other', description: 'A burr at the edge of the bore' }),
          }
        }),
      }),
    })
  return {
    id,
    lines: sent.map((line) => ({
      workorderId: line.workOrderId,
      shipmentLineId: line.id,
      quantityMilli: line.quantity! * 1000,
    })),
  }
}

type Asked = { workorderId: number; shipmentLineId?: number | null; quantityMilli: number }

/** A bill form with the figures that match, of what is asked or of all that can be billed. */
export async function billForm(supplier: Viewer, lines?: Asked[], fields: object = {}) {
  const proposal = await getProposal(supplier, {})
  const chosen = lines
    ? proposal.lines.filter((line) =>
        lines.some((one) => one.shipmentLineId === line.shipmentLineId && one.workorderId === line.workorderId),
      )
    : proposal.lines
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise } = totalsOf(chosen)
  return {
    source: 'uploaded',
    number: unique('MP')
      .replace(/[^A-Za-z0-9/-]/g, '')
      .slice(0, 16),
    billedOn: today,
    lines: (lines ?? chosen).map(({ workorderId, shipmentLineId, quantityMilli }) => ({
      workorderId,
      shipmentLineId,
      quantityMilli,
    })),
    taxablePaise,
    cgstPaise,
    sgstPaise,
    igstPaise,
    totalPaise,
    fileId: (await make.upload(supplier, 'money')).id,
    ...fields,
  }
}

/** A bill of what a supplier can bill, as its figures match. */
export const bill = async (supplier: Viewer, lines?: Asked[], fields: object = {}) =>
  addBill(supplier, bills.add.body.parse(await billForm(supplier, lines, fields)))

/** A submitted bill of a new order of these sides. */
export async function submitted(sides: { customer?: Viewer; supplier: Viewer }) {
  const order = await orderToBill(sides)
  const shipment = await delivered(sides.supplier, [{ order: order.id, pieces: 500 }])
  return bill(sides.supplier, shipment.lines)
}

/** The hub sends pieces of an order to its customer, which rejects some. */
export async function sendOn(
  { id, admin, customer }: { id: number; admin: Viewer; customer: Viewer },
  pieces: number,
  rejected: number,
) {
  await taxProfile(customer)
  const form = { leg: 'from_hub', lines: [{ workorderId: id, quantity: pieces }], packages: 1, carrier: 'Shree' }
  const shipment = await planShipment(admin, shipments.plan.body.parse(form))
  await issueChallan(admin, { id: shipment.id, ...shipments.issueChallan.body.parse({ reason: 'later' }) })
  await moveShipment(admin, { id: shipment.id, ...shipments.move.body.parse({ status: 'sent' }) })
  const lines = [
    {
      id: shipment.lines[0]!.id,
      received: pieces,
      rejected,
      kind: 'other',
      description: 'A burr at the edge of the bore',
    },
  ]
  await receiveShipment(admin, { id: shipment.id, ...shipments.receive.body.parse({ deliveredOn: today, lines }) })
}
