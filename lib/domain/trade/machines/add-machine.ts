import type { Input } from '../../../contract/core/endpoint'
import type { machines } from '../../../contract/trade/machines'
import { command } from '../../core/verb'
import { maskContactDetails } from '../../files/moderation/mask-contact-details'
import { aboutMachine, findMachine, toMachine } from './machine'
import { machineData } from './machine-data'

/** A supplier registers a machine: idle, and waiting for approval. */
export const addMachine = command('machine.add', async (scope, form: Input<typeof machines.add>) => {
  const { viewer, emit, tx } = scope
  const data = await machineData(scope, form)
  const { id } = await tx.machine.create({ data: { ...data, supplierId: viewer.id } })
  await maskContactDetails(scope, {
    entityType: 'machine',
    entityId: id,
    readers: ['customer'],
    parties: [viewer.id],
    texts: { name: form.name, model: form.model },
  })
  const machine = await findMachine(scope, id)
  emit('machine.submitted', { ...aboutMachine(machine), from: null, to: 'pending' })
  return toMachine(machine, viewer)
})
