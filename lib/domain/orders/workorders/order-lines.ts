import type { Input } from '../../../contract/core/endpoint'
import { invalid, Problem, type Issue } from '../../../contract/core/problem'
import type { rfqs } from '../../../contract/trade/rfqs'
import { sql } from '../../../infra/db/db'
import { daysUntil } from '../../../terms/format'
import { displayId } from '../../../terms/nouns'
import { commandOfMany, type WriteScope } from '../../core/verb'
import {
  isUnordered,
  proposedDue,
  quotationFrom,
  quotationSelect,
  type QuotationRow,
} from '../../trade/quotations/quotation'
import { lockRfqWithLines } from '../../trade/rfqs/lock-rfq'
import { findRfq } from '../../trade/rfqs/rfq'
import { orderWork } from './create-workorder'

type Form = Input<typeof rfqs.order>
type Wanted = NonNullable<Form['lines']>[number]
/** A line of the request: the day on which its customer wants it. */
type Line = { id: number; lineNo: number; targetDate: string | null }

/** Fields that mend what is wrong with a line. */
const mendable = ['dueDate', 'machineId']

/**
 * An admin orders accepted lines of a request at once, each as it is ordered singly: all, or none with every line that stands in
 * the way. The customer and each supplier are told once.
 */
export const orderLines = commandOfMany(
  'rfq.order',
  async (scope, { id, lines: asked, startDate, notes }: Form) => {
    const { emit } = scope
    const { customerId } = await findRfq(scope, id)
    await lockRfqWithLines(scope, id)
    const lines = await linesOf(scope, id, asked)
    const accepted = await acceptedOf(scope, id)
    const wanted = asked ?? (await withoutOrder(scope, id, accepted))
    const issues: Issue[] = []
    const made: number[] = []
    const suppliers: number[] = []
    for (const [at, one] of wanted.entries()) {
      const line = lines.get(one.inquiryId)!
      try {
        const quotation = accepted.get(line.id)
        if (!quotation?.supplierId) throw new Problem('conflict', 'No quotation on it is accepted')
        const dueDate = dayOf(one, quotation, line)
        const { inquiryId, supplierId } = quotation
        const order = { inquiryId, supplierId, machineId: one.machineId, startDate, dueDate, notes }
        made.push(await orderWork(scope, order, { withRequest: true }))
        suppliers.push(supplierId)
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        const [issue] = error.issues ?? []
        const field = issue && mendable.includes(issue.path) ? `.${issue.path}` : ''
        issues.push({ path: `lines.${at}${field}`, message: `Line ${line.lineNo}: ${error.message}` })
      }
    }
    if (issues.length) throw new Problem('conflict', issues[0]!.message, issues)
    emit('rfq.ordered', { rfqId: id, customerId, orders: made.length })
    for (const one of receivers(suppliers)) emit('rfq.ordersReceived', { rfqId: id, ...one })
    return made
  },
  async ({ rows }, ids) => ({
    orders: await rows<{ inquiryId: number; workorderId: number }>(sql`
      SELECT w.inquiry_id AS "inquiryId", w.id AS "workorderId" FROM work_orders w JOIN inquiries i ON i.id = w.inquiry_id
      WHERE w.id = ANY (${ids}::int[]) ORDER BY i.line_no`),
  }),
)

/** The lines of a request by the id of their inquiry. 400 where one that is asked for is none of them, or stands there twice. */
async function linesOf({ rows }: WriteScope, rfqId: number, asked: Form['lines']) {
  const found = await rows<Line>(sql`
    SELECT id, line_no AS "lineNo", target_date AS "targetDate" FROM inquiries WHERE rfq_id = ${rfqId} ORDER BY line_no`)
  const lines = new Map(found.map((line) => [line.id, line]))
  const seen = new Set<number>()
  const issues: Issue[] = []
  for (const [at, { inquiryId }] of (asked ?? []).entries()) {
    const path = `lines.${at}.inquiryId`
    const line = lines.get(inquiryId)
    if (!line) issues.push({ path, message: `Choose a line of ${displayId('rfq', rfqId)}` })
    else if (seen.has(inquiryId)) issues.push({ path, message: `Line ${line.lineNo} is chosen twice` })
    seen.add(inquiryId)
  }
  if (issues.length) throw new Problem('validation', issues[0]!.message, issues)
  return lines
}

/** The accepted quotations of a request by the id of their inquiry. */
async function acceptedOf({ viewer, rows }: WriteScope, rfqId: number) {
  const found = await rows<QuotationRow>(sql`
    SELECT ${quotationSelect(viewer)} FROM ${quotationFrom} WHERE i.rfq_id = ${rfqId} AND q.status = 'accepted' ORDER BY i.line_no`)
  return new Map(found.map((quotation) => [quotation.inquiryId, quotation]))
}

/** The accepted lines without an order; 409 when there is none. */
async function withoutOrder({ rows }: WriteScope, rfqId: number, accepted: Map<number, QuotationRow>) {
  if (!accepted.size) throw new Problem('conflict', `No quotation on ${displayId('rfq', rfqId)} is accepted yet`)
  const open = await rows<Wanted>(sql`
    SELECT i.id AS "inquiryId" FROM quotations q JOIN inquiries i ON i.id = q.inquiry_id
    WHERE i.rfq_id = ${rfqId} AND ${isUnordered} ORDER BY i.line_no`)
  if (!open.length) throw new Problem('conflict', 'Every accepted line has its order')
  return open
}

/** The day that was chosen, else the one that the quotation promised, else the one that its customer wants: none that has passed. */
function dayOf({ dueDate }: Wanted, quotation: QuotationRow, { targetDate }: Line) {
  const day = dueDate ?? proposedDue(quotation) ?? targetDate
  if (day && daysUntil(day, Date.now()) < 0) throw invalid('dueDate', 'Its day has passed: choose a due date')
  return day && new Date(day).toISOString()
}

/** Suppliers by how many of the orders each received. */
function receivers(suppliers: readonly number[]) {
  const orders = new Map<number, number>()
  for (const id of suppliers) orders.set(id, (orders.get(id) ?? 0) + 1)
  const counts = [...new Set(orders.values())].toSorted((a, b) => b - a)
  return counts.map((count) => ({
    supplierIds: [...orders].flatMap(([id, had]) => (had === count ? [id] : [])).toSorted((a, b) => a - b),
    orders: count,
  }))
}
