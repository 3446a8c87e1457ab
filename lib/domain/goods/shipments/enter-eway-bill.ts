import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { shipments } from '../../../contract/goods/shipments'
import { sql } from '../../../infra/db/db'
import { displayId } from '../../../terms/nouns'
import { command, type WriteScope } from '../../core/verb'
import { assessPapers, lastDayOf } from './assess-papers'
import { NO_EWAY_BILL } from './goes-directly'
import { assertGoesOn, assertSends, lockShipment } from './lock-shipment'
import { aboutShipment, toShipment, visibleShipments } from './shipment'

/** Its sender enters the e-way bill of a document. */
export const enterEwayBill = command(
  'shipment.enterEway',
  async (scope, { id, paperId, ewbNo, ewbOn, ewbUntil }: Input<typeof shipments.enterEway>) => {
    const { tx, viewer, emit } = scope
    const shipment = await lockShipment(scope, id)
    assertSends(shipment, viewer)
    if (shipment.leg === 'to_site') throw new Problem('conflict', NO_EWAY_BILL)
    assertGoesOn(shipment)
    const paper = shipment.papers.find((one) => one.id === paperId)
    if (!paper) throw new Problem('not_found', 'Document not found')
    await assertUnused(scope, ewbNo, paperId)
    const until = ewbUntil ?? lastDayOf({ ewbOn }, shipment.distanceKm)
    const data = { ewbNo, ewbOn: new Date(ewbOn), ewbUntil: until && new Date(until), ewbTold: false }
    // Somebody else may be entering the same number at this moment.
    await tx.shipmentPaper.update({ where: { id: paperId }, data }).catch((error: { code?: string }) => {
      throw error.code === 'P2002' ? standsOn('another shipment') : error
    })
    emit('shipment.ewayEntered', { ...aboutShipment(shipment), paper: paper.number, ewbNo, ewbUntil: until })
    return toShipment(await assessPapers(scope, id), viewer)
  },
)

/** 409 for the number of another document. A shipment that the viewer doesn't see is not named. */
async function assertUnused({ rows, viewer }: WriteScope, ewbNo: string, paperId: number) {
  const [other] = await rows<{ id: number; isVisible: boolean }>(sql`
    SELECT sh.id, ${visibleShipments(viewer)} AS "isVisible" FROM shipment_papers p JOIN shipments sh ON sh.id = p.shipment_id
    WHERE p.ewb_no = ${ewbNo} AND p.id <> ${paperId}`)
  if (!other) return
  throw standsOn(other.isVisible ? displayId('shipment', other.id) : 'another shipment')
}

const standsOn = (shipment: string) => new Problem('conflict', `It stands on ${shipment} already`)
