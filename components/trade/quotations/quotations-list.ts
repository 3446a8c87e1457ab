import { statusTabs } from '@/components/ui/list/status-tabs'
import { declareList } from '@/components/ui/screen/useList'
import type { Role } from '@/lib/contract/people/account'
import { quotationFlow } from '@/lib/rules/trade/flows/quotation-flow'
import { quotationFilters } from '@/lib/terms/filters/quotations'
import { quotationsQuery } from './query'
import { quotationColumns } from './quotation-columns'
import { tabsOf } from './tabs'

// A customer's page has nothing else, and a title of its own.
const titles: Record<Role, string | undefined> = {
  customer: undefined,
  supplier: 'Your Quotations',
  admin: 'All Quotations',
}

const why: Record<Role, string> = {
  customer: 'Suppliers’ offers on your inquiries appear here. Compare them and accept one.',
  supplier: 'Quotations you send appear here.',
  admin: 'Suppliers’ quotations appear here.',
}

/** The quotations that a role sees. */
export const quotationsOf = (role: Role) =>
  declareList({
    call: 'GET /api/quotations',
    name: 'quotations',
    role,
    query: quotationsQuery,
    title: titles[role],
    label: 'Quotations',
    rows: 'quotations',
    tabs: {
      label: 'Quotations by status',
      of: (counts) => statusTabs(tabsOf(role, counts?.sent ?? 0), quotationFlow.states, counts),
      narrows: 'Status',
    },
    search: { label: 'Search quotations', placeholder: 'Project name or QUOT-0001' },
    filters: quotationFilters,
    narrowed: ({ show }) =>
      show === 'unordered' ? [{ param: 'show', label: 'Show', value: 'Without a work order' }] : [],
    columns: quotationColumns(role),
    empty: { title: 'No Quotations Found', text: why[role] },
    failed: 'Couldn’t load the quotations',
  })
