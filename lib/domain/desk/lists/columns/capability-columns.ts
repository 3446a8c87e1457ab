import type { Machine } from '../../../../contract/trade/machines'
import type { Process } from '../../../../contract/trade/processes'
import { approvalFlow } from '../../../../rules/trade/flows/approval-flow'
import { machineFlow } from '../../../../rules/trade/flows/machine-flow'
import { displayId } from '../../../../terms/nouns'
import { ADMIN, day, MAKING, type Column } from './columns'

/** The columns of machines. */
export const machineColumns: Column<Machine>[] = [
  ['Machine', (m) => m.id],
  ['Name', (m) => m.name],
  ['Model', (m) => m.model],
  ['Type', (m) => m.type],
  ['Serial number', (m) => m.serialNumber],
  ['Supplier', (m) => m.supplierName, ADMIN],
  ['Process', (m) => m.processName],
  ['Status', (m) => machineFlow.states[m.status].label],
  ['Available hours', (m) => m.specifications.availableHours],
  ['Current order', (m) => m.currentWorkOrderId && displayId('workorder', m.currentWorkOrderId)],
  ['Approval', (m) => approvalFlow.states[m.approvalStatus].label],
  ['Reason of the rejection', (m) => m.rejectionReason],
  ['Added', (m) => day(m.createdAt)],
]

/** The columns of processes. */
export const processColumns: Column<Process>[] = [
  ['Process', (p) => p.id],
  ['Name', (p) => p.name],
  ['Supplier', (p) => p.supplierName, ADMIN],
  ['Description', (p) => p.description],
  ['Approval', (p) => approvalFlow.states[p.status].label, MAKING],
  ['Reason of the rejection', (p) => p.rejectionReason, MAKING],
  ['Added', (p) => day(p.createdAt)],
]
