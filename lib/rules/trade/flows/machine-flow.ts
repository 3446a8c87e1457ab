import type { MachineStatus } from '../../../contract/trade/machines'
import { flow } from '../../core/flow'

const supplier = ['supplier'] as const
const anywhere = { idle: supplier, running: supplier, maintenance: supplier }

export const machineFlow = flow<MachineStatus>('The machine', {
  idle: { label: 'Idle', tone: 'success', next: anywhere },
  running: { label: 'Running', tone: 'info', next: anywhere },
  maintenance: { label: 'Maintenance', tone: 'warning', next: anywhere },
})
