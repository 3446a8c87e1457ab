import type { MachineStatus } from '../contract/machines'
import { flow } from './flow'

const supplier = ['supplier'] as const
const any = { idle: supplier, running: supplier, maintenance: supplier }

export const machineFlow = flow<MachineStatus>('The machine', {
  idle: { label: 'Idle', tone: 'success', next: any },
  running: { label: 'Running', tone: 'info', next: any },
  maintenance: { label: 'Maintenance', tone: 'warning', next: any },
})
