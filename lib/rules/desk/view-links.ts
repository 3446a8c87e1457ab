import type { Role } from '../../contract/people/account'
import type { ListName } from '../../contract/desk/lists'
import { filtersOfLists } from './filters/of-lists'

type Query = Readonly<Record<string, string>>

/** The names in a screen's address for what its list is asked; others have the list's own. */
const paramsOf: Partial<Record<ListName, Record<string, string>>> = {
  workorders: { status: 'tab', completedWithin: 'within', completedFrom: 'from', completedTo: 'to' },
  payments: { completedFrom: 'from', completedTo: 'to' },
  inquiries: { q: 'find', sort: 'order', status: 'inquiries' },
  quotations: { status: 'tab' },
  customers: { status: 'tab' },
  suppliers: { status: 'tab' },
  machines: { status: 'tab' },
  processes: { status: 'tab' },
  audit: { actorRole: 'by' },
}

const paramIn = (list: ListName, key: string) => paramsOf[list]?.[key] ?? filtersOfLists[list]?.[key]?.param ?? key

/** What a screen's address says in other words than its list. */
function inOtherWords(list: ListName, query: Query): Query {
  const { status, needs, open: _, toOrder, entityType, entityId, ...rest } = query
  switch (list) {
    case 'inquiries':
      return {
        ...rest,
        ...(status && { status }),
        ...(needs && { inquiries: `no-${needs}` }),
      }
    case 'quotations':
      return {
        ...rest,
        ...(status && { status }),
        ...(toOrder && { show: 'unordered' }),
      }
    case 'audit':
      return {
        actorRole: 'everyone',
        ...rest,
        ...(entityType && entityId && { thing: `${entityType}-${entityId}` }),
      }
    default:
      return query
  }
}

/** The address of a list's filters: the names and values after `?`. */
export const addressOfQuery = (list: ListName, query: Query): Record<string, string> =>
  Object.fromEntries(Object.entries(inOtherWords(list, query)).map(([key, value]) => [paramIn(list, key), value]))

/** The screens that show a list, by role. */
const screens: Record<ListName, Partial<Record<Role, string>>> = {
  workorders: { customer: '/customer/orders', supplier: '/supplier/workorders', admin: '/admin/workorders' },
  inquiries: { customer: '/customer/my-inquiries', supplier: '/supplier/quotations', admin: '/admin/quotations' },
  quotations: { customer: '/customer/quotations', supplier: '/supplier/quotations', admin: '/admin/quotations' },
  customers: { admin: '/admin/customers' },
  suppliers: { admin: '/admin/suppliers' },
  machines: { supplier: '/supplier/machines' },
  processes: { supplier: '/supplier/processes' },
  payments: { admin: '/admin/payments' },
  audit: { admin: '/admin/audit' },
}

type View = { id: number; list: ListName; query: Query }

/** Where a saved view opens for a role: a screen with the view's filters. Null where the role has no such screen. */
export function viewHref({ id, list, query }: View, role: Role): string | null {
  const screen = screens[list][role]
  return screen ? `${screen}?${new URLSearchParams({ ...addressOfQuery(list, query), view: String(id) })}` : null
}

/** What people call the lists. */
export const listNames: Record<ListName, string> = {
  workorders: 'Work orders',
  inquiries: 'Inquiries',
  quotations: 'Quotations',
  customers: 'Customers',
  suppliers: 'Suppliers',
  machines: 'Machines',
  processes: 'Processes',
  payments: 'Payments',
  audit: 'Audit log',
}
