import type { Account, Me } from '../../../contract/people/account'
import { Problem } from '../../../contract/core/problem'
import { sql, type Rows, type Tx } from '../../../infra/db/db'
import { factorDueAt } from '../../../infra/db/sessions'
import { aboutAccount, accountFields, companySelect } from '../accounts/account'
import type { WriteScope } from '../../core/verb'
import { pick } from '../../core/visible-fields'

/** A person with the company, and the hash of the password. */
export type PersonRow = Me & { passwordHash: string; memberState: 'invited' | 'active' }

/** No password matches it: an invited person sets the first one by the link of the invitation. */
export const NO_PASSWORD = '!'

/** The columns of a person `m` and the company `u`. */
const personSelect = () => sql`${companySelect}, m.email, m.email AS username, m.name AS "contactName",
  (SELECT c.email FROM email_changes c WHERE c.member_id = m.id AND c.email <> m.email AND c.expires_at > now()) AS "pendingEmail",
  m.email_proven_at IS NOT NULL AS "emailProven", m.password_hash AS "passwordHash", m.state AS "memberState",
  u.suspended_at IS NOT NULL AS suspended, ${factorDueAt()} AS "factorDueAt",
  json_build_object('id', m.id, 'name', m.name, 'email', m.email, 'role', m.role, 'approvalLimit', m.approval_limit, 'language', m.language, 'leaked', m.password_known) AS member`

type Key = { id: number } | { email: string }

/** The person of this id or email, unless it was removed; undefined when there is none. */
export async function personBy(rows: Rows, key: Key): Promise<PersonRow | undefined> {
  const where = 'id' in key ? sql`m.id = ${key.id}` : sql`m.email = ${key.email}`
  const [row] = await rows<PersonRow>(sql`
    SELECT ${personSelect()} FROM members m JOIN users u ON u.id = m.company_id WHERE ${where} AND m.state <> 'removed'`)
  return row
}

/** The person; 404 when there is none. */
export async function findPerson(rows: Rows, id: number): Promise<PersonRow> {
  const person = await personBy(rows, { id })
  if (!person) throw new Problem('not_found', 'Account not found')
  return person
}

/** The person, the company's row locked until the transaction ends: whatever changes people locks it first. */
export async function lockPerson({ rows }: Pick<WriteScope, 'rows' | 'tx'>, id: number): Promise<PersonRow> {
  await rows(sql`
    SELECT u.id FROM users u WHERE u.id = (SELECT company_id FROM members WHERE id = ${id}) FOR NO KEY UPDATE`)
  return findPerson(rows, id)
}

/** The person whose name and email are those of the company. */
export async function contactOf(tx: Tx, companyId: number): Promise<number> {
  const contact = await tx.member.findFirst({ where: { companyId, contact: true }, select: { id: true } })
  if (!contact) throw new Problem('not_found', 'Account not found')
  return contact.id
}

/** Refuses an email that another person has: 409. */
export async function assertFreeEmail(rows: Rows, email: string | undefined, own?: number) {
  const other = email && (await personBy(rows, { email }))
  if (other && other.member.id !== own) throw new Problem('conflict', 'An account with this email already exists')
}

/** The fields of a person that its events keep. */
export const aboutMember = (company: Account, { id, name, role }: Pick<Me['member'], 'id' | 'name' | 'role'>) => ({
  ...aboutAccount(company),
  memberId: id,
  memberName: name,
  memberRole: role,
})

/** The signed-in account as it may leave the server. */
export const toMe = (row: Me): Me =>
  pick(row, [...accountFields, 'member', 'suspended', 'suspendedReason', 'factorDueAt'])
