import { Marks } from '@/components/core/team/Marks'
import { EntityId } from '@/components/ui/data/EntityId'
import { declareList } from '@/components/ui/screen/useList'
import { CellTitle } from '@/components/ui/table/DataTable'
import { supplierFilters } from '@/lib/terms/filters/accounts'
import { verifyAll } from './bulk-acts'
import { contactLine } from './contact-line'
import { suppliersQuery } from './query'
import { stateTabs } from './tabs'
import { ToVerify } from './ToVerify'
import { Verification } from './Verification'
import { workColumns } from './work-columns'

/** The suppliers, for admins. */
export const suppliers = declareList({
  call: 'GET /api/suppliers',
  name: 'suppliers',
  role: 'admin',
  query: suppliersQuery,
  shallow: true,
  title: 'Suppliers',
  counted: true,
  label: 'Suppliers',
  rows: 'suppliers',
  tabs: { label: 'Suppliers by verification', of: stateTabs },
  search: { label: 'Search company, contact, email or GST number' },
  filters: supplierFilters,
  not: ['state'],
  narrowed: ({ category }) => (category ? [{ param: 'category', label: 'Category', value: category }] : []),
  columns: [
    { key: 'id', header: 'ID', cell: (s) => <EntityId>{s.id}</EntityId> },
    {
      key: 'company',
      header: 'Company',
      cell: (s) => (
        <CellTitle
          title={s.companyName}
          sub={[s.mainProcessCategory, contactLine(s)].filter(Boolean).join(' · ')}
          marks={<Marks of={s} />}
        />
      ),
      opensRow: true,
    },
    { key: 'email', header: 'Email', cell: (s) => s.email, secondary: true, long: true, hideWhenNarrow: true },
    ...workColumns,
    { key: 'status', header: 'Status', badge: true, cell: (s) => <Verification account={s} /> },
    {
      key: 'actions',
      header: 'Actions',
      hideInPrint: true,
      noCardLabel: true,
      cell: (s) => <ToVerify supplier={s} />,
    },
  ],
  hrefOf: ({ id }) => `/admin/suppliers/${id}`,
  empty: { title: 'No suppliers found in the system', text: 'Suppliers appear here when they register.' },
  failed: 'Error loading suppliers. Please try again.',
  bulk: {
    noun: ['supplier', 'suppliers'],
    acts: [verifyAll],
    choiceOf: ({ id, companyName: name }) => ({ id, name }),
  },
})
