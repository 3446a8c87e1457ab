import { oneMailbox } from '../../../contract/core/mailbox'
import { Problem } from '../../../contract/core/problem'
import { rowsIn, transaction } from '../../../infra/db/db'
import { endSessions } from '../../../infra/db/sessions'
import { queueAccountMail } from '../accounts/account-mail'
import { writeEvent } from '../../core/emit'
import { command, type WriteScope } from '../../core/verb'
import { aboutMember, lockPerson, personBy } from '../members/person'
import { hasFactor } from './factor'

const DAY = 86_400_000

/** Removes all second factors of a person who lost them, ends the sessions and mails it. An admin has a day for a new one. */
export const resetFactors = command('factor.reset', async (scope, { id }: { id: number }): Promise<void> => {
  scope.emit('account.factorsReset', await clearFactors(scope, id))
})

/** The same from the console of the server, for the only admin: by email, as the system. Returns the person's name. */
export const resetFactorsOf = (email: string): Promise<string> =>
  transaction(async (tx) => {
    const rows = rowsIn(tx)
    const person = await personBy(rows, { email: oneMailbox(email) })
    if (!person) throw new Problem('not_found', `Nobody has the email ${email}`)
    await writeEvent(rows, null, 'account.factorsReset', await clearFactors({ tx, rows }, person.member.id))
    return person.member.name
  })

async function clearFactors(scope: Pick<WriteScope, 'tx' | 'rows'>, id: number) {
  const { tx, rows } = scope
  const person = await lockPerson(scope, id)
  if (!(await hasFactor(rows, id))) throw new Problem('conflict', 'No second factor is set up')
  await tx.passkey.deleteMany({ where: { memberId: id } })
  await tx.recoveryCode.deleteMany({ where: { memberId: id } })
  const factorDueAt = person.role === 'admin' ? new Date(Date.now() + DAY) : null
  const data = { totpSecret: null, totpConfirmedAt: null, totpLastStep: null, factorDueAt }
  await tx.member.update({ where: { id }, data })
  await endSessions(rows, id)
  await queueAccountMail(rows, { name: 'factor-reset', to: person.email })
  return aboutMember(person, person.member)
}
