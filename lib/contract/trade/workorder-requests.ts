import { z } from 'zod'
import { endpoint, idParam, listEndpoint } from '../core/endpoint'
import { instant, nullable, optionalText, rejection, requiredId, TEXT_MAX } from '../core/fields'

export const WorkorderRequestStatus = z.enum(['pending', 'assigned', 'rejected'])
export type WorkorderRequestStatus = z.infer<typeof WorkorderRequestStatus>

export const WorkorderRequest = z.object({
  id: z.int(),
  supplierId: z.int(),
  supplierName: z.string().optional().describe('For admins'),
  machineId: z.int(),
  machineName: z.string(),
  processId: z.int(),
  processName: z.string(),
  notes: nullable.text,
  status: WorkorderRequestStatus,
  rejectionReason: nullable.text,
  workOrderId: nullable.id,
  createdAt: instant,
})
export type WorkorderRequest = z.infer<typeof WorkorderRequest>

export const WorkorderRequestForm = z.object({
  machineId: requiredId('Machine is required'),
  processId: requiredId('Process is required'),
  notes: optionalText(TEXT_MAX),
})

export const workorderRequests = {
  list: listEndpoint('/api/workorderrequests', 'Work order requests: your own, or all (admins)', WorkorderRequest, {
    status: WorkorderRequestStatus.optional(),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/workorderrequests',
    summary: 'Request work for a machine',
    note: "Machine and process must be the supplier's own. A machine that isn't approved is 403; a pending process is allowed.",
    idempotent: true,
    body: WorkorderRequestForm,
    answer: WorkorderRequest,
    status: 201,
  }),
  reject: endpoint({
    method: 'PATCH',
    path: '/api/workorderrequests/{id}/reject',
    summary: 'Reject a request',
    params: idParam,
    body: rejection,
    answer: WorkorderRequest,
    refuses: ['conflict'],
  }),
}
