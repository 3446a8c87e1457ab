import { invalid, Problem } from '../../../contract/core/problem'
import type { WriteScope } from '../../core/verb'
import { aboutRequest, requestFrom, requestSelect, type RequestRow } from './request'
import { sql } from '../../../infra/db/db'

/** Claims a pending request for the work order that is being created; `assignedTo` links the two and emits the event. */
export async function assignRequest({ tx, rows, emit }: WriteScope, id: number, supplierId: number) {
  const [request] = await rows<RequestRow>(
    sql`SELECT ${requestSelect} FROM ${requestFrom} WHERE r.id = ${id} FOR UPDATE OF r`,
  )
  if (!request) throw invalid('requestId', 'Work order request not found')
  if (request.supplierId !== supplierId) throw invalid('supplierId', 'This request is from another supplier')
  if (request.status !== 'pending') throw new Problem('conflict', `This request is already ${request.status}`)
  const { machineId } = request
  if (!(await tx.machine.findFirst({ where: { id: machineId, approvalStatus: 'approved' } })))
    throw invalid('requestId', 'The machine of this request is not approved')
  return {
    machineId,
    async assignedTo(workOrderId: number) {
      await tx.workOrderRequest.update({ where: { id }, data: { status: 'assigned', workOrderId } })
      const move = { from: 'pending', to: 'assigned' } as const
      emit('workorderrequest.assigned', { ...aboutRequest(request), ...move, workorderId: workOrderId })
    },
  }
}
