import type { Account } from '../../contract/accounts'
import type { Rows, Tx } from '../../infra/db/db'
import { queueAccountMail } from './account-mail'
import { endPasswordTokens } from './password-token'

/** What follows when an account gets another e-mail: links in the mailbox of before open it no more, and that mailbox is told. */
export async function afterEmailChange(tx: Tx, rows: Rows, { id, email: to }: Pick<Account, 'id' | 'email'>) {
  await endPasswordTokens(tx, id)
  await queueAccountMail(rows, { name: 'email-changed', to })
}
