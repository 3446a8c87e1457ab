import type { WaitingMail } from '../contract/people/account-mails'
import { Problem } from '../contract/core/problem'
import { accountMailOf } from '../domain/people/accounts/account-mail-link'
import { attempt } from '../infra/rate-limiter'
import { log } from '../infra/observability/log'
import { sendMail } from '../infra/mail'
import { composeAccountMail } from './mails/compose'

const limitOf = {
  reset: 'letters',
  'prove-email': 'letters',
  'confirm-email': 'letters',
  'password-changed': 'notices',
  'email-change-asked': 'notices',
  'email-changed': 'notices',
  'email-reverted': 'notices',
  'email-is-new': 'notices',
  'new-device': 'newDevices',
  'member-invitation': 'letters',
  'role-changed': 'notices',
  'member-removed': 'notices',
  'factor-added': 'notices',
  'factor-removed': 'notices',
  'factor-reset': 'notices',
  'recovery-used': 'notices',
  'recovery-renewed': 'notices',
  'gstin-changed': 'notices',
  'people-changed': 'notices',
  // Changes of an email have a limit of their own, and its old mailbox must hear of each.
  'revert-email': null,
  // Each asks for a recent sign-in, and none may be lost among other notices.
  'bank-changed': null,
  // Admins cause these, by calls with budgets of their own.
  suspended: null,
  reinstated: null,
  'signed-out': null,
  invitation: null,
} as const

/** Sends an account mail. Over the limit of its mailbox it is dropped and logged; a failed one doesn't count. */
export async function sendAccountMail(waiting: WaitingMail): Promise<void> {
  const limit = limitOf[waiting.name]
  const takeBack = limit ? await countMail(limit, waiting) : async () => {}
  if (!takeBack) return
  try {
    const letter = await accountMailOf(waiting)
    if (letter) await sendMail(await composeAccountMail(letter))
    else await takeBack()
  } catch (error) {
    await takeBack()
    throw error
  }
}

async function countMail(limit: 'letters' | 'notices' | 'newDevices', { name, to }: WaitingMail) {
  try {
    return await attempt({ [limit]: to })
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'rate_limited')) throw error
    log().warn({ letter: name }, 'account email not sent: too many to one mailbox')
    return null
  }
}
