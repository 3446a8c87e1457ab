import { endSessionsOfCompany } from '../../../infra/db/sessions'
import { aboutAccount } from '../accounts/account'
import { lockTrader, tellPeople } from '../accounts/suspend-account'
import { command } from '../../core/verb'

/** An admin signs out everybody of a company. */
export const endSessionsOf = command('account.endSessions', async (scope, { id }: { id: number }): Promise<void> => {
  const account = await lockTrader(scope, id)
  const ended = await endSessionsOfCompany(scope.rows, id)
  scope.emit('account.sessionsEnded', { ...aboutAccount(account), sessions: ended.length })
  await tellPeople(scope, id, 'signed-out')
})
