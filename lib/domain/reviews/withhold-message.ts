import type { Input } from '../../contract/core/endpoint'
import type { messages } from '../../contract/messages'
import { command } from '../core/verb'
import { aboutReview, decideReview, findReview, toMessage } from './review'

/** An admin keeps a held text or file from the other side; its author is told why. */
export const withholdMessage = command(
  'message.moderate',
  async (scope, { id, reason }: Input<typeof messages.withhold>) => {
    const before = await findReview(scope, id)
    const state = 'withheld'
    await decideReview(scope, before, { state, reason })
    scope.emit('message.withheld', { ...aboutReview(before), from: before.state, to: state, note: reason })
    return toMessage(await findReview(scope, id), scope.viewer)
  },
)
