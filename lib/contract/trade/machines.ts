import { z } from 'zod'
import { machineStatuses, type MachineStatus as Status } from '../../terms/statuses'
import { endpoint, idParam, listEndpoint } from '../core/endpoint'
import { schemasOf } from '../core/filter'
import { machineFilters } from '../../terms/filters/machines'
import {
  instant,
  noteCount,
  nullable,
  optionalId,
  optionalText,
  rejection,
  requiredText,
  TEXT_MAX,
  wholeNumber,
  othersRead,
} from '../core/fields'
import { ApprovalStatus } from './processes'

export const MachineStatus = z.enum(machineStatuses, { error: 'Choose a status from the list' })
export type MachineStatus = Status

/** What a machine can do, in the words of its nameplate. */
export const Specifications = z.object({
  capacity: optionalText(),
  travel: optionalText(),
  spindleSpeed: optionalText(),
  workpieceSize: optionalText(),
  powerRating: optionalText(),
  description: optionalText(TEXT_MAX),
})

export const Machine = z.object({
  id: z.int(),
  name: z.string(),
  model: z.string(),
  type: z.string(),
  serialNumber: nullable.text,
  specifications: z.object({
    capacity: nullable.text,
    travel: nullable.text,
    spindleSpeed: nullable.text,
    workpieceSize: nullable.text,
    powerRating: nullable.text,
    description: nullable.text,
    availableHours: z.int().nullable().describe('Hours, while running'),
  }),
  supplierId: z.int(),
  supplierName: z.string().optional().describe('For admins'),
  processId: nullable.id,
  processName: nullable.text,
  status: MachineStatus,
  approved: z.boolean(),
  approvalStatus: ApprovalStatus,
  rejectionReason: nullable.text,
  currentWorkOrderId: nullable.id,
  othersRead,
  noteCount,
  createdAt: instant,
})
export type Machine = z.infer<typeof Machine>

export const MachineForm = z.object({
  name: requiredText('Machine name is required'),
  model: requiredText('Model is required'),
  type: requiredText('Type is required'),
  serialNumber: optionalText(),
  processId: optionalId,
  specifications: Specifications.nullish(),
})

const hours = 'Available hours are 1 to 1000'
export const MachineStatusForm = z.object({
  status: MachineStatus,
  availableHours: z.preprocess(
    (v) => (v === '' ? null : v),
    wholeNumber(hours).pipe(z.number().min(1, hours).max(1000, hours)).nullish(),
  ),
  notes: optionalText(TEXT_MAX),
})

export const machines = {
  list: listEndpoint('/api/machines', 'Machines: your own, or all (admins)', Machine, {
    status: MachineStatus.optional(),
    approvalStatus: ApprovalStatus.optional(),
    supplierId: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
    ...schemasOf(machineFilters),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/machines',
    summary: 'Add a machine; it waits for approval',
    body: MachineForm,
    answer: Machine,
    status: 201,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/machines/{id}',
    summary: 'Edit a machine that is not approved and submit it again',
    note: 'It becomes pending again. Fields that are left out keep their value.',
    params: idParam,
    body: MachineForm.partial(),
    answer: Machine,
    refuses: ['conflict'],
  }),
  changeStatus: endpoint({
    method: 'PATCH',
    path: '/api/machines/{id}/status',
    summary: "Set a machine's status",
    note: '`availableHours` counts while `running`; any other status clears it.',
    params: idParam,
    body: MachineStatusForm,
    answer: Machine,
    refuses: ['conflict'],
  }),
  approve: endpoint({
    method: 'PATCH',
    path: '/api/machines/{id}/approve',
    summary: 'Approve a machine',
    params: idParam,
    answer: Machine,
    refuses: ['conflict'],
  }),
  reject: endpoint({
    method: 'PATCH',
    path: '/api/machines/{id}/reject',
    summary: 'Reject a machine',
    params: idParam,
    body: rejection,
    answer: Machine,
    refuses: ['conflict'],
  }),
}
