import type { Input } from '../../../contract/core/endpoint'
import { invalid, Problem } from '../../../contract/core/problem'
import type { workorders } from '../../../contract/orders/workorders'
import { workingDaysLater } from '../../../rules/core/working-days'
import { displayId } from '../../../terms/nouns'
import { takeOverDocuments } from '../documents/set-documents'
import { attachFiles } from '../../files/files/attached-files'
import { assignRequest } from '../../trade/workorder-requests/assign-request'
import { actTime } from '../../core/event-clock'
import { commandOnce, type WriteScope } from '../../core/verb'
import { areSuspended } from '../../people/accounts/suspension'
import { maskContactDetails } from '../../files/moderation/mask-contact-details'
import { machineFor } from './machine-for'
import { aboutWorkorder, findWorkorder, toWorkorder } from './workorder'

type Form = Input<typeof workorders.create>

/** Within how many working days a supplier accepts an order. */
const ACKNOWLEDGE_DAYS = 2

/**
 * An admin orders the work: from an inquiry (linked to its accepted quotation when that is this supplier's), from a
 * supplier's request (its machine is taken over), from both, or from neither.
 */
export const createWorkorder = commandOnce(
  'workorder.create',
  (scope, input: Form) => orderWork(scope, input),
  async (scope, id) => toWorkorder(await findWorkorder(scope, id), scope.viewer),
)

/** Makes the order and answers its id. With other lines of its request people are told together. */
export async function orderWork(
  scope: WriteScope,
  input: Form,
  withRequest: { withRequest?: true } = {},
): Promise<number> {
  const { viewer, tx, emit } = scope
  const { inquiryId, supplierId, requestId, startDate, dueDate, notes, files } = input
  const supplier = await tx.user.findFirst({ where: { id: supplierId, role: 'supplier', verified: true } })
  if (!supplier) throw invalid('supplierId', 'Please select a verified supplier')
  if (await areSuspended(scope, [supplierId])) throw invalid('supplierId', 'This supplier is suspended')
  if (startDate && dueDate && dueDate < startDate) throw invalid('dueDate', 'The due date is before the start date')

  const inquiry = inquiryId ? await tx.inquiry.findUnique({ where: { id: inquiryId } }) : null
  if (inquiryId && !inquiry) throw invalid('inquiryId', 'Inquiry not found')
  const quotation = inquiry ? await claimQuotation(scope, inquiry.id, supplierId) : null
  const references = { quotationId: quotation?.id, poNumber: quotation?.poNumber }
  const request = requestId ? await assignRequest(scope, requestId, supplierId) : null
  const machineId = request?.machineId ?? input.machineId ?? null
  if (machineId) await machineFor(scope, machineId, supplierId)

  const ownerId = inquiry?.ownerId ?? null
  const data = {
    inquiryId,
    supplierId,
    ...references,
    machineId,
    adminId: viewer.id,
    ownerId,
    startDate,
    dueDate,
    firstDueDate: dueDate,
    promisedDate: dueDate,
    acknowledgeBy: workingDaysLater(actTime().toISOString(), ACKNOWLEDGE_DAYS),
    notes,
  }
  // The trigger work_orders_are_summed keeps order_sums up to date.
  const { id } = await tx.workOrder.create({ data })
  if (inquiryId) await takeOverDocuments(scope, id, inquiryId)
  await maskContactDetails(scope, {
    entityType: 'workorder',
    entityId: id,
    readers: ['customer', 'supplier'],
    texts: { notes },
    parties: notes ? [supplierId, inquiry?.customerId ?? null] : [],
  })
  await attachFiles(scope, { workOrderId: id }, 'workorder', files ?? [])
  await request?.assignedTo(id)

  const workorder = await findWorkorder(scope, id)
  emit('workorder.created', { ...aboutWorkorder(workorder), dueDate, from: null, to: 'pending', ...withRequest })
  return id
}

/** Claims the inquiry's accepted quotation, when it is this supplier's. A quotation has one order: 409 for a second. */
async function claimQuotation({ tx }: WriteScope, inquiryId: number, supplierId: number) {
  const accepted = await tx.quotation.findFirst({ where: { inquiryId, supplierId, status: 'accepted' } })
  if (!accepted) return null
  const { id } = accepted
  const claimed = await tx.quotation.updateMany({ where: { id, ordered: false }, data: { ordered: true } })
  if (!claimed.count) throw new Problem('conflict', `${displayId('quotation', id)} already has a work order`)
  return accepted
}
