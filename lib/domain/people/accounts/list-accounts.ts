import type { Role } from '../../../contract/people/account'
import type { accounts } from '../../../contract/people/accounts'
import type { Input } from '../../../contract/core/endpoint'
import { OTHER_CATEGORY, PROCESS_CATEGORIES } from '../../../terms/process-categories'
import { sql } from '../../../infra/db/db'
import { supplierFilters } from '../../../terms/filters/accounts'
import type { Viewer } from '../../../rules/core/permissions'
import { conditionsOf, type Conditions } from '../../core/filters'
import { startOf } from '../../../infra/db/india'
import { processesCalled } from '../../facts/processes'
import { punctualityOf } from '../../facts/punctuality'
import { listOf, type ListPlan } from '../../core/list'
import { holds } from '../../../infra/db/text-search'
import { query } from '../../core/verb'
import { accountText, adminSelect, inState, isToVerify, toCustomer, toSupplier, type AccountRow } from './account'

/** A page of the customers. */
export const listCustomers = query('account.customers', async ({ viewer }, q: Input<typeof accounts.customers>) => {
  const page = await list(viewer, 'customer', q)
  return { ...page, items: page.items.map(toCustomer) }
})

/** A page of the suppliers, with what admins noted. */
export const listSuppliers = query('account.suppliers', async ({ viewer }, q: Input<typeof accounts.suppliers>) => {
  const page = await list(viewer, 'supplier', q)
  return { ...page, items: page.items.map(toSupplier) }
})

const list = (viewer: Viewer, role: Role, q: Input<typeof accounts.suppliers>) =>
  listOf<AccountRow>(q, accountPlan(viewer, role, q))

/** How the accounts of a role are listed. */
export const accountPlan = (viewer: Viewer, role: Role, q: Input<typeof accounts.suppliers>): ListPlan => ({
  select: role === 'supplier' ? sql`${adminSelect}, ${work}` : adminSelect,
  from: sql`users u`,
  id: sql`u.id`,
  where: [
    sql`u.role = ${role}::"Role"`,
    ...(q.category === OTHER_CATEGORY ? [inOwnWords] : []),
    ...(q.category && q.category !== OTHER_CATEGORY ? [sql`u.main_process_category = ${q.category}`] : []),
    ...conditionsOf(filters, conditions, viewer, q),
    ...(q.q ? [holds(accountText, q.q)] : []),
  ],
  tabs: q.status && !q.state ? byStatus : inState,
  tab: q.state ?? q.status,
  sorts: { companyName: { by: sql`u.company_name COLLATE "en-x-icu"`, type: 'text' } },
})

/** What a supplier `u` has to do, and how it keeps its days. */
const work = sql`(
  SELECT json_build_object('open', o.open, 'machines', m.machines, 'idle', m.idle, 'dated', p.dated, 'onTime', p."onTime")
  FROM (SELECT count(*) AS open FROM work_orders w WHERE w.supplier_id = u.id AND w.status <> 'completed' AND NOT w.cancelled) o,
    (SELECT count(*) AS machines, count(*) FILTER (WHERE m.status = 'idle') AS idle
      FROM machines m WHERE m.supplier_id = u.id AND m.approval_status = 'approved') m,
    (${punctualityOf(sql`w.supplier_id = u.id`)}) p) AS work`

/** The older filter: accounts to re-check count as pending and as verified. */
const byStatus = { ...inState, verified: sql`(u.verified AND u.suspended_at IS NULL)`, pending: isToVerify }

/** The state is a tab. */
const { state: _, ...filters } = supplierFilters
const conditions: Conditions<typeof filters> = {
  since: (day) => sql`u.created_at >= ${startOf(sql`${day}::date`)}`,
  process: (name, viewer) => sql`u.id = ANY (ARRAY(
    SELECT p.supplier_id FROM processes p WHERE p.status = 'approved' AND p.id IN (${processesCalled(viewer, name)})))`,
}

/** The category is none of the list. */
const inOwnWords = sql`(u.main_process_category <> ALL (${[...PROCESS_CATEGORIES]}::text[]))`
