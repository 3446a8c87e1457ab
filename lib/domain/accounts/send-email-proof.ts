import { Problem } from '../../contract/core/problem'
import { command } from '../core/verb'
import { lockAccount } from './account'
import { askForProof } from './email-change'

/** Mails the link again that proves the own e-mail. Proven already, or about to change: 409. */
export const sendEmailProof = command('account.sendEmailProof', async (scope): Promise<void> => {
  const account = await lockAccount(scope, scope.viewer.id)
  if (account.emailProven) throw new Problem('conflict', 'Your e-mail is confirmed already')
  if (account.pendingEmail) throw new Problem('conflict', 'Another e-mail waits to be confirmed')
  await askForProof(scope.rows, account)
})
