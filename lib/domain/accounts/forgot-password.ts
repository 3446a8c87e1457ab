import { command } from '../verb'
import { accountBy } from './account'
import { mailPasswordLink } from './password-link'

/** Mails a link for a new password to a known address. Says nothing of whether it is known. */
export const forgotPassword = command(
  'account.forgotPassword',
  async (scope, { email }: { email: string }): Promise<void> => {
    const account = await accountBy(scope.rows, { email })
    if (account) await mailPasswordLink(scope, 'reset', account)
  },
)
