import type { Input } from '../../../contract/core/endpoint'
import type { machines } from '../../../contract/trade/machines'
import { Problem } from '../../../contract/core/problem'
import { machineFlow } from '../../../rules/trade/flows/machine-flow'
import { command } from '../../core/verb'
import { aboutMachine, findMachine, toMachine } from './machine'

/** The supplier sets the machine's status; available hours are kept only while it runs. */
export const changeMachineStatus = command(
  'machine.changeStatus',
  async (scope, { id, status: to, availableHours, notes: note }: Input<typeof machines.changeStatus>) => {
    const { viewer, tx, emit } = scope
    const before = await findMachine(scope, id)
    const from = before.status
    machineFlow.assertMove(from, to, viewer)

    const { availableHours: hours, ...rest } = before.specifications ?? {}
    const kept = to === 'running' ? (availableHours === undefined ? hours : availableHours) : null
    const data = { status: to, specifications: { ...rest, availableHours: kept ?? null } }
    const moved = await tx.machine.updateMany({ where: { id, status: from }, data })
    if (!moved.count) throw new Problem('conflict', 'Someone else has just changed this machine')

    emit('machine.statusChanged', { ...aboutMachine(before), from, to, note })
    return toMachine(await findMachine(scope, id), viewer)
  },
)
