import { raw, sql } from '../../../infra/db/db'
import type { Viewer } from '../../../rules/core/permissions'
import { initialsOf } from '../../../rules/core/initials'
import type { ReadScope } from '../../core/verb'
import { isToVerify } from '../../people/accounts/account'
import { withoutProcess, withoutQuotation } from '../../trade/inquiries/visible-inquiries'
import { ofOwner } from '../../core/owners/owner'
import { isExpiring, isUnordered } from '../../trade/quotations/quotation'
import { isUnsealed } from '../../facts/quotations'
import { sinceStatus, type Kind } from './waiting'
import { firstArticlesUnanswered, overdue, overdueAnswers, waitingOrders } from './waiting-orders'

const acceptedAt = sinceStatus('quotation', sql`q.id`, 'accepted', sql`q.created_at`)

/** Accepted quotations `q` without an order: of those on the lines of one request the oldest stands for all. */
export const unorderedOnce = sql`q.id IN (
  SELECT min(q.id) FROM quotations q JOIN inquiries i ON i.id = q.inquiry_id WHERE ${isUnordered} GROUP BY coalesce(-i.rfq_id, i.id))`

/** When the oldest accepted quotations without an order were accepted, and who looks after their inquiries. */
export async function acceptances({ rows }: ReadScope, limit: number) {
  const found = await rows<{ id: number; since: string; owner: string | null }>(sql`
    SELECT q.id, ${acceptedAt} AS since, ${ofOwner('name', sql`i.owner_id`)} AS owner
    FROM quotations q JOIN inquiries i ON i.id = q.inquiry_id
    WHERE ${unorderedOnce} ORDER BY q.id LIMIT ${limit}`)
  return found.map(({ owner, ...one }) => ({ ...one, ownerInitials: owner && initialsOf(owner) }))
}

/** What waits for an admin. */
export function waitingForAdmins(viewer: Viewer) {
  const { issues, late } = waitingOrders(sql`true`)
  return {
    issues,
    late,
    ...overdueAnswers,
    suppliers: account('supplier'),
    customers: account('customer'),
    machines: capability('machine', 'approval_status'),
    processes: capability('process', 'status'),
    documents: companyDocument,
    toOrder: quotation({
      where: isUnordered,
      since: acceptedAt,
    }),
    unquoted: inquiry(withoutQuotation(viewer)),
    unsorted: inquiry(withoutProcess),
    expiring: quotation({
      where: sql`${isExpiring} AND ${isUnsealed}`,
      since: sql`q.created_at`,
      orderBy: sql`coalesce(q.valid_until, 'infinity'), q.id`,
    }),
    firstArticles: firstArticlesUnanswered,
    overdue,
  } satisfies Record<string, Kind>
}

/** To be verified: since the registration, or since the last change of its identity. */
const account = (role: 'supplier' | 'customer'): Kind => ({
  from: sql`users u`,
  where: sql`u.role = ${raw(`'${role}'`)} AND ${isToVerify}`,
  id: sql`u.id`,
  name: sql`u.company_name`,
  since: sql`coalesce((SELECT max(e.created_at) FROM events e
    WHERE e.entity_type = 'user' AND e.entity_id = u.id AND e.kind IN ('account.identityChanged', 'account.resubmitted')), u.created_at)`,
})

const capability = (noun: 'machine' | 'process', column: string): Kind => ({
  from: sql`${raw(noun === 'machine' ? 'machines' : 'processes')} t`,
  where: sql`t.${raw(column)} = 'pending'`,
  id: sql`t.id`,
  name: sql`t.name`,
  since: sinceStatus(noun, sql`t.id`, 'pending', sql`t.created_at`),
})

const companyDocument: Kind = {
  from: sql`company_documents cd`,
  where: sql`cd.status = 'submitted'`,
  id: sql`cd.id`,
  name: sql`cd.number`,
  since: sql`cd.created_at`,
}

const inquiry = (where: Kind['where']): Kind => ({
  from: sql`inquiries i JOIN users c ON c.id = i.customer_id`,
  where,
  id: sql`i.id`,
  name: sql`i.project_name`,
  since: sql`i.created_at`,
  owner: sql`i.owner_id`,
})

const quotation = (of: Pick<Kind, 'where' | 'since' | 'orderBy'>): Kind => ({
  // A left join: it is left out when they are counted.
  from: sql`quotations q LEFT JOIN inquiries i ON i.id = q.inquiry_id`,
  id: sql`q.id`,
  name: sql`i.project_name`,
  owner: sql`i.owner_id`,
  ...of,
})
