import type { Account } from '../../contract/accounts'
import type { Rows, Tx } from '../../infra/db/db'
import { queueAccountMail } from './account-mail'
import { endPasswordTokens } from './password-token'

/** After a change of e-mail: links in the old mailbox become void, and the old mailbox gets a notice. */
export async function afterEmailChange(tx: Tx, rows: Rows, { id, email: to }: Pick<Account, 'id' | 'email'>) {
  await endPasswordTokens(tx, id)
  await queueAccountMail(rows, { name: 'email-changed', to })
}
