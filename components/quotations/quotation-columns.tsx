import { CellTitle, type Column } from '@/components/ui/table/DataTable'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { Money } from '@/components/ui/data/Money'
import { EntityId } from '@/components/ui/data/EntityId'
import type { Role } from '@/lib/contract/accounts'
import type { Quotation } from '@/lib/contract/quotations'
import { count } from '@/lib/rules/format'
import { displayId } from '@/lib/rules/nouns'
import { QuotationChip } from './QuotationChip'
import { ValidUntil } from './ValidUntil'

/** The columns of a role's list of quotations; the last one opens the row, like a click anywhere in it. */
export function quotationColumns(role: Role): Column<Quotation>[] {
  const submitted: Column<Quotation> = {
    key: 'submitted',
    header: 'Date Submitted',
    sort: 'id',
    secondary: true,
    yields: true,
    cell: (q) => <FormattedDate value={q.createdAt} />,
  }
  return [
    { key: 'id', header: 'Quotation ID', cell: (q) => <EntityId>{displayId('quotation', q.id)}</EntityId> },
    {
      key: 'project',
      header: 'Project Name',
      cell: (q) => <CellTitle title={q.projectName} sub={role === 'admin' ? parties(q) : pieces(q)} />,
    },
    { key: 'price', header: 'Price', align: 'right', sort: 'price', cell: (q) => <Money value={q.price} /> },
    { key: 'status', header: 'Status', badge: true, cell: (q) => <QuotationChip status={q.status} /> },
    { key: 'validUntil', header: 'Valid Until', sort: 'validUntil', cell: (q) => <ValidUntil quotation={q} /> },
    ...(role === 'customer' ? [] : [submitted]),
    {
      key: 'details',
      header: 'Details',
      acts: true,
      opens: ({ id }) => `View Details of ${displayId('quotation', id)}`,
      cell: () => 'View Details',
    },
  ]
}

const pieces = (q: Quotation) => (q.quantity === 1 ? '1 piece' : `${count(q.quantity)} pieces`)
const parties = (q: Quotation) => `${q.supplierName ?? 'By an admin'} for ${q.customerName}`
