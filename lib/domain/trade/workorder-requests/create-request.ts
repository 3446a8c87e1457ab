import type { Input } from '../../../contract/core/endpoint'
import { invalid, Problem } from '../../../contract/core/problem'
import type { workorderRequests } from '../../../contract/trade/workorder-requests'
import { commandOnce } from '../../core/verb'
import { aboutRequest, findRequest, toRequest } from './request'

/** A verified supplier asks for work for an own, approved machine and an own process. */
export const createRequest = commandOnce(
  'workorderrequest.create',
  async (scope, { machineId, processId, notes }: Input<typeof workorderRequests.create>) => {
    const { viewer, tx, emit } = scope
    const supplierId = viewer.id
    const machine = await tx.machine.findFirst({ where: { id: machineId, supplierId } })
    if (!machine) throw invalid('machineId', 'Choose one of your machines')
    if (!(await tx.process.findFirst({ where: { id: processId, supplierId } })))
      throw invalid('processId', 'Choose one of your processes')
    if (machine.approvalStatus !== 'approved') throw new Problem('forbidden', whyNot[machine.approvalStatus])

    const { id } = await tx.workOrderRequest.create({ data: { supplierId, machineId, processId, notes } })
    const request = await findRequest(scope, id)
    emit('workorderrequest.created', { ...aboutRequest(request), from: null, to: 'pending' })
    return id
  },
  async (scope, id) => toRequest(await findRequest(scope, id), scope.viewer),
)

const whyNot = {
  pending: 'This machine is waiting for approval. You can request work once it is approved.',
  rejected: 'This machine was rejected. Correct it and submit it again to request work.',
}
