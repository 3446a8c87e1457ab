import { sql, type Sql } from '../../../infra/db/db'
import { deliverToOfTerms } from '../../facts/order-balance'
import type { ReadScope } from '../../core/verb'
import type { Place } from './place'

/** Order `w` with what says where its goods are delivered: its inquiry `i`, its terms `t`, the tax profile `p` of its customer. */
const siteFrom = sql`work_orders w LEFT JOIN inquiries i ON i.id = w.inquiry_id
  LEFT JOIN order_terms t ON t.work_order_id = w.id LEFT JOIN tax_profiles p ON p.account_id = i.customer_id`

const registered = sql`CASE WHEN p.address_line1 IS NOT NULL THEN jsonb_build_object('line1', p.address_line1,
  'line2', p.address_line2, 'city', p.city, 'pin', p.pin, 'stateCode', p.state_code) END`

/** The address in the terms, else the one that the customer asked for, else the one where it is registered. */
const deliverTo = sql`coalesce(CASE WHEN t.id IS NULL THEN i.delivery ELSE ${deliverToOfTerms} END, ${registered})`

/** The State to which the goods of an order are delivered, as the code of GST numbers. */
export const stateOfSite = (orderId: Sql) =>
  sql`(SELECT ${deliverTo}->>'stateCode' FROM ${siteFrom} WHERE w.id = ${orderId})`

type Row = Pick<Place, 'name' | 'gstin'> & {
  workorderId: number
  deliverTo: Pick<Place, 'line1' | 'line2' | 'city' | 'pin' | 'stateCode'> | null
  registeredAt: { line1: string; pin: string } | null
}

/** Where the goods of orders are delivered, by their ids. */
export async function sitesOf({ rows }: Pick<ReadScope, 'rows'>, orders: readonly number[]) {
  const found = await rows<Row>(sql`
    SELECT w.id AS "workorderId", p.legal_name AS name, p.gstin, ${deliverTo} AS "deliverTo", ${registered} AS "registeredAt"
    FROM ${siteFrom} WHERE w.id = ANY (${[...orders]}::int[])`)
  return new Map(found.map((row) => [row.workorderId, siteOf(row)]))
}

function siteOf({ name, gstin, deliverTo: at, registeredAt }: Row): Place | null {
  if (!at) return null
  const { line1, line2, city, pin, stateCode } = at
  const isRegistered = line1 === registeredAt?.line1 && pin === registeredAt?.pin
  return { name, gstin, line1, line2, city, pin, stateCode, registered: isRegistered, taxed: gstin !== null }
}
