import { invalid } from '../../../contract/core/problem'
import { contactIn } from '../../../rules/files/contact'
import { command, type WriteScope } from '../../core/verb'
import { aboutAccount, assertWaits, lockAccount, toAccount, type AccountRow } from './account'

type Refusal = { id: number; reason: string }

/** An admin rejects an account that waits for verification; the person reads why and may submit it again. */
export const rejectAccount = command('account.reject', (scope, refusal: Refusal) => refuse(scope, 'rejected', refusal))

/** An admin asks for changes before an account is verified. */
export const requestAccountChanges = command('account.requestChanges', (scope, refusal: Refusal) =>
  refuse(scope, 'changes', refusal),
)

async function refuse(scope: WriteScope, decision: 'rejected' | 'changes', { id, reason }: Refusal) {
  const { tx, emit } = scope
  const before = await lockAccount(scope, id)
  assertWaits(before)
  assertNamesNobody(reason, before)
  await tx.user.update({ where: { id }, data: { decision, rejectionReason: reason } })
  const kind = decision === 'rejected' ? 'account.rejected' : 'account.changesRequested'
  emit(kind, { ...aboutAccount(before), note: reason })
  return toAccount({ ...before, state: decision, rejectionReason: reason })
}

/** The company reads the reason at once: 400 for contact details in it that are not its own. */
export function assertNamesNobody(reason: string, { email, phone, address, gstNumber }: AccountRow) {
  const own = [email, phone, address, gstNumber].join('\n').toLowerCase()
  const found = contactIn(reason, []).find(({ text }) => !own.includes(text.toLowerCase()))
  if (found) throw invalid('reason', `Remove “${found.text}”: the company will see this reason`)
}
