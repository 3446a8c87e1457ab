import type { Input } from '../../../contract/core/endpoint'
import type { machines } from '../../../contract/trade/machines'
import { Problem } from '../../../contract/core/problem'
import { approvalFlow } from '../../../rules/trade/flows/approval-flow'
import { command } from '../../core/verb'
import { maskContactDetails } from '../../files/moderation/mask-contact-details'
import { aboutMachine, findMachine, toMachine } from './machine'
import { machineData } from './machine-data'

/** The supplier edits a machine that is not approved, and so submits it again. */
export const editMachine = command('machine.edit', async (scope, { id, ...form }: Input<typeof machines.edit>) => {
  const { viewer, tx, emit } = scope
  const { approvalStatus: from, specifications, masked } = await findMachine(scope, id)
  approvalFlow.assertMove(from, 'pending', viewer)

  const edit = await machineData(scope, form)
  const data = {
    ...edit,
    ...(edit.specifications && { specifications: { ...specifications, ...edit.specifications } }),
    approvalStatus: 'pending',
    rejectionReason: null,
  } as const
  const edited = await tx.machine.updateMany({ where: { id, approvalStatus: from }, data })
  if (!edited.count) throw new Problem('conflict', 'An admin has just decided on this machine')

  await maskContactDetails(scope, {
    entityType: 'machine',
    entityId: id,
    readers: ['customer'],
    parties: [viewer.id],
    masked,
    texts: { name: form.name, model: form.model },
  })
  const machine = await findMachine(scope, id)
  emit('machine.submitted', { ...aboutMachine(machine), from, to: 'pending' })
  return toMachine(machine, viewer)
})
