import type { Input } from '../../../contract/core/endpoint'
import type { messages } from '../../../contract/files/moderation'
import { invalid } from '../../../contract/core/problem'
import { sql } from '../../../infra/db/db'
import { contactIn, type Party } from '../../../rules/files/contact'
import { command, type ReadScope, type WriteScope } from '../../core/verb'
import { aboutReview, decideReview, findReview, reviewFrom, toMessage, type ReviewRow } from './review'

/**
 * An admin keeps a held text or file from the other side; its author is told why. `kept` follows the decision in the thing
 * that has the text.
 */
export const withholdWith = (kept: (scope: WriteScope, review: ReviewRow, reason: string) => Promise<void>) =>
  command('message.moderate', async (scope, { id, reason }: Input<typeof messages.withhold>) => {
    const before = await findReview(scope, id)
    await assertNamesNobody(scope, id, reason)
    const state = 'withheld'
    await decideReview(scope, before, { state, reason })
    await kept(scope, before, reason)
    scope.emit('message.withheld', { ...aboutReview(before), from: before.state, to: state, note: reason })
    return toMessage(await findReview(scope, id), scope.viewer)
  })

/** The author reads the reason at once: 400 for contact details in it. */
async function assertNamesNobody({ rows }: ReadScope, id: number, reason: string) {
  const sides = await rows<Party>(sql`
    SELECT u.company_name AS "companyName", one.name AS "contactName", one.email, u.gst_number AS "gstNumber"
    FROM ${reviewFrom} JOIN users u ON u.id IN (c.id, s.id) JOIN members one ON one.company_id = u.id AND one.state <> 'removed'
    WHERE r.id = ${id}`)
  const [found] = contactIn(reason, sides)
  if (found) throw invalid('reason', `Remove “${found.text}”: the author will see this reason`)
}
