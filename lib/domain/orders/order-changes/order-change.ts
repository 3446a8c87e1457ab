import { Problem } from '../../../contract/core/problem'
import type { OrderChange } from '../../../contract/orders/order-change'
import { sql, type Sql } from '../../../infra/db/db'
import { maskedCopies, textsFor, type MaskedTexts } from '../../../rules/files/masked-texts'
import { may, type Viewer } from '../../../rules/core/permissions'
import type { ReadScope, WriteScope } from '../../core/verb'
import { pick, readerOf, type VisibleFields } from '../../core/visible-fields'
import { visibleWorkorders, workorderFrom } from '../../facts/workorders'
import { assertNoContact } from '../../files/moderation/assert-no-contact'
import { partiesOf } from '../../files/moderation/parties'
import { lockOrder } from '../workorders/lock-order'

/** All columns of a change; `toOrderChange` picks what its reader may see. */
export type OrderChangeRow = Required<Omit<OrderChange, 'own' | 'mayAnswer' | 'mayWithdraw'>> & {
  customerId: number | null
  supplierId: number
  /** The company of the person who asked. */
  askedCompany: number
  inquiryMasked: MaskedTexts
}

export const orderChangeSelect = sql`
  ch.id, ch.work_order_id AS "workorderId", i.project_name AS "projectName", ch.kind, ch.due_date AS "dueDate", ch.made,
  ch.old_due AS "oldDue", ch.reason, ch.note, ch.asked_role AS "askedRole", am.name AS "askedPerson",
  am.company_id AS "askedCompany", ch.status, ch.decided_role AS "decidedRole", ch.answer, ch.decided_at AS "decidedAt",
  ch.in_time AS "inTime", ch.answer_by AS "answerBy", ch.created_at AS "createdAt", i.masked AS "inquiryMasked",
  i.customer_id AS "customerId", w.supplier_id AS "supplierId"`

export const orderChangeFrom = sql`
  order_changes ch JOIN (${workorderFrom}) ON w.id = ch.work_order_id JOIN members am ON am.id = ch.asked_by`

/** Both sides read the due dates that are asked for; that one asks to end the order only itself and admins read. */
export const visibleChanges = (viewer: Viewer): Sql =>
  viewer.role === 'admin'
    ? sql`true`
    : sql`(${visibleWorkorders(viewer)} AND (ch.kind = 'due' OR ch.asked_role = ${viewer.role}::"Role"))`

/** How many changes an order may have. */
export const CHANGES_MAX = 50

/** The change as the viewer may see it; 404 when there is none for them. */
export async function findOrderChange({ viewer, rows }: ReadScope, id: number): Promise<OrderChangeRow> {
  const [row] = await rows<OrderChangeRow>(
    sql`SELECT ${orderChangeSelect} FROM ${orderChangeFrom} WHERE ch.id = ${id} AND ${visibleChanges(viewer)}`,
  )
  if (!row) throw new Problem('not_found', 'Change not found')
  return row
}

/** A change that waits, with the lock of its order: it is answered once. 404 for others, 409 for one that has ended. */
export async function lockOrderChange(scope: WriteScope, id: number): Promise<OrderChangeRow> {
  const { workorderId } = await findOrderChange(scope, id)
  await lockOrder(scope, workorderId)
  const change = await findOrderChange(scope, id)
  if (change.status !== 'waiting') throw new Problem('conflict', 'It was answered already')
  return change
}

/** The changes of an order as the viewer reads them, the newest first. */
export async function changesOf({ viewer, rows }: ReadScope, orderId: number): Promise<OrderChange[]> {
  const found = await rows<OrderChangeRow>(sql`
    SELECT ${orderChangeSelect} FROM ${orderChangeFrom}
    WHERE ch.work_order_id = ${orderId} AND ${visibleChanges(viewer)} ORDER BY ch.id DESC LIMIT ${CHANGES_MAX}`)
  return found.map((row) => toOrderChange(row, viewer))
}

/** 400 for contact details in a note or an answer: the other side reads it at once. */
export async function assertReadableText(
  scope: WriteScope,
  { supplierId, customerId }: { supplierId: number; customerId: number | null },
  field: 'note' | 'answer',
  text: string | null | undefined,
) {
  if (text) assertNoContact(field, text, await partiesOf(scope, [supplierId, customerId]))
}

const forAll = [
  'id',
  'workorderId',
  'projectName',
  'kind',
  'dueDate',
  'made',
  'oldDue',
  'reason',
  'note',
  'askedRole',
  'own',
  'status',
  'decidedRole',
  'answer',
  'decidedAt',
  'inTime',
  'answerBy',
  'mayAnswer',
  'mayWithdraw',
  'createdAt',
] as const satisfies (keyof OrderChange)[]

/** Admins read who asked; the own company does too. */
const visible: VisibleFields<Required<OrderChange>> = {
  customer: forAll,
  supplier: forAll,
  floor: forAll,
  admin: [...forAll, 'askedPerson'],
}

/** The fields for this reader's role. */
export function toOrderChange(row: OrderChangeRow, viewer: Viewer): OrderChange {
  const { role } = viewer
  const { inquiryMasked, ...ofRow } = row
  const own = row.askedCompany === viewer.id
  const waits = row.status === 'waiting'
  const read = {
    ...ofRow,
    ...textsFor(inquiryMasked, role),
    own,
    mayAnswer: waits && row.askedRole !== role && may('orderchange.approve', viewer),
    mayWithdraw: waits && own && may('orderchange.withdraw', viewer),
  }
  const fields = visible[readerOf(viewer)]
  return pick(read, own ? [...fields, 'askedPerson'] : fields)
}

const about = (ch: OrderChangeRow) => ({
  changeId: ch.id,
  workorderId: ch.workorderId,
  projectName: ch.projectName,
  customerId: ch.customerId,
  supplierId: ch.supplierId,
  askedRole: ch.askedRole,
  ...maskedCopies(ch.inquiryMasked),
})

/** The fields of a due date that is asked for which the events of its order keep. */
export const aboutChange = (ch: OrderChangeRow) => ({ ...about(ch), dueDate: ch.dueDate!, oldDue: ch.oldDue })

/** The fields of a request to end an order which its events keep. */
export const aboutEnding = (ch: OrderChangeRow) => ({
  ...about(ch),
  askedRole: ch.askedRole === 'customer' ? ('customer' as const) : ('supplier' as const),
  ask: ch.kind === 'close' ? ('close' as const) : ('cancel' as const),
  made: ch.made,
})
