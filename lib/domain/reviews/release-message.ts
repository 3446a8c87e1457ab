import type { Input } from '../../contract/core/endpoint'
import type { messages } from '../../contract/messages'
import { command, type WriteScope } from '../core/verb'
import { messageIn } from '../../rules/gate/reviews'
import { showHeldMessage } from '../questions/decide-message'
import { hasTexts, lockMasked, withText, writeMasked } from './masked-column'
import { aboutReview, decideReview, findReview, toMessage, type ReviewRow } from './review'

/** Locks the thing before the review, as the verbs that write a text do. */
async function showText(scope: WriteScope, { entityType, entityId, field }: ReviewRow, text: string | null) {
  if (!hasTexts(entityType)) return
  const masked = await lockMasked(scope, entityType, entityId)
  const roles = (['customer', 'supplier'] as const).filter((role) => masked?.[role]?.[field] !== undefined)
  if (roles.length) await writeMasked(scope, entityType, entityId, withText(masked, roles, field, text))
}

/** After the decision: of two at once one wins, and tells the other side. */
async function showMessage(scope: WriteScope, { entityId, field, inquiryId }: ReviewRow, text: string | null) {
  const messageId = messageIn(field)
  if (messageId && inquiryId) await showHeldMessage(scope, { messageId, inquiryId, questionId: entityId }, text)
}

/** An admin releases a held text or file: the other side reads it as it is, or the given text instead. */
export const releaseMessage = command(
  'message.moderate',
  async (scope, { id, text: masked = null }: Input<typeof messages.release>) => {
    const before = await findReview(scope, id)
    const state = 'released'
    await showText(scope, before, masked)
    await decideReview(scope, before, { state, masked })
    await showMessage(scope, before, masked)
    scope.emit('message.released', { ...aboutReview(before), from: before.state, to: state, edited: masked !== null })
    return toMessage(await findReview(scope, id), scope.viewer)
  },
)
