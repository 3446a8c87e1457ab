import type { Machine } from '@/lib/contract/trade/machines'
import type { Process } from '@/lib/contract/trade/processes'

/** A machine fits a process that is its own, and any process when it has none. */
export const fits = (machine: Pick<Machine, 'processId'>, processId: number | null) =>
  processId === null || machine.processId === null || machine.processId === processId

const notes = { approved: '', pending: ' (pending approval)', rejected: ' (rejected)' }

/** Every own process can be chosen; those that are not approved say so. */
export const processLabel = ({ name, status }: Pick<Process, 'name' | 'status'>) => name + notes[status]
