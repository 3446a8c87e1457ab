import { Problem } from '../../../contract/core/problem'
import { command } from '../../core/verb'
import { lockPerson } from '../members/person'
import { askForProof } from './email-change'

/** Mails the link again that proves the own email. Proven already, or about to change: 409. */
export const sendEmailProof = command('account.sendEmailProof', async (scope): Promise<void> => {
  const account = await lockPerson(scope, scope.viewer.member.id)
  if (account.emailProven) throw new Problem('conflict', 'Your email is already confirmed')
  if (account.pendingEmail) throw new Problem('conflict', 'Another email is waiting for confirmation')
  await askForProof(scope.rows, account.member)
})
