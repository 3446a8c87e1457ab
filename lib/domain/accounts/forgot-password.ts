import { command } from '../verb'
import { aboutAccount, accountBy } from './account'
import { mailPasswordLink } from './password-link'

/** Mails a link for a new password to a known address. Says nothing of whether it is known. */
export const forgotPassword = command(
  'account.forgotPassword',
  async (scope, { email }: { email: string }): Promise<void> => {
    const account = await accountBy(scope.rows, { email })
    if (!account) return
    await mailPasswordLink(scope, 'reset', account)
    await scope.emit('account.passwordLinkSent', aboutAccount(account))
  },
)
