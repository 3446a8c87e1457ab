import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { workorders } from '../../../contract/orders/workorders'
import { command } from '../../core/verb'
import { changeOwner, findOwner } from '../../core/owners/owner'
import { aboutWorkorder, findWorkorder, toWorkorder } from './workorder'

/** An admin gives a work order to an admin, or to nobody: its mails go to its owner alone. */
export const setWorkorderOwner = command(
  'workorder.setOwner',
  async (scope, { id, ownerId }: Input<typeof workorders.setOwner>) => {
    const { viewer, rows, emit } = scope
    const before = await findWorkorder(scope, id)
    const owner = await findOwner(rows, ownerId)
    if (before.ownerId === ownerId) return toWorkorder(before, viewer)

    if (!(await changeOwner(rows, 'work_orders', before, ownerId)))
      throw new Problem('conflict', 'Someone else has just assigned this work order')

    const ownerName = owner?.contactName ?? null
    emit('workorder.ownerSet', { ...aboutWorkorder(before), ownerId, ownerName })
    return toWorkorder({ ...before, ownerId, ownerName }, viewer)
  },
)
