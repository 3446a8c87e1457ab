import type { OwnMember } from '../../contract/accounts/member'
import type { Rows, Tx } from '../../infra/db/db'
import { queueAccountMail } from './account-mail'
import { endPasswordTokens } from './password-token'

/** After a change of email: links in the old mailbox become void, and both mailboxes get a notice. */
export async function afterEmailChange(
  tx: Tx,
  rows: Rows,
  { id, email: old }: Pick<OwnMember, 'id' | 'email'>,
  email: string,
) {
  await endPasswordTokens(tx, id)
  await queueAccountMail(rows, { name: 'email-changed', to: old })
  await queueAccountMail(rows, { name: 'email-is-new', to: email })
}
