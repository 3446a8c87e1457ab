import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { processes } from '../../../contract/trade/processes'
import { approvalFlow } from '../../../rules/trade/flows/approval-flow'
import { command } from '../../core/verb'
import { maskContactDetails } from '../../files/moderation/mask-contact-details'
import { aboutProcess, findProcess, toProcess } from './process'

/** The supplier edits a pending or rejected process, and so submits it again. */
export const editProcess = command('process.edit', async (scope, { id, ...form }: Input<typeof processes.edit>) => {
  const { viewer, tx, emit } = scope
  const { status: from, masked } = await findProcess(scope, id)
  approvalFlow.assertMove(from, 'pending', viewer)

  const data = { ...form, status: 'pending', rejectionReason: null } as const
  const edited = await tx.process.updateMany({ where: { id, status: from }, data })
  if (!edited.count) throw new Problem('conflict', 'An admin has just decided on this process')

  await maskContactDetails(scope, {
    entityType: 'process',
    entityId: id,
    readers: ['customer'],
    parties: [viewer.id],
    masked,
    texts: { name: form.name, description: form.description },
  })
  const process = await findProcess(scope, id)
  emit('process.submitted', { ...aboutProcess(process), from, to: 'pending' })
  return toProcess(process, viewer)
})
