import type { MaskedTexts } from '../../../rules/files/masked-texts'
import type { WriteScope } from '../../core/verb'
import { maskContactDetails } from '../../files/moderation/mask-contact-details'
import type { OrderProblemRow } from './order-problem'

type Field = 'description' | 'containment' | 'decisionNote' | 'rootCause' | 'correctiveAction' | 'note'

/** Takes texts of a problem through the gate: the other side reads them without contact details and names. */
export const guardProblem = (
  scope: WriteScope,
  { id, masked, customerId, supplierId }: Pick<OrderProblemRow, 'id' | 'masked' | 'customerId' | 'supplierId'>,
  texts: Partial<Record<Field, string>>,
): Promise<MaskedTexts> => {
  const { role } = scope.viewer
  return maskContactDetails(scope, {
    entityType: 'problem',
    entityId: id,
    texts,
    masked,
    parties: [supplierId, customerId],
    readers: role === 'supplier' ? ['customer'] : role === 'customer' ? ['supplier'] : ['customer', 'supplier'],
  })
}
