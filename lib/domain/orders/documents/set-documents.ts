import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { documents } from '../../../contract/orders/documents'
import { sql } from '../../../infra/db/db'
import { usesAql } from '../../../rules/orders/documents'
import { command, type WriteScope } from '../../core/verb'
import { aboutWorkorder, findWorkorder, toWorkorder, type WorkorderRow } from '../workorders/workorder'
import { askKnownFirstArticle } from './ask-first-article'
import { requiredDocuments } from './required-documents'
import { lockOrder } from '../workorders/lock-order'

/** An admin sets the documents that an order requires, until it is complete. Waivers of those that stay are kept. */
export const setDocuments = command('document.set', async (scope, { id, kinds, aql }: Input<typeof documents.set>) => {
  const { tx, rows, viewer, emit } = scope
  const before = await findOpenOrder(scope, id)
  const stood = (await requiredDocuments(rows, id)).map(({ kind }) => kind)
  await tx.orderDocument.deleteMany({ where: { workOrderId: id, kind: { notIn: kinds } } })
  const added = kinds.filter((kind) => !stood.includes(kind))
  await tx.orderDocument.createMany({ data: added.map((kind) => ({ workOrderId: id, kind })) })
  if (aql !== undefined || !usesAql(kinds))
    await tx.workOrder.update({ where: { id }, data: { aql: usesAql(kinds) ? aql : null } })
  const removed = stood.filter((kind) => !kinds.includes(kind))
  if (added.includes('first_article')) await askKnownFirstArticle(scope, before)
  if (added.length || removed.length) emit('workorder.documentsSet', { ...aboutWorkorder(before), added, removed })
  return toWorkorder(await findWorkorder(scope, id), viewer)
})

/** The order, locked; 409 once it is complete. */
export async function findOpenOrder(scope: WriteScope, id: number): Promise<WorkorderRow> {
  await findWorkorder(scope, id)
  await lockOrder(scope, id)
  const order = await findWorkorder(scope, id)
  if (order.status === 'completed')
    throw new Problem('conflict', 'This order is complete: its documents stay as they are')
  return order
}

/** Takes over what the inquiry of a new order asks for. */
export const takeOverDocuments = ({ rows }: WriteScope, orderId: number, inquiryId: number) =>
  rows(sql`
    WITH asked AS (SELECT required_documents AS kinds, aql FROM inquiries WHERE id = ${inquiryId}),
      told AS (UPDATE work_orders SET aql = asked.aql FROM asked WHERE id = ${orderId} AND asked.aql IS NOT NULL)
    INSERT INTO order_documents (work_order_id, kind) SELECT ${orderId}, unnest(kinds) FROM asked`)
