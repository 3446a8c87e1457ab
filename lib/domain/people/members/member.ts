import type { Member } from '../../../contract/people/members'
import type { MemberRole } from '../../../terms/member-roles'
import { memberRoles } from '../../../terms/member-roles'
import { invalid, Problem } from '../../../contract/core/problem'
import { limitedRoles } from '../../../rules/people/approval-limit'
import { sql, type Rows, type Sql } from '../../../infra/db/db'
import { withFactor } from '../../../infra/db/sessions'
import type { Viewer } from '../../../rules/core/permissions'
import type { WriteScope } from '../../core/verb'
import { pick } from '../../core/visible-fields'

/** A person of a company as its owners see it; `removed` rows stay for what they did. */
export type MemberRow = Required<Omit<Member, 'state'>> & { state: Member['state'] | 'removed'; companyId: number }

const memberSelect = sql`
  m.id, m.company_id AS "companyId", m.name, m.role, m.state, m.contact, m.email, m.approval_limit AS "approvalLimit",
  (SELECT max(s.seen_at) FROM sessions s WHERE s.member_id = m.id) AS "lastSeenAt",
  ${withFactor} AS "secondFactor",
  m.created_at AS "createdAt"`

/** The people of a company that meet a condition, owners first. */
export const findMembers = (rows: Rows, companyId: number, where: Sql): Promise<MemberRow[]> =>
  rows<MemberRow>(sql`
    SELECT ${memberSelect} FROM members m WHERE m.company_id = ${companyId} AND ${where}
    ORDER BY m.role <> 'owner', m.name COLLATE "en-x-icu", m.id LIMIT 500`)

/** A person of the viewer's company, the company's row locked until the transaction ends; 404 when there is none. */
export async function lockMember({ viewer, rows }: WriteScope, id: number): Promise<MemberRow> {
  await rows(sql`SELECT id FROM users WHERE id = ${viewer.id} FOR NO KEY UPDATE`)
  const [member] = await findMembers(rows, viewer.id, sql`m.id = ${id}`)
  if (!member) throw new Problem('not_found', 'Person not found')
  return member
}

/** Whether an owner may give a person of this role a limit: a buyer or an approver of a customer. */
export const hasLimit = ({ role: company }: Viewer, role: MemberRole) =>
  company === 'customer' && (limitedRoles as readonly MemberRole[]).includes(role)

/** Refuses a role of another kind of company, and a limit for others than the buyers and approvers of a customer: 400. */
export function assertFits(viewer: Viewer, role: MemberRole, approvalLimit: number | null | undefined) {
  if (!(memberRoles[viewer.role] as readonly MemberRole[]).includes(role)) throw invalid('role', 'Choose a role')
  if (!hasLimit(viewer, role) && approvalLimit !== undefined && approvalLimit !== null)
    throw invalid('approvalLimit', 'Only a buyer or an approver has a limit')
}

/** Refuses to take the last active owner from a company: 409. */
export async function assertOwnerStays({ tx }: WriteScope, { id, companyId, role }: MemberRow) {
  if (role !== 'owner') return
  const another = await tx.member.findFirst({ where: { companyId, role: 'owner', state: 'active', id: { not: id } } })
  if (!another) throw new Problem('conflict', 'Make someone else an owner first: a company needs one')
}

const forAll = ['id', 'name', 'role', 'state', 'contact', 'createdAt'] as const
const forOwners = ['email', 'approvalLimit', 'lastSeenAt', 'secondFactor'] as const

/** A person as this colleague sees it. */
export const toMember = (row: MemberRow, { member }: Viewer) =>
  pick(row, [...forAll, ...(member.role === 'owner' ? forOwners : [])]) as Member
