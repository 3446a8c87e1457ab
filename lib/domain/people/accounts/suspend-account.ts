import type { accounts } from '../../../contract/people/accounts'
import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import { endSessionsOfCompany } from '../../../infra/db/sessions'
import { command, type WriteScope } from '../../core/verb'
import { aboutAccount, findAccount, lockAccount, toCustomer, toSupplier, type AccountRow } from './account'
import { queueAccountMail } from './account-mail'
import { assertNamesNobody } from './refuse-account'
import { assertTrader } from './suspension'

type Suspension = Input<typeof accounts.suspend>
type Reinstatement = Input<typeof accounts.reinstate>

/** An admin suspends a company: it is signed out, reads everything, and starts nothing until it is reinstated. */
export const suspendAccount = command('account.suspend', async (scope, { id, reason }: Suspension) => {
  const { tx, rows, emit } = scope
  const before = await lockTrader(scope, id)
  if (before.suspendedAt) throw new Problem('conflict', 'It is suspended already')
  assertNamesNobody(reason, before)
  await tx.user.update({ where: { id }, data: { suspendedAt: new Date(), suspendedReason: reason } })
  await endSessionsOfCompany(rows, id)
  emit('account.suspended', { ...aboutAccount(before), note: reason })
  await tellPeople(scope, id, 'suspended')
  return shown(await findAccount(rows, id))
})

/** An admin lifts a suspension; the account is in the state that it had before. The reason is for admins. */
export const reinstateAccount = command('account.reinstate', async (scope, { id, reason }: Reinstatement) => {
  const { tx, rows, emit } = scope
  const before = await lockTrader(scope, id)
  if (!before.suspendedAt) throw new Problem('conflict', 'It isn’t suspended')
  await tx.user.update({ where: { id }, data: { suspendedAt: null, suspendedReason: null } })
  emit('account.reinstated', { ...aboutAccount(before), note: reason ?? null })
  await tellPeople(scope, id, 'reinstated')
  return shown(await findAccount(rows, id))
})

/** A customer or supplier, its row locked until the transaction ends; admins are never suspended. */
export async function lockTrader(scope: WriteScope, id: number): Promise<AccountRow> {
  const account = await lockAccount(scope, id)
  assertTrader(account)
  return account
}

/** Mails every person of a company. */
export async function tellPeople(
  { rows, tx }: WriteScope,
  companyId: number,
  name: 'suspended' | 'reinstated' | 'signed-out',
) {
  const people = await tx.member.findMany({ where: { companyId, state: 'active' }, select: { email: true } })
  for (const { email } of people) await queueAccountMail(rows, { name, to: email })
}

const shown = (row: AccountRow) => (row.role === 'supplier' ? toSupplier(row) : toCustomer(row))
