import { Marks } from '@/components/core/team/Marks'
import { EntityId } from '@/components/ui/data/EntityId'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { declareList } from '@/components/ui/screen/useList'
import { CellTitle } from '@/components/ui/table/DataTable'
import { accountFilters } from '@/lib/terms/filters/accounts'
import { verifyAll } from './bulk-acts'
import { contactLine } from './contact-line'
import { customersQuery } from './query'
import { stateTabs } from './tabs'
import { Verification } from './Verification'

/** The customers, for admins. */
export const customers = declareList({
  call: 'GET /api/customers',
  name: 'customers',
  role: 'admin',
  query: customersQuery,
  shallow: true,
  title: 'Customers',
  counted: true,
  label: 'Customers',
  rows: 'customers',
  tabs: { label: 'Customers by verification', of: stateTabs },
  search: { label: 'Search company, contact, email or GST number' },
  filters: accountFilters,
  not: ['state'],
  columns: [
    { key: 'id', header: 'ID', cell: (c) => <EntityId>{c.id}</EntityId> },
    {
      key: 'company',
      header: 'Company',
      cell: (c) => <CellTitle title={c.companyName} sub={contactLine(c)} marks={<Marks of={c} />} />,
      opensRow: true,
    },
    { key: 'email', header: 'Email', cell: (c) => c.email, secondary: true, long: true, hideWhenNarrow: true },
    { key: 'gst', header: 'GST number', cell: (c) => c.gstNumber ?? '—', secondary: true, hideWhenNarrow: true },
    { key: 'since', header: 'Registered', cell: (c) => <FormattedDate value={c.createdAt} />, width: '8rem' },
    { key: 'status', header: 'Status', badge: true, cell: (c) => <Verification account={c} />, width: '8rem' },
  ],
  empty: { title: 'No Customers Found', text: 'Customers appear here when they register.' },
  failed: 'Couldn’t load the customers',
  bulk: {
    noun: ['customer', 'customers'],
    acts: [verifyAll],
    choiceOf: ({ id, companyName: name }) => ({ id, name }),
  },
})
