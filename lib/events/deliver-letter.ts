import type { WaitingLetter } from '../contract/account-mails'
import { Problem } from '../contract/core/problem'
import { openLetter } from '../domain/accounts/account-mail'
import { attempt } from '../infra/rate-limiter'
import { log } from '../infra/observability/log'
import { sendMail } from '../infra/mail'
import { composeLetter } from './mails/compose'

const limitOf = {
  reset: 'letters',
  'confirm-email': 'letters',
  'password-changed': 'notices',
  'email-changed': 'notices',
  // An admin adds each supplier once.
  invitation: null,
} as const

/** Sends a letter that waits. One too many to its mailbox is not sent, and logged; one that can't be sent doesn't count. */
export async function deliverLetter(waiting: WaitingLetter): Promise<void> {
  const limit = limitOf[waiting.name]
  const takeBack = limit ? await countLetter(limit, waiting) : async () => {}
  if (!takeBack) return
  try {
    const letter = await openLetter(waiting)
    if (letter) await sendMail(await composeLetter(letter))
    else await takeBack()
  } catch (error) {
    await takeBack()
    throw error
  }
}

async function countLetter(limit: 'letters' | 'notices', { name, to }: WaitingLetter) {
  try {
    return await attempt({ [limit]: to })
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'rate_limited')) throw error
    log().warn({ letter: name }, 'a letter too many to one mailbox was not sent')
    return null
  }
}
