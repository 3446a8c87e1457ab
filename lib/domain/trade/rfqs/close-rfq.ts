import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { rfqs } from '../../../contract/trade/rfqs'
import { sql } from '../../../infra/db/db'
import { openToQuoting } from '../../../rules/trade/flows/inquiry-flow'
import { command, type WriteScope } from '../../core/verb'
import { assertNoContact } from '../../files/moderation/assert-no-contact'
import { partiesOf } from '../../files/moderation/parties'
import { assertCancellable } from '../inquiries/close-inquiry'
import { aboutInquiry, type InquiryRow } from '../inquiries/inquiry'
import { assertNotOpenedEarly } from '../inquiries/sealed-prices'
import { rejectQuotations } from '../quotations/reject-quotations'
import { lockUndecided, onEachLine } from './lock-lines'
import { detailOf } from './rfq'

/** A customer stops quoting on all lines of its request and decides among what came, or cancels what is undecided. */
export const closeRfq = command('rfq.close', async (scope, { id, as, note }: Input<typeof rfqs.close>) => {
  const { rows, viewer, emit } = scope
  const lines = await lockUndecided(scope, id)
  if (note) {
    const bidders = await rows<{ id: number }>(
      sql`SELECT supplier_id AS id FROM rfq_bidders WHERE rfq_id = ${id} LIMIT 1000`,
    )
    assertNoContact('note', note, await partiesOf(scope, [viewer.id, ...bidders.map((one) => one.id)]))
  }
  await (as === 'quoted' ? stop(scope, lines, note) : cancel(scope, id, lines, note))
  emit('rfq.closed', { rfqId: id, customerId: viewer.id, as, note })
  return detailOf(scope, id)
})

async function stop(scope: WriteScope, lines: readonly InquiryRow[], note?: string | null) {
  const open = lines.filter(({ status }) => openToQuoting.includes(status))
  if (!open.length) throw new Problem('conflict', 'Quoting is closed already')
  await onEachLine(open, (line) => assertNotOpenedEarly(scope, line))
  const ids = open.map(({ id }) => id)
  if (!(await scope.tx.quotation.count({ where: { inquiryId: { in: ids }, status: { in: ['pending', 'sent'] } } })))
    throw new Problem('conflict', 'There is no open quotation yet')
  await scope.tx.inquiry.updateMany({ where: { id: { in: ids } }, data: { status: 'quoted' } })
  for (const line of open)
    scope.emit('inquiry.statusChanged', {
      ...aboutInquiry(line),
      from: line.status,
      to: 'quoted',
      note,
      withRequest: true,
    })
}

type Rejected = { supplierIds: number[]; quotations: number }

async function cancel(scope: WriteScope, rfqId: number, lines: readonly InquiryRow[], note?: string | null) {
  const { tx, rows, emit } = scope
  await onEachLine(lines, (line) => assertCancellable(scope, line))
  const ids = lines.map(({ id }) => id)
  const rejected = await rows<Rejected>(sql`
    SELECT array_agg(supplier_id ORDER BY supplier_id) AS "supplierIds", quotations FROM (
      SELECT supplier_id, count(*)::int AS quotations FROM quotations
      WHERE inquiry_id = ANY (${ids}::int[]) AND status IN ('pending', 'sent') AND supplier_id IS NOT NULL GROUP BY 1) one
    GROUP BY quotations ORDER BY quotations DESC LIMIT 200`)
  await tx.inquiry.updateMany({ where: { id: { in: ids } }, data: { status: 'rejected', cancelled: true } })
  for (const line of lines) {
    emit('inquiry.statusChanged', { ...aboutInquiry(line), from: line.status, to: 'rejected', note, withRequest: true })
    await rejectQuotations(scope, line.id, 0, { withRequest: true })
  }
  for (const one of rejected) emit('rfq.quotationsRejected', { rfqId, ...one })
}
