import { z } from 'zod'
import { approvalStatuses, type ApprovalStatus as Status } from '../../terms/statuses'
import { endpoint, idParam, listEndpoint } from '../core/endpoint'
import { instant, noteCount, nullable, rejection, requiredText, TEXT_MAX, othersRead } from '../core/fields'

export const ApprovalStatus = z.enum(approvalStatuses)
export type ApprovalStatus = Status

export const Process = z.object({
  id: z.int(),
  name: z.string(),
  description: nullable.text,
  supplierId: z.int().optional().describe('Absent for customers'),
  supplierName: z.string().optional().describe('For admins'),
  status: ApprovalStatus,
  rejectionReason: nullable.text.optional().describe('Absent for customers'),
  othersRead,
  noteCount,
  createdAt: instant,
})
export type Process = z.infer<typeof Process>

export const ProcessForm = z.object({
  name: requiredText('Process name is required'),
  description: requiredText('Description must be at least 10 characters', TEXT_MAX, 10),
})

export const processes = {
  list: listEndpoint(
    '/api/processes',
    'Processes: your own (suppliers), those to choose from (customers), or all (admins)',
    Process,
    {
      status: ApprovalStatus.optional(),
    },
  ),
  add: endpoint({
    method: 'POST',
    path: '/api/processes',
    summary: 'Add a process; it waits for approval',
    body: ProcessForm,
    answer: Process,
    status: 201,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/processes/{id}',
    summary: 'Edit a pending or rejected process and submit it again',
    note: 'It becomes pending again. Fields that are left out keep their value.',
    params: idParam,
    body: ProcessForm.partial(),
    answer: Process,
    refuses: ['conflict'],
  }),
  approve: endpoint({
    method: 'PATCH',
    path: '/api/processes/{id}/approve',
    summary: 'Approve a process',
    params: idParam,
    answer: Process,
    refuses: ['conflict'],
  }),
  reject: endpoint({
    method: 'PATCH',
    path: '/api/processes/{id}/reject',
    summary: 'Reject a process',
    params: idParam,
    body: rejection,
    answer: Process,
    refuses: ['conflict'],
  }),
}
