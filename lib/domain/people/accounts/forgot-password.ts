import { command } from '../../core/verb'
import { queueAccountMail } from './account-mail'

/**
 * Mails a link for a new password to a known address. Answers the same and does the same work for unknown ones, so
 * it can't be used to probe addresses: the account is looked up when the mail is sent.
 */
export const forgotPassword = command(
  'account.forgotPassword',
  async ({ rows }, { email }: { email: string }): Promise<void> => {
    await queueAccountMail(rows, { name: 'reset', to: email })
  },
)
