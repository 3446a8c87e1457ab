import type { OrderTerms } from '../../../contract/money/terms'
import type { PostalAddress } from '../../../contract/core/money-fields'
import { Problem } from '../../../contract/core/problem'
import { sql } from '../../../infra/db/db'
import { isoDay } from '../../../terms/format'
import { paiseOf } from '../../../terms/paise'
import { deliverToOfTerms, placeOfTerms } from '../../facts/order-balance'
import { piecesOf } from '../../facts/workorders'
import { actTime } from '../../core/event-clock'
import type { ReadScope, WriteScope } from '../../core/verb'
import { findOperator, type OperatorRow } from '../../people/operator/operator'
import { rateOn } from '../rates/rate-on'
import { findTaxProfile, type TaxProfileRow } from '../../people/tax-profiles/tax-profile'

type Reads = Pick<ReadScope, 'rows'>

/** Terms as they are kept. `keptOn` is the day on which they were made; null: they follow from the order and the profiles. */
export type Terms = Omit<OrderTerms, 'workorderId' | 'totals' | 'invoicedPaise' | 'locked' | 'warnings'> & {
  keptOn: string | null
}

/** The columns of kept terms `t`. */
export const termsSelect = sql`
  t.supply, t.material_of AS "materialOf", t.hsn, t.description, t.uqc, t.quantity_milli::float8 AS "quantityMilli",
  t.taxable_paise::float8 AS "taxablePaise", t.rate_bp AS "rateBp", ${placeOfTerms} AS "placeOfSupply",
  t.pos_reason AS "posReason", ${deliverToOfTerms} AS "deliverTo", t.ship_to AS "shipTo", t.reverse_charge AS "reverseCharge",
  t.customer_days AS "customerDays", t.supplier_days AS "supplierDays", t.fee_bp AS "feeBp",
  t.goods_hsn AS "goodsHsn", t.material_paise::float8 AS "materialPaise",
  t.over_bp AS "overBp", t.under_bp AS "underBp",
  t.billing_closed AS "billingClosed", to_char(t.created_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD') AS "keptOn"`

/** What an order is invoiced by, kept from now on. */
export async function termsOf(scope: WriteScope, workOrderId: number): Promise<Terms> {
  const terms = await readTerms(scope, workOrderId)
  if (terms.keptOn) return terms
  const { keptOn: _, deliverTo, ...data } = terms
  await scope.tx.orderTerms.createMany({
    data: [
      {
        ...data,
        workOrderId,
        createdBy: scope.viewer.member.id,
        createdAt: actTime(),
        ...(deliverTo && { deliverTo }),
      },
    ],
    // Somebody else may have looked first.
    skipDuplicates: true,
  })
  return readTerms(scope, workOrderId)
}

/** The same without keeping it: a look changes nothing. */
export async function readTerms(scope: Reads, workOrderId: number): Promise<Terms> {
  const [kept] = await scope.rows<Terms>(
    sql`SELECT ${termsSelect} FROM order_terms t WHERE t.work_order_id = ${workOrderId}`,
  )
  return kept ?? defaultsOf(scope, workOrderId)
}

/** What terms follow from, of an order. */
export type OrderedFacts = {
  customerId: number | null
  amount: number | null
  quantity: number | null
  projectName: string | null
  partNumber: string | null
  delivery: (PostalAddress & Record<string, unknown>) | null
}

/** What follows from the order, the company profile and the tax profile of its customer. */
async function defaultsOf(scope: Reads, workOrderId: number): Promise<Terms> {
  const [order] = await scope.rows<OrderedFacts>(sql`
    SELECT i.customer_id AS "customerId", w.amount, ${piecesOf} AS quantity, i.project_name AS "projectName",
      i.part_number AS "partNumber", i.delivery
    FROM work_orders w LEFT JOIN inquiries i ON i.id = w.inquiry_id WHERE w.id = ${workOrderId}`)
  if (!order) throw new Problem('not_found', 'Work order not found')
  const company = await findOperator(scope)
  const buyer = order.customerId === null ? null : await findTaxProfile(scope, order.customerId)
  const rateBp = await rateOn(scope, company?.defaultHsn ?? '', isoDay(actTime().getTime()))
  return defaultTerms(order, company, buyer, rateBp)
}

/** The same from what was read already; `rateBp`: today's of the company's usual HSN. */
export function defaultTerms(
  { amount, quantity, projectName, partNumber, delivery }: OrderedFacts,
  company: OperatorRow | null,
  buyer: TaxProfileRow | null,
  rateBp: number,
): Terms {
  const deliverTo = delivery ? deliveryOf(delivery) : buyer && addressOf(buyer)
  return {
    supply: 'goods',
    materialOf: 'supplier',
    hsn: company?.defaultHsn ?? '',
    uqc: 'NOS',
    description: [projectName, partNumber].filter(Boolean).join(', ').slice(0, 300) || 'Machined parts',
    quantityMilli: (quantity ?? 1) * 1000,
    taxablePaise: amount === null ? null : paiseOf(amount),
    rateBp,
    placeOfSupply: deliverTo?.stateCode ?? null,
    posReason: null,
    deliverTo,
    shipTo: 'hub',
    reverseCharge: false,
    customerDays: company?.customerDays ?? 30,
    supplierDays: company?.supplierDays ?? 30,
    feeBp: company?.feeBp ?? 0,
    goodsHsn: null,
    materialPaise: null,
    overBp: 0,
    underBp: 0,
    billingClosed: false,
    keptOn: null,
  }
}

/** The parts of an address that documents print. */
const deliveryOf = ({ line1, line2, city, pin, stateCode }: PostalAddress) => ({
  line1: line1.slice(0, 100),
  line2: line2?.slice(0, 100) ?? null,
  city: city.slice(0, 50),
  pin,
  stateCode,
})

type Addressed = Record<'addressLine1' | 'addressLine2' | 'city' | 'pin' | 'stateCode', string | null>

const addressOf = ({ addressLine1, addressLine2, city, pin, stateCode }: Addressed) =>
  addressLine1 && city && pin && stateCode ? { line1: addressLine1, line2: addressLine2, city, pin, stateCode } : null

/** Where the supply is by law: goods where they are delivered, job work where the customer is registered. */
export async function lawfulPlace(
  scope: Reads,
  { supply, deliverTo }: Pick<Terms, 'supply' | 'deliverTo'>,
  customerId: number | null,
): Promise<string | null> {
  const buyer = customerId === null ? null : await findTaxProfile(scope, customerId)
  return (supply === 'goods' ? deliverTo?.stateCode : null) ?? buyer?.stateCode ?? deliverTo?.stateCode ?? null
}

/**
 * The rate on a day. Terms that had the listed rate when they were made follow it: the day of issue decides. A rate that
 * was chosen otherwise stays.
 */
export async function rateOfTerms(scope: Reads, terms: Terms, day: string): Promise<number> {
  const { hsn, rateBp, keptOn } = terms
  if (keptOn === day) return rateBp
  return currentRate(terms, keptOn ? await rateOn(scope, hsn, keptOn) : null, await rateOn(scope, hsn, day))
}

/** The same where the listed rates are known: that of the day on which the terms were made, and that of now. */
export const currentRate = ({ rateBp, keptOn }: Terms, listedThen: number | null, listedNow: number): number =>
  keptOn && rateBp !== listedThen ? rateBp : listedNow
