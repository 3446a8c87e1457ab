import type { Account, accounts, Role, Supplier } from '../../contract/accounts'
import type { Input } from '../../contract/endpoint'
import { sql } from '../../infra/db'
import { listOf } from '../list'
import { holds } from '../text-search'
import { query, type ReadScope } from '../verb'
import { accountSelect, accountText } from './account'

/** A page of the customers. */
export const listCustomers = query('account.customers', (scope, q: Input<typeof accounts.customers>) =>
  list<Account>(scope, 'customer', q),
)

/** A page of the suppliers, with what admins noted. */
export const listSuppliers = query('account.suppliers', (scope, q: Input<typeof accounts.suppliers>) =>
  list<Supplier>(scope, 'supplier', q),
)

const list = <T extends { id: number }>(scope: ReadScope, role: Role, q: Input<typeof accounts.suppliers>) =>
  listOf<T>(q, {
    select: role === 'supplier' ? sql`${accountSelect}, u.notes` : accountSelect,
    from: sql`users u`,
    id: sql`u.id`,
    where: [
      sql`u.role = ${role}::"Role"`,
      ...(q.category ? [sql`u.main_process_category = ${q.category}`] : []),
      ...(q.q ? [holds(accountText, q.q)] : []),
    ],
    tabs: { verified: sql`u.verified`, pending: sql`NOT u.verified` },
    tab: q.status,
    sorts: { companyName: { by: sql`u.company_name COLLATE "en-x-icu"`, type: 'text' } },
  })
