import type { accounts, Role } from '../../contract/accounts'
import type { Input } from '../../contract/core/endpoint'
import { sql } from '../../infra/db/db'
import { listOf } from '../core/list'
import { holds } from '../core/text-search'
import { query } from '../core/verb'
import { accountSelect, accountText, toAccount, toSupplier, type AccountRow } from './account'

/** A page of the customers. */
export const listCustomers = query('account.customers', async (_, q: Input<typeof accounts.customers>) => {
  const page = await list('customer', q)
  return { ...page, items: page.items.map(toAccount) }
})

/** A page of the suppliers, with what admins noted. */
export const listSuppliers = query('account.suppliers', async (_, q: Input<typeof accounts.suppliers>) => {
  const page = await list('supplier', q)
  return { ...page, items: page.items.map(toSupplier) }
})

const list = (role: Role, q: Input<typeof accounts.suppliers>) =>
  listOf<AccountRow>(q, {
    select: sql`${accountSelect}, u.notes`,
    from: sql`users u`,
    id: sql`u.id`,
    where: [
      sql`u.role = ${role}::"Role"`,
      ...(q.category ? [sql`u.main_process_category = ${q.category}`] : []),
      ...(q.q ? [holds(accountText, q.q)] : []),
    ],
    tabs: { verified: sql`u.verified`, pending: sql`(NOT u.verified OR u.recheck)` },
    tab: q.status,
    sorts: { companyName: { by: sql`u.company_name COLLATE "en-x-icu"`, type: 'text' } },
  })
