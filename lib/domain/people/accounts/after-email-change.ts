import type { OwnMember } from '../../../contract/people/member'
import type { Rows, Tx } from '../../../infra/db/db'
import { queueAccountMail } from './account-mail'
import { keepRevertible } from './email-revert'
import { endPasswordTokens } from './password-token'

type Change = {
  member: Pick<OwnMember, 'id' | 'email'>
  email: string
  /** An admin decided it: it can't be taken back. */ byAdmin?: boolean
}

/** After a change of email: links in the old mailbox become void, and both mailboxes get a notice. The old one can take it back. */
export async function afterEmailChange(tx: Tx, rows: Rows, { member: { id, email: old }, email, byAdmin }: Change) {
  await endPasswordTokens(tx, id)
  if (byAdmin) await queueAccountMail(rows, { name: 'email-changed', to: old })
  else await keepRevertible(rows, { memberId: id, email: old })
  await queueAccountMail(rows, { name: 'email-is-new', to: email })
}
