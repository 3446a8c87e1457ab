import type { factors } from '../../../contract/people/factors'
import { PASSKEYS_MAX } from '../../../contract/people/factors'
import type { Input } from '../../../contract/core/endpoint'
import { invalid, Problem } from '../../../contract/core/problem'
import type { Rows } from '../../../infra/db/db'
import { noteConfirmed } from '../../../infra/db/sessions'
import { queueAccountMail } from '../accounts/account-mail'
import { command, query, type WriteScope } from '../../core/verb'
import { aboutMember, lockPerson, type PersonRow } from '../members/person'
import { assertKeepsOne, factorsOf, guessesIn, hasFactor, usesCode, withinGuesses } from './factor'
import { newPasskey, newPasskeyOptions, passkeysOf, toPasskey } from './passkey'
import { newRecoveryCodes } from './recovery-codes'
import { newTotp } from './totp'

/** The own second factors. */
export const listFactors = query('factor.get', ({ viewer, rows }) => factorsOf(rows, viewer))

/** Begins to set up an authenticator app; it counts once a code of it is confirmed. */
export const startTotp = command('factor.startTotp', async (scope) => {
  const { viewer, tx } = scope
  await lockPerson(scope, viewer.member.id)
  const started = newTotp(viewer.email)
  const data = { totpSecret: started.sealed, totpLastStep: null }
  const set = await tx.member.updateMany({ where: { id: viewer.member.id, totpConfirmedAt: null }, data })
  if (!set.count) throw new Problem('conflict', 'An authenticator app is set up already. Remove it first.')
  return { uri: started.uri, secret: started.secret }
})

/** Confirms the app with a code of it. The first factor brings recovery codes. */
export const confirmTotp = query('factor.confirmTotp', ({ viewer }, form: { code: string }) =>
  withinGuesses(guessesIn(viewer, 'set-up'), () => keepTotp(viewer, form)),
)

const keepTotp = command('factor.confirmTotp', async (scope, { code }: { code: string }) => {
  const { viewer, tx, rows } = scope
  const person = await lockPerson(scope, viewer.member.id)
  if ((await factorsOf(rows, person)).totp) throw new Problem('conflict', 'An authenticator app is set up already')
  if (!(await usesCode(rows, viewer.member.id, code, 'new'))) throw invalid('code', 'This code is not right')
  const codes = await codesOfFirst(scope, person)
  await tx.member.update({ where: { id: viewer.member.id }, data: { totpConfirmedAt: new Date() } })
  await noteConfirmed(rows, viewer.session, true)
  await tell(scope, person, 'added', 'totp')
  return { recoveryCodes: codes }
})

/** Removes the authenticator app. */
export const removeTotp = command('factor.removeTotp', async (scope): Promise<void> => {
  const { viewer, tx, rows } = scope
  const person = await lockPerson(scope, viewer.member.id)
  if (!(await factorsOf(rows, person)).totp) throw new Problem('conflict', 'No authenticator app is set up')
  await assertKeepsOne(rows, person)
  const data = { totpSecret: null, totpConfirmedAt: null, totpLastStep: null }
  await tx.member.update({ where: { id: viewer.member.id }, data })
  await tell(scope, person, 'removed', 'totp')
})

/** Begins to add a passkey. */
export const passkeyOptions = command('factor.passkeyOptions', async ({ viewer, rows }) => {
  await assertRoom(rows, viewer.member.id)
  return newPasskeyOptions(rows, viewer.member)
})

/** Adds a passkey. The first factor brings recovery codes. */
export const addPasskey = command('factor.addPasskey', async (scope, form: Input<typeof factors.addPasskey>) => {
  const { viewer, tx, rows } = scope
  const person = await lockPerson(scope, viewer.member.id)
  const made = await newPasskey(rows, viewer.member.id, form)
  if (!made) throw invalid('response', 'The browser’s answer is not right. Please try again.')
  if (await tx.passkey.findUnique({ where: { credentialId: made.credentialId } }))
    throw new Problem('conflict', 'This passkey is here already')
  await assertRoom(rows, viewer.member.id)
  const codes = await codesOfFirst(scope, person)
  const { id } = await tx.passkey.create({ data: { ...made, name: form.name, memberId: viewer.member.id } })
  await noteConfirmed(rows, viewer.session, true)
  await tell(scope, person, 'added', 'passkey')
  return { recoveryCodes: codes, passkey: await ownPasskey(scope, id) }
})

/** Renames an own passkey. */
export const renamePasskey = command(
  'factor.renamePasskey',
  async (scope, { id, name }: { id: number; name: string }) => {
    await ownPasskey(scope, id)
    await scope.tx.passkey.update({ where: { id }, data: { name } })
    return ownPasskey(scope, id)
  },
)

/** Removes an own passkey. */
export const removePasskey = command('factor.removePasskey', async (scope, { id }: { id: number }): Promise<void> => {
  const person = await lockPerson(scope, scope.viewer.member.id)
  await ownPasskey(scope, id)
  await assertKeepsOne(scope.rows, person)
  await scope.tx.passkey.delete({ where: { id } })
  await tell(scope, person, 'removed', 'passkey')
})

/** Ten new recovery codes in the place of the old ones. */
export const makeRecoveryCodes = command('factor.newRecoveryCodes', async (scope) => {
  const { viewer, tx, rows } = scope
  await lockPerson(scope, viewer.member.id)
  if (!(await hasFactor(rows, viewer.member.id))) throw new Problem('conflict', 'Add a second factor first')
  await queueAccountMail(rows, { name: 'recovery-renewed', to: viewer.email })
  return { recoveryCodes: await newRecoveryCodes(tx, viewer.member.id) }
})

async function assertRoom(rows: Rows, memberId: number) {
  if ((await passkeysOf(rows, memberId)).length >= PASSKEYS_MAX)
    throw new Problem('conflict', `You have ${PASSKEYS_MAX} passkeys, which is the most. Remove one first.`)
}

async function ownPasskey({ viewer, rows }: WriteScope, id: number) {
  const passkey = (await passkeysOf(rows, viewer.member.id)).find((one) => one.id === id)
  if (!passkey) throw new Problem('not_found', 'Passkey not found')
  return toPasskey(passkey)
}

const codesOfFirst = async ({ tx, rows }: WriteScope, { member }: PersonRow) =>
  (await hasFactor(rows, member.id)) ? [] : newRecoveryCodes(tx, member.id)

/** Keeps it in the log and mails it. Without any factor left, recovery codes recover nothing. */
async function tell(
  { tx, rows, emit }: WriteScope,
  person: PersonRow,
  what: 'added' | 'removed',
  factor: 'totp' | 'passkey',
) {
  const { id } = person.member
  if (what === 'removed' && !(await hasFactor(rows, id))) await tx.recoveryCode.deleteMany({ where: { memberId: id } })
  emit(what === 'added' ? 'account.factorAdded' : 'account.factorRemoved', {
    ...aboutMember(person, person.member),
    factor,
  })
  await queueAccountMail(rows, { name: what === 'added' ? 'factor-added' : 'factor-removed', to: person.email })
}
