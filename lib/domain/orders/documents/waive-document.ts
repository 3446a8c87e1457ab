import type { DocumentKind } from '../../../contract/files/document-kinds'
import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { documents } from '../../../contract/orders/documents'
import { actTime } from '../../core/event-clock'
import { command, type WriteScope } from '../../core/verb'
import { assertNoContact } from '../../files/moderation/assert-no-contact'
import { partiesOf } from '../../files/moderation/parties'
import { aboutWorkorder, findWorkorder, toWorkorder } from '../workorders/workorder'
import { askKnownFirstArticle } from './ask-first-article'
import { requiredDocuments } from './required-documents'
import { findOpenOrder } from './set-documents'

/** An admin does without a document. Its customer reads why. */
export const waiveDocument = command(
  'document.waive',
  async (scope, { id, kind, reason }: Input<typeof documents.waive>) => {
    const { tx, viewer, emit } = scope
    const before = await findOpenOrder(scope, id)
    const document = await findDocument(scope, id, kind)
    if (document.state === 'met') throw new Problem('conflict', 'It is there already')
    if (document.state === 'waived') throw new Problem('conflict', 'It is waived already')
    assertNoContact('reason', reason, await partiesOf(scope, [before.supplierId, before.customerId]))
    const waived = { waivedAt: actTime(), waivedBy: viewer.member.id, waiveReason: reason }
    await tx.orderDocument.update({ where: idOf(id, document.kind), data: waived })
    emit('workorder.documentWaived', { ...aboutWorkorder(before), kind: document.kind, note: reason })
    return toWorkorder(await findWorkorder(scope, id), viewer)
  },
)

/** An admin requires a waived document again. */
export const restoreDocument = command(
  'document.restore',
  async (scope, { id, kind }: Input<typeof documents.restore>) => {
    const { tx, viewer, emit } = scope
    const before = await findOpenOrder(scope, id)
    const document = await findDocument(scope, id, kind)
    if (!document.waiveReason) throw new Problem('conflict', 'It is not waived')
    const none = { waivedAt: null, waivedBy: null, waiveReason: null }
    await tx.orderDocument.update({ where: idOf(id, document.kind), data: none })
    if (document.kind === 'first_article') await askKnownFirstArticle(scope, before)
    emit('workorder.documentRestored', { ...aboutWorkorder(before), kind: document.kind })
    return toWorkorder(await findWorkorder(scope, id), viewer)
  },
)

const idOf = (workOrderId: number, kind: DocumentKind) => ({ workOrderId_kind: { workOrderId, kind } })

/** 404 for one that the order doesn't require. */
async function findDocument({ rows }: WriteScope, id: number, kind: string) {
  const document = (await requiredDocuments(rows, id)).find((one) => one.kind === kind)
  if (!document) throw new Problem('not_found', 'This order does not require such a document')
  return document
}
