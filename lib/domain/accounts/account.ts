import type { Account, Supplier } from '../../contract/accounts'
import { Problem } from '../../contract/core/problem'
import { sql, type Rows } from '../../infra/db/db'
import type { WriteScope } from '../core/verb'
import { pick } from '../core/visible-fields'

export type AccountRow = Account & { notes: string | null; passwordHash: string }

/** No password matches it: an invited account sets its first one by the link of the invitation. */
export const NO_PASSWORD = '!'

/** The e-mail that an account `u` has asked for and may still confirm; the present one may wait for its proof there. */
const pendingEmail = sql`(SELECT c.email FROM email_changes c WHERE c.user_id = u.id AND c.email <> u.email AND c.expires_at > now())`

/** The columns of an account that may leave the server. */
export const accountSelect = sql`
  u.id, u.username, u.email, u.role, u.company_name AS "companyName", u.contact_name AS "contactName", u.phone, u.address,
  u.gst_number AS "gstNumber", u.main_process_category AS "mainProcessCategory", u.verified, u.recheck, u.created_at AS "createdAt",
  ${pendingEmail} AS "pendingEmail", u.email_proven_at IS NOT NULL AS "emailProven"`

/** Columns that only the sign-in and session checks read. */
export const secretSelect = sql`${accountSelect}, u.notes, u.password_hash AS "passwordHash"`

/** Company, contact, e-mail and GST number as one text: the expression of the search index. */
export const accountText = sql`lower(u.company_name || ' ' || u.contact_name || ' ' || u.email || ' ' || coalesce(u.gst_number, ''))`

/** The account with its secrets, or undefined. */
export async function accountBy(rows: Rows, key: { id: number } | { email: string }): Promise<AccountRow | undefined> {
  const where = 'id' in key ? sql`u.id = ${key.id}` : sql`u.email = ${key.email}`
  const [row] = await rows<AccountRow>(sql`SELECT ${secretSelect} FROM users u WHERE ${where}`)
  return row
}

/** The account; 404 when there is none, or none with this role. */
export async function findAccount(rows: Rows, id: number, role?: 'supplier' | 'customer'): Promise<AccountRow> {
  const row = await accountBy(rows, { id })
  if (!row || (role && row.role !== role)) throw new Problem('not_found', `There is no such ${role ?? 'account'}`)
  return row
}

/** The account, its row locked until the transaction ends. */
export async function lockAccount(
  { rows }: Pick<WriteScope, 'rows' | 'tx'>,
  id: number,
  role?: 'supplier',
): Promise<AccountRow> {
  await rows(sql`SELECT id FROM users WHERE id = ${id} FOR NO KEY UPDATE`)
  return findAccount(rows, id, role)
}

/** The fields of an account that its events keep. */
export const aboutAccount = ({ id, role, companyName }: Pick<Account, 'id' | 'role' | 'companyName'>) => ({
  accountId: id,
  role,
  companyName,
})

/** The names of the fields that differ. */
export const changedFields = (before: AccountRow, after: AccountRow) =>
  editable.filter((field) => before[field] !== after[field])

const editable = [
  ...([
    'companyName',
    'contactName',
    'email',
    'phone',
    'address',
    'gstNumber',
    'mainProcessCategory',
    'notes',
  ] as const),
]

const accountFields = [
  'id',
  'username',
  'email',
  'pendingEmail',
  'emailProven',
  'role',
  'companyName',
  'contactName',
  'phone',
  'address',
  'gstNumber',
  'mainProcessCategory',
  'verified',
  'recheck',
  'createdAt',
] as const satisfies (keyof AccountRow)[]

/** An account as it may leave the server: no secret, no admin's notes. */
export const toAccount = (row: Account): Account => pick(row, accountFields)

/** A supplier as admins see it. */
export const toSupplier = (row: AccountRow): Supplier => pick(row, [...accountFields, 'notes'])
