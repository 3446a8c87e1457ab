import type { Input } from '../../../contract/core/endpoint'
import type { workorders } from '../../../contract/orders/workorders'
import { invalid } from '../../../contract/core/problem'
import { attachFiles } from '../../files/files/attached-files'
import { commandOnce, type WriteScope } from '../../core/verb'
import { askFirstArticle } from '../documents/ask-first-article'
import { nameDocument } from '../documents/name-document'
import { lockOrder } from './lock-order'
import { aboutWorkorder, findOrderToChange, findWorkorder, toWorkorder } from './workorder'

/** Attaches uploaded documents to a work order, for its customer, its supplier and admins. */
export const attachWorkorderFiles = commandOnce(
  'workorder.attachFiles',
  async (scope, { id, files }: Input<typeof workorders.attachFiles>) => {
    const before = await findOrderToChange(scope, id)
    // Serializes attachments to one order, so that no file name is given twice.
    await lockOrder(scope, id)
    const names = await attachFiles(scope, { workOrderId: id }, 'workorder', files)
    for (const { id: fileId, document, lotId, shipmentId } of files) {
      if (document) await nameDocument(scope, fileId, document)
      if (lotId) await nameLot(scope, fileId, { id: lotId, workOrderId: id })
      if (shipmentId) await nameShipment(scope, fileId, { shipmentId, workOrderId: id })
    }
    scope.emit('workorder.filesAdded', { ...aboutWorkorder(before), names })
    const firstArticle = files.findLast(({ document }) => document === 'first_article')
    if (firstArticle) await askFirstArticle(scope, before, { fileId: firstArticle.id })
    return id
  },
  async (scope, id) => toWorkorder(await findWorkorder(scope, id), scope.viewer),
)

/** Says which shipment a photo shows: one that is packed, with pieces of this order. */
async function nameShipment({ tx }: WriteScope, id: number, line: { shipmentId: number; workOrderId: number }) {
  if (!(await tx.shipmentLine.count({ where: { ...line, shipment: { status: 'planned' } } })))
    throw invalid('files', 'Choose a packed shipment of this order')
  const { count } = await tx.file.updateMany({
    where: { id, purpose: 'photo' },
    data: { shipmentId: line.shipmentId },
  })
  if (!count) throw invalid('files', 'Add a photo')
}

/** Says of which heat of this order a file is the mill certificate. */
async function nameLot({ tx }: WriteScope, id: number, lot: { id: number; workOrderId: number }) {
  if (!(await tx.lot.count({ where: { ...lot, voidedAt: null } })))
    throw invalid('files', 'Choose a heat of this order')
  await tx.file.update({ where: { id }, data: { lotId: lot.id } })
}
