import type { Input } from '../../contract/core/endpoint'
import { invalid } from '../../contract/core/problem'
import type { workorderRequests } from '../../contract/workorder-requests'
import { command } from '../core/verb'
import { aboutRequest, findRequest, toRequest } from './request'

/** A verified supplier asks for work for an own machine and process. */
export const createRequest = command(
  'workorderrequest.create',
  async (scope, { machineId, processId, notes }: Input<typeof workorderRequests.create>) => {
    const { viewer, tx, emit } = scope
    const supplierId = viewer.id
    if (!(await tx.machine.findFirst({ where: { id: machineId, supplierId } })))
      throw invalid('machineId', 'Choose one of your machines')
    if (!(await tx.process.findFirst({ where: { id: processId, supplierId } })))
      throw invalid('processId', 'Choose one of your processes')

    const { id } = await tx.workOrderRequest.create({ data: { supplierId, machineId, processId, notes } })
    const request = await findRequest(scope, id)
    emit('workorderrequest.created', { ...aboutRequest(request), from: null, to: 'pending' })
    return toRequest(request, viewer)
  },
)
