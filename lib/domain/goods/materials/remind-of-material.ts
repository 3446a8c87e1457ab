import type { ShipmentLeg } from '../../../contract/orders/shipment'
import { rowsIn, sql, transaction } from '../../../infra/db/db'
import { today } from '../../../infra/db/india'
import { lastDayOf, pendingOf, warningsBy, WARNINGS } from '../../../rules/goods/material'
import { daysUntil, isoDay } from '../../../terms/format'
import { writeEvent } from '../../core/emit'
import { hasWarnings, isAtSupplier, isPending, materialFrom, materialSelect, type MaterialRow } from './material'

/** Lines of one transaction; the next run takes the rest. */
const BATCH = 200

type Due = MaterialRow & { leg: ShipmentLeg; customerId: null; since: string }

/**
 * Tells admins and the supplier of material that is pending for 300, 335 and 350 days, or late: once each, the last alone where
 * several have come. Answers how many. Several servers may run it at once.
 */
export const remindOfMaterial = (now = new Date()) =>
  transaction(async (tx) => {
    const rows = rowsIn(tx)
    const on = isoDay(now.getTime())
    const due = await rows<Due>(sql`
      SELECT ${materialSelect}, sh.leg, NULL AS "customerId" FROM ${materialFrom}
      WHERE ${isAtSupplier} AND ${isPending} AND l.purpose = 'material' AND (${anyOf})
      ORDER BY l.id LIMIT ${BATCH} FOR NO KEY UPDATE OF l SKIP LOCKED`)
    for (const line of due) {
      const { id, shipmentId, leg, supplierId, workorderId, challan, uqc, since, capital } = line
      const remindersTold = warningsBy(since, capital, on)
      await tx.shipmentLine.update({ where: { id }, data: { remindersTold } })
      await writeEvent(rows, null, 'shipment.materialDue', {
        shipmentId,
        leg,
        supplierId,
        customerId: null,
        workorderId,
        challan,
        pendingMilli: pendingOf(line),
        uqc,
        ageDays: -daysUntil(since, now.getTime()),
        lastDay: lastDayOf(since, capital),
        late: remindersTold === WARNINGS.length,
      })
    }
    return due.length
  })

/** Condition: a warning of line `l` has come that nobody was told of. */
const anyOf = WARNINGS.map((_, i) => sql`l.reminders_told <= ${i} AND ${hasWarnings(i + 1, today)}`).reduce(
  (some, one) => sql`${some} OR ${one}`,
)
