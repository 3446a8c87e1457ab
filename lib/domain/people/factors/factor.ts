import type { Factors, SecondFactor } from '../../../contract/people/factors'
import { Problem } from '../../../contract/core/problem'
import { sql, type Rows } from '../../../infra/db/db'
import { withFactor } from '../../../infra/db/sessions'
import { env } from '../../../infra/env'
import { attempt } from '../../../infra/rate-limiter'
import type { Viewer } from '../../../rules/core/permissions'
import { queueAccountMail } from '../accounts/account-mail'
import type { WriteScope } from '../../core/verb'
import { aboutMember, type PersonRow } from '../members/person'
import { passkeysOf, personOfPasskey, toPasskey } from './passkey'
import { spendRecoveryCode } from './recovery-codes'
import { stepOf } from './totp'

/** Whether this person has to keep a second factor. */
export const isRequired = ({ role }: { role: string }) => role === 'admin' && env().ADMIN_SECOND_FACTOR === 'required'

type Kept = { totpSecret: Uint8Array | null; totp: boolean; recoveryLeft: number; dueAt: string | null }

/** The second factors of a person. */
export async function factorsOf(rows: Rows, { member, role }: Pick<PersonRow, 'member' | 'role'>): Promise<Factors> {
  const [[kept], passkeys] = await Promise.all([
    rows<Kept>(sql`
      SELECT m.totp_confirmed_at IS NOT NULL AS totp, m.factor_due_at AS "dueAt",
        (SELECT count(*)::int FROM recovery_codes c WHERE c.member_id = m.id AND c.used_at IS NULL) AS "recoveryLeft"
      FROM members m WHERE m.id = ${member.id}`),
    passkeysOf(rows, member.id),
  ])
  const { totp, recoveryLeft, dueAt } = kept!
  const required = isRequired({ role })
  const isDue = required && !totp && !passkeys.length
  return { totp, passkeys: passkeys.map(toPasskey), recoveryLeft, required, dueAt: isDue ? dueAt : null }
}

/** Whether a sign-in of this person needs more than the password. */
export async function hasFactor(rows: Rows, memberId: number): Promise<boolean> {
  const [row] = await rows<{ has: boolean }>(sql`
    SELECT ${withFactor} AS has FROM members m WHERE m.id = ${memberId}`)
  return row?.has ?? false
}

/** Whether this proves a second factor of the person. A code, a recovery code and a passkey's answer work once. */
export async function provesFactor(
  scope: WriteScope<unknown>,
  person: PersonRow,
  given: SecondFactor,
  purpose: 'passkey sign-in' | 'confirm' = 'passkey sign-in',
): Promise<boolean> {
  const { rows, emit } = scope
  const { id } = person.member
  if ('passkey' in given) return (await personOfPasskey(rows, purpose, given.passkey)) === id
  if ('code' in given) return usesCode(rows, id, given.code, 'confirmed')
  if (!(await spendRecoveryCode(rows, id, given.recovery))) return false
  emit('account.recoveryUsed', aboutMember(person, person.member))
  await queueAccountMail(rows, { name: 'recovery-used', to: person.email })
  return true
}

/**
 * A code counts for a later step of time than the last one that was used: of two devices one gets it. The app has to be
 * confirmed already, or is `new`.
 */
export async function usesCode(rows: Rows, memberId: number, code: string, app: 'confirmed' | 'new'): Promise<boolean> {
  const [kept] = await rows<{ totpSecret: Uint8Array }>(sql`
    SELECT totp_secret AS "totpSecret" FROM members
    WHERE id = ${memberId} AND totp_secret IS NOT NULL AND (totp_confirmed_at IS NOT NULL) = ${app === 'confirmed'}`)
  const step = kept && stepOf(kept.totpSecret, code)
  if (!step) return false
  const used = await rows(sql`
    UPDATE members SET totp_step = ${step}::bigint
    WHERE id = ${memberId} AND (totp_step IS NULL OR totp_step < ${step}::bigint) RETURNING id`)
  return used.length > 0
}

/** A kind of second factor. Wrong guesses are counted for each kind apart. */
type Way = 'password' | 'code' | 'recovery' | 'passkey'

/** The way by which this proves it. */
export function wayOf(given: object): Way {
  if ('password' in given) return 'password'
  if ('code' in given) return 'code'
  return 'recovery' in given ? 'recovery' : 'passkey'
}

/** What guesses in one session count under. */
export const guessesIn = ({ session, member }: Viewer, way: Way | 'set-up') => {
  const key = `${way}:${session ?? `member ${member.id}`}`
  return { confirm: key, confirmDay: key }
}

/** A guess within its limits: a right one doesn't count. Above them 429. */
export async function withinGuesses<T>(limits: Parameters<typeof attempt>[0], guess: () => Promise<T>): Promise<T> {
  const takeBack = await attempt(limits)
  const result = await guess()
  await takeBack()
  return result
}

/** Refuses to take the last factor from a person that has to keep one: 409. */
export async function assertKeepsOne(rows: Rows, person: PersonRow) {
  const { totp, passkeys } = await factorsOf(rows, person)
  if (isRequired(person) && Number(totp) + passkeys.length <= 1)
    throw new Problem('conflict', 'An admin keeps one second factor')
}
