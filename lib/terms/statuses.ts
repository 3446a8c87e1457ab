/** Where a machine or a process stands with the admins. */
export const approvalStatuses = ['pending', 'approved', 'rejected'] as const
export type ApprovalStatus = (typeof approvalStatuses)[number]

/** What a machine does now. */
export const machineStatuses = ['idle', 'running', 'maintenance'] as const
export type MachineStatus = (typeof machineStatuses)[number]
