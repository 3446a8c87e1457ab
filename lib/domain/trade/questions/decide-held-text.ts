import { messageIn } from '../../../rules/files/moderation'
import { releaseWith } from '../../files/moderation/release-message'
import { withholdWith } from '../../files/moderation/withhold-message'
import { showHeldMessage, withholdHeldMessage } from './decide-message'

/** An admin releases a held text or file; a message of a question is shown with it. */
export const releaseMessage = releaseWith(async (scope, { entityId, field, inquiryId }, text) => {
  const messageId = messageIn(field)
  if (messageId && inquiryId) await showHeldMessage(scope, { messageId, inquiryId, questionId: entityId }, text)
})

/** An admin keeps a held text or file from the other side; a message of a question stays hidden with it. */
export const withholdMessage = withholdWith(async (scope, { field }, reason) => {
  const messageId = messageIn(field)
  if (messageId) await withholdHeldMessage(scope, messageId, reason)
})
