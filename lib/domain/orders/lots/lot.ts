import type { Lot } from '../../../contract/orders/lot'
import { Problem } from '../../../contract/core/problem'
import { sql, type Rows, type Sql } from '../../../infra/db/db'
import { folded } from '../../../infra/db/text-search'
import type { WriteScope } from '../../core/verb'
import { assertNoContact } from '../../files/moderation/assert-no-contact'
import { partiesOf } from '../../files/moderation/parties'
import type { WorkorderRow } from '../workorders/workorder'

const columns = sql`l.id, l.heat, l.material, l.mill, l.quantity, l.created_at AS "createdAt"`

/** The heats of an order, in the order in which they were added. */
export const lotsOf = (rows: Rows, orderId: number) =>
  rows<Lot>(sql`SELECT ${columns} FROM lots l WHERE l.work_order_id = ${orderId} AND l.voided_at IS NULL ORDER BY l.id`)

export const lotOf = async (rows: Rows, id: number): Promise<Lot> =>
  (await rows<Lot>(sql`SELECT ${columns} FROM lots l WHERE l.id = ${id}`))[0]!

/** The ids of orders with a heat whose number fits. */
export const ordersOfHeat = (fits: (heat: Sql) => Sql): Sql =>
  sql`SELECT l.work_order_id FROM lots l WHERE l.voided_at IS NULL AND ${fits(folded(sql`l.heat`))}`

type Texts = { heat?: string; material?: string | null; mill?: string | null }

/** 400 for contact details: customer and supplier read these texts at once. A heat number is no telephone number. */
export async function assertReadable(scope: WriteScope, order: WorkorderRow, { heat, material, mill }: Texts) {
  const parties = await partiesOf(scope, [order.supplierId, order.customerId])
  for (const [field, text] of Object.entries({ heat: heat && `Heat no. ${heat}`, material, mill }))
    if (text) assertNoContact(field, text, parties)
}

/** 409 for a heat that the order has already, however it is written. */
export async function assertNewHeat({ rows }: WriteScope, orderId: number, heat: string, except = 0) {
  const [same] = await rows<{ heat: string }>(sql`
    SELECT heat FROM lots WHERE work_order_id = ${orderId} AND voided_at IS NULL AND lower(heat) = lower(${heat})
      AND id <> ${except}`)
  if (same) throw new Problem('conflict', `Heat ${same.heat} is on this order already`)
}
