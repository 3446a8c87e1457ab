import { declareList } from '@/components/ui/screen/useList'
import { columns } from './columns'
import { filtersIn } from './labels'
import { auditFilters, auditQuery } from './query'

const byAdmins = { param: 'by', label: 'By', value: 'Admins' }

/** Who did what, and when: for admins. */
export const auditList = declareList({
  call: 'GET /api/audit',
  name: 'audit',
  role: 'admin',
  query: auditQuery,
  title: 'Audit log',
  counted: true,
  lead: 'Every change, with person and time (IST). Entries can’t be edited or deleted.',
  exportInHead: true,
  label: 'Audit log',
  rows: 'entries',
  search: { label: 'Search the audit log', placeholder: 'Company, project, machine, note or id' },
  // The default, only admins, is a filter too where others leave nothing.
  unsaid: (address) => {
    const isNarrowed = address.q || filtersIn(address, {}).length > 0
    return isNarrowed && auditFilters(address).actorRole === 'admin' ? [byAdmins] : []
  },
  columns,
  empty: { title: 'No Entries Found', text: 'Approvals, orders, payments and edits by admins appear here.' },
  failed: 'Couldn’t load the audit log',
})
