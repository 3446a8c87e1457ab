import type { Input } from '../../../contract/core/endpoint'
import type { messages } from '../../../contract/files/moderation'
import { command, type WriteScope } from '../../core/verb'
import { hasTexts, lockMasked, withText, writeMasked } from './masked-column'
import { aboutReview, decideReview, findReview, toMessage, type ReviewRow } from './review'

/** Locks the thing before the review, as the verbs that write a text do. */
async function showText(scope: WriteScope, { entityType, entityId, field }: ReviewRow, text: string | null) {
  if (!hasTexts(entityType)) return
  const masked = await lockMasked(scope, entityType, entityId)
  const roles = (['customer', 'supplier'] as const).filter((role) => masked?.[role]?.[field] !== undefined)
  if (roles.length) await writeMasked(scope, entityType, entityId, withText(masked, roles, field, text))
}

/**
 * An admin releases a held text or file: the other side reads it as it is, or the given text instead. `shown` follows the
 * decision in the thing that has the text. Of two decisions at once one wins, and tells the other side.
 */
export const releaseWith = (shown: (scope: WriteScope, review: ReviewRow, text: string | null) => Promise<void>) =>
  command('message.moderate', async (scope, { id, text: masked = null }: Input<typeof messages.release>) => {
    const before = await findReview(scope, id)
    const state = 'released'
    await showText(scope, before, masked)
    await decideReview(scope, before, { state, masked })
    await shown(scope, before, masked)
    scope.emit('message.released', { ...aboutReview(before), from: before.state, to: state, edited: masked !== null })
    return toMessage(await findReview(scope, id), scope.viewer)
  })
