import { Problem } from '../../contract/core/problem'
import { endSessions } from '../../infra/db/sessions'
import { queueAccountMail } from '../accounts/account-mail'
import { command } from '../core/verb'
import { aboutMember, lockPerson } from '../members/person'
import { hasFactor } from './factor'

const DAY = 86_400_000

/** Removes all second factors of a person who lost them, ends the sessions and mails it. An admin has a day for a new one. */
export const resetFactors = command('factor.reset', async (scope, { id }: { id: number }): Promise<void> => {
  const { tx, rows, emit } = scope
  const person = await lockPerson(scope, id)
  if (!(await hasFactor(rows, id))) throw new Problem('conflict', 'No second factor is set up')
  await tx.passkey.deleteMany({ where: { memberId: id } })
  await tx.recoveryCode.deleteMany({ where: { memberId: id } })
  const factorDueAt = person.role === 'admin' ? new Date(Date.now() + DAY) : null
  const data = { totpSecret: null, totpConfirmedAt: null, totpStep: null, factorDueAt }
  await tx.member.update({ where: { id }, data })
  await endSessions(rows, id)
  emit('account.factorsReset', aboutMember(person, person.member))
  await queueAccountMail(rows, { name: 'factor-reset', to: person.email })
})
