import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { certificates } from '../../../contract/orders/certificates'
import { actTime } from '../../core/event-clock'
import { command } from '../../core/verb'
import { lockOrder } from '../workorders/lock-order'
import { assertNoContact } from '../../files/moderation/assert-no-contact'
import { partiesOf } from '../../files/moderation/parties'
import { aboutWorkorder, findOrderToChange } from '../workorders/workorder'
import { findCertificate } from './certificate'

/** A supplier, until the order is complete, or an admin makes a certificate void. Its customer reads why. */
export const voidCertificate = command(
  'certificate.void',
  async (scope, { id, reason }: Input<typeof certificates.void>) => {
    const { tx, viewer, emit } = scope
    const { workorderId, no } = await findCertificate(scope, id)
    await lockOrder(scope, workorderId)
    const order = await findOrderToChange(scope, workorderId)
    if ((await findCertificate(scope, id)).voidedAt) throw new Problem('conflict', 'It is void already')
    if (viewer.role === 'supplier' && order.status === 'completed')
      throw new Problem('conflict', 'This order is complete: we void its certificate')
    assertNoContact('reason', reason, await partiesOf(scope, [order.supplierId, order.customerId]))
    await tx.certificate.update({ where: { id }, data: { voidedAt: actTime(), voidReason: reason } })
    emit('workorder.certificateVoided', { ...aboutWorkorder(order), no, note: reason })
    return findCertificate(scope, id)
  },
)
