import type { Account, AccountState, Customer, Supplier, SupplierWork } from '../../../contract/people/account'
import { Problem } from '../../../contract/core/problem'
import { sql, type Rows, type Sql } from '../../../infra/db/db'
import { folded } from '../../../infra/db/text-search'
import type { WriteScope } from '../../core/verb'
import { pick } from '../../core/visible-fields'
import { countNotes } from '../../core/notes/note-count'

export type AccountRow = Account & {
  notes: string | null
  noteCount?: number
  members?: number
  suspendedAt: string | null
  suspendedReason: string | null
  /** In lists of suppliers. */
  work?: SupplierWork
}

/** The email that the contact of an account `u` has asked for and may still confirm; the present one may wait for its proof there. */
const pendingEmail = sql`(SELECT c.email FROM members m JOIN email_changes c ON c.member_id = m.id
  WHERE m.company_id = u.id AND m.contact AND c.email <> u.email AND c.expires_at > now())`

/** It waits for an admin: to be verified, or to be checked again. */
export const isToVerify = sql`((NOT u.verified OR u.recheck) AND u.decision IS NULL AND u.suspended_at IS NULL)`

/** Each state as a condition: an account is in one of them. */
export const inState = {
  pending: sql`(NOT u.verified AND u.decision IS NULL AND u.suspended_at IS NULL)`,
  verified: sql`(u.verified AND NOT u.recheck AND u.suspended_at IS NULL)`,
  recheck: sql`(u.recheck AND u.decision IS NULL AND u.suspended_at IS NULL)`,
  rejected: sql`(u.decision = 'rejected' AND u.suspended_at IS NULL)`,
  changes: sql`(u.decision = 'changes' AND u.suspended_at IS NULL)`,
  suspended: sql`u.suspended_at IS NOT NULL`,
} satisfies Record<AccountState, Sql>

/** Its state as one word. */
const accountState = sql`CASE WHEN u.suspended_at IS NOT NULL THEN 'suspended' WHEN u.decision IS NOT NULL THEN u.decision::text WHEN NOT u.verified THEN 'pending'
  WHEN u.recheck THEN 'recheck' ELSE 'verified' END`

/** The columns of a company that may leave the server, without those that name a person. */
export const companySelect = sql`
  u.id, u.role, u.company_name AS "companyName", u.phone, u.address, u.gst_number AS "gstNumber",
  u.main_process_category AS "mainProcessCategory", u.verified, u.recheck, ${accountState} AS state,
  u.rejection_reason AS "rejectionReason", u.suspended_at AS "suspendedAt", u.suspended_reason AS "suspendedReason", u.created_at AS "createdAt"`

/** The columns of an account that may leave the server; its person is its contact. */
const accountSelect = sql`${companySelect}, u.username, u.email, u.contact_name AS "contactName",
  ${pendingEmail} AS "pendingEmail", u.email_proven_at IS NOT NULL AS "emailProven"`

/** What admins read besides of an account `u`. */
export const adminSelect = sql`${accountSelect}, u.notes, ${countNotes('account', sql`u.id`)} AS "noteCount",
  (SELECT count(*)::int FROM members m WHERE m.company_id = u.id AND m.state <> 'removed') AS members`

/** Company, contact, email and GST number as one text: the expression of the search index. */
export const accountText = folded(
  sql`u.company_name || ' ' || u.contact_name || ' ' || u.email || ' ' || coalesce(u.gst_number, '')`,
)

/** The account; 404 when there is none, or none with this role. */
export async function findAccount(rows: Rows, id: number, role?: 'supplier' | 'customer'): Promise<AccountRow> {
  const [row] = await rows<AccountRow>(sql`SELECT ${adminSelect} FROM users u WHERE u.id = ${id}`)
  if (!row || (role && row.role !== role))
    throw new Problem('not_found', role === 'supplier' ? 'Supplier not found' : 'Account not found')
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

/** Refuses a decision on an account that doesn't wait for one; admins are never decided on. */
export function assertWaits({ role, state }: Pick<Account, 'role' | 'state'>) {
  if (role === 'admin') throw new Problem('not_found', 'Customer or supplier not found')
  if (state === 'verified') throw new Problem('conflict', 'This account is already verified')
  if (state === 'suspended') throw new Problem('conflict', 'This account is suspended')
  if (state === 'rejected') throw new Problem('conflict', 'This account is rejected; it waits for the company')
  if (state === 'changes') throw new Problem('conflict', 'Changes were requested; the account waits for the company')
}

/** The fields of an account that its events keep. */
export const aboutAccount = ({ id, role, companyName }: Pick<Account, 'id' | 'role' | 'companyName'>) => ({
  accountId: id,
  role,
  companyName,
})

/** The names of the fields that differ. */
export const changedFields = (before: Partial<AccountRow>, after: Partial<AccountRow>) =>
  editable.filter((field) => before[field] !== after[field])

const editable = [
  'companyName',
  'contactName',
  'email',
  'phone',
  'address',
  'gstNumber',
  'mainProcessCategory',
  'notes',
] as const

/** The fields of an account that may leave the server. */
export const accountFields = [
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
  'state',
  'rejectionReason',
  'createdAt',
] as const satisfies (keyof AccountRow)[]

/** What admins alone read. */
const forAdmins = ['suspendedAt', 'suspendedReason', 'members', 'noteCount'] as const

/** An account as it may leave the server: no secret, no admin's notes. */
export const toAccount = (row: Account): Account => pick(row, accountFields)

/** A customer as admins see it. */
export const toCustomer = (row: AccountRow): Customer => pick(row, [...accountFields, ...forAdmins])

/** A supplier as admins see it. */
export const toSupplier = (row: AccountRow): Supplier => pick(row, [...accountFields, ...forAdmins, 'notes', 'work'])
