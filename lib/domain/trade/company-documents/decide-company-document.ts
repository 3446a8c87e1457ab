import { Problem } from '../../../contract/core/problem'
import { companyDocumentFlow } from '../../../rules/trade/flows/company-document-flow'
import { actTime } from '../../core/event-clock'
import { command, type WriteScope } from '../../core/verb'
import { assertNoContact } from '../../files/moderation/assert-no-contact'
import { aboutCompanyDocument, findCompanyDocument, toCompanyDocument } from './company-document'

/** An admin has checked a submitted document. */
export const checkCompanyDocument = command('companydocument.check', (scope, { id }: { id: number }) =>
  decide(scope, id, 'checked', null),
)

/** An admin rejects a submitted document; its supplier reads the reason. */
export const rejectCompanyDocument = command(
  'companydocument.reject',
  (scope, { id, reason }: { id: number; reason: string }) => {
    assertNoContact('reason', reason, [])
    return decide(scope, id, 'rejected', reason)
  },
)

async function decide(scope: WriteScope, id: number, to: 'checked' | 'rejected', reason: string | null) {
  const { viewer, tx, emit } = scope
  const before = await findCompanyDocument(scope, id)
  companyDocumentFlow.assertMove(before.state, to, viewer)
  const decided = await tx.companyDocument.updateMany({
    where: { id, state: before.state },
    data: { state: to, rejectionReason: reason, decidedAt: actTime() },
  })
  if (!decided.count) throw new Problem('conflict', 'Someone else has just decided on this document')
  emit(`companydocument.${to}`, { ...aboutCompanyDocument(before), from: before.state, to, note: reason })
  return toCompanyDocument(await findCompanyDocument(scope, id), viewer)
}
