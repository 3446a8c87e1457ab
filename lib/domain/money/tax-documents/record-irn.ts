import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { invoiceFiles } from '../../../contract/money/invoice-files'
import { command } from '../../core/verb'
import { assertQrIsOf } from './signed-qr'
import { findIssued, toTaxDocument } from './tax-document'

/** An admin records what the registration portal answered. The customer gets the document now. */
export const recordIrn = command('invoice.irn', async (scope, input: Input<typeof invoiceFiles.irn>) => {
  const { tx, emit, viewer } = scope
  const { id, irn, ackNo, ackOn, signedQr } = input
  const document = await findIssued(scope, id)
  if (!document.irnDue) throw new Problem('conflict', 'No IRN is needed for this invoice')
  if (document.irn) throw new Problem('conflict', 'The IRN is recorded already')
  assertQrIsOf(document, signedQr, irn)
  const data = { irn, ackNo, ackOn: new Date(ackOn), signedQr }
  const { count } = await tx.taxDocument.updateMany({ where: { id, irn: null }, data })
  if (!count) throw new Problem('conflict', 'The IRN is recorded already')
  const { kind, number, workorderId, projectName, customerId, dueOn, totalPaise } = document
  emit('invoice.registered', {
    invoiceId: id,
    kind,
    number,
    workorderId,
    projectName,
    customerId,
    dueOn,
    totalPaise,
  })
  return toTaxDocument(await findIssued(scope, id), viewer)
})
