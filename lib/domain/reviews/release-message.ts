import type { Input } from '../../contract/core/endpoint'
import type { messages } from '../../contract/messages'
import { command } from '../core/verb'
import { aboutReview, decideReview, findReview, toMessage } from './review'

/** An admin releases a held text or file: the other side reads it as it is, or the given text instead. */
export const releaseMessage = command(
  'message.moderate',
  async (scope, { id, text: masked = null }: Input<typeof messages.release>) => {
    const before = await findReview(scope, id)
    const state = 'released'
    await decideReview(scope, before, { state, masked })
    scope.emit('message.released', { ...aboutReview(before), from: before.state, to: state, edited: masked !== null })
    return toMessage(await findReview(scope, id), scope.viewer)
  },
)
