import { command } from '../core/verb'
import { queueAccountMail } from './account-mail'

/**
 * Mails a link for a new password to a known address. Says nothing of whether it is known, and does the same work for
 * both: who has the address is looked up when the letter goes out.
 */
export const forgotPassword = command(
  'account.forgotPassword',
  async ({ rows }, { email }: { email: string }): Promise<void> => {
    await queueAccountMail(rows, { name: 'reset', to: email })
  },
)
