import type { Input } from '../../../contract/core/endpoint'
import type { inquiries } from '../../../contract/trade/inquiries'
import { Problem } from '../../../contract/core/problem'
import { command } from '../../core/verb'
import { changeOwner, findOwner } from '../../core/owners/owner'
import { aboutInquiry, findInquiry, toInquiry } from './inquiry'

/** An admin gives an inquiry to an admin, or to nobody: its mails go to its owner alone. */
export const setInquiryOwner = command(
  'inquiry.setOwner',
  async (scope, { id, ownerId }: Input<typeof inquiries.setOwner>) => {
    const { viewer, rows, emit } = scope
    const before = await findInquiry(scope, id)
    const owner = await findOwner(rows, ownerId)
    if (before.ownerId === ownerId) return toInquiry(before, viewer)

    if (!(await changeOwner(rows, 'inquiries', before, ownerId)))
      throw new Problem('conflict', 'Someone else has just assigned this inquiry')

    const ownerName = owner?.contactName ?? null
    emit('inquiry.ownerSet', { ...aboutInquiry(before), ownerId, ownerName })
    return toInquiry({ ...before, ownerId, ownerName }, viewer)
  },
)
