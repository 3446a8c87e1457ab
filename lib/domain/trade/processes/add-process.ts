import type { Input } from '../../../contract/core/endpoint'
import type { processes } from '../../../contract/trade/processes'
import { command } from '../../core/verb'
import { maskContactDetails } from '../../files/moderation/mask-contact-details'
import { aboutProcess, findProcess, toProcess } from './process'

/** A supplier offers a process; it counts once an admin has approved it. */
export const addProcess = command('process.add', async (scope, form: Input<typeof processes.add>) => {
  const { viewer, tx, emit } = scope
  const { id } = await tx.process.create({ data: { ...form, supplierId: viewer.id } })
  await maskContactDetails(scope, {
    entityType: 'process',
    entityId: id,
    readers: ['customer'],
    parties: [viewer.id],
    texts: { name: form.name, description: form.description },
  })
  const process = await findProcess(scope, id)
  emit('process.submitted', { ...aboutProcess(process), from: null, to: 'pending' })
  return toProcess(process, viewer)
})
