import type { AccountMail, CallableNotice, Notice, WaitingMail } from '../../../contract/people/account-mails'
import { rows, rowsIn, transaction } from '../../../infra/db/db'
import { env } from '../../../infra/env'
import { writeEvent } from '../../core/emit'
import { personBy } from '../members/person'
import { aboutAccount } from './account'
import { newEmailToken } from './email-change'
import { newRevertToken } from './email-revert'
import { newPasswordToken } from './password-token'

const at = (path: string) => `${env().APP_URL}${path}`
const support = () => `mailto:${env().SALES_EMAIL}`
const forgot = () => at('/auth?forgot=1')
const signIn = () => at('/auth')

/** Where the button of each notice leads. */
const linkOf: Record<Notice | CallableNotice, () => string> = {
  'password-changed': forgot,
  'email-change-asked': forgot,
  'email-changed': support,
  'email-reverted': support,
  'email-is-new': signIn,
  'role-changed': signIn,
  'member-removed': support,
  suspended: signIn,
  reinstated: signIn,
  'signed-out': forgot,
  'factor-added': forgot,
  'factor-removed': forgot,
  'factor-reset': signIn,
  'recovery-used': forgot,
  'recovery-renewed': forgot,
  'bank-changed': forgot,
  'gstin-changed': forgot,
  'people-changed': forgot,
}
const isNotice = (name: WaitingMail['name']): name is Notice => Object.hasOwn(linkOf, name)

/** The mail to send, with a link that is valid from now on. Null when no account has this address, or the change was cancelled. */
export async function accountMailOf(waiting: WaitingMail): Promise<AccountMail | null> {
  const { name, to } = waiting
  if (name === 'suspended' || name === 'signed-out') return { name, to, link: linkOf[name](), phone: env().SALES_PHONE }
  if (name === 'new-device') return { ...waiting, link: forgot() }
  if (isNotice(name)) return { name, to, link: linkOf[name]() }
  if (name === 'prove-email' || name === 'confirm-email') {
    const token = await newEmailToken(rows, { memberId: waiting.memberId, email: to })
    return token ? { name, to, link: at(`/auth/confirm-email?token=${token}`) } : null
  }
  if (name === 'revert-email') {
    const token = await newRevertToken(rows, { memberId: waiting.memberId, email: to })
    return token ? { name, to, link: at(`/auth/revert-email?token=${token}`) } : null
  }
  const account = await personBy(rows, { email: to })
  if (!account) return null
  // Whoever was invited and has forgotten it gets the invitation again.
  const kind = name === 'reset' && account.memberState === 'invited' ? 'member-invitation' : name
  const token = await transaction(async (tx) => {
    if (kind === 'reset') await writeEvent(rowsIn(tx), null, 'account.passwordLinkSent', aboutAccount(account))
    return newPasswordToken(tx, kind === 'reset' ? 'reset' : 'invitation', account.member.id)
  })
  const link = at(`/auth?token=${token}`)
  const { contactName, companyName, verified } = account
  if (kind === 'reset') return { name: kind, to, link }
  if (kind === 'invitation') return { name: kind, to, link, contactName, companyName }
  const declineLink = at(`/auth/decline?token=${token}`)
  return { name: kind, to, link, declineLink, companyName: verified ? companyName : null }
}
