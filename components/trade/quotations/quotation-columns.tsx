import { Marks } from '@/components/core/team/Marks'
import { CellTitle, type Column } from '@/components/ui/table/DataTable'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { Money } from '@/components/ui/data/Money'
import { EntityId } from '@/components/ui/data/EntityId'
import type { Role } from '@/lib/contract/people/account'
import { pictureOfPart } from '@/lib/contract/pictures'
import type { Quotation } from '@/lib/contract/trade/quotations'
import { count } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { poWords } from '@/lib/rules/orders/po-number'
import { QuotationChip } from './QuotationChip'
import { ValidUntil } from './ValidUntil'

/** The columns of a role's list of quotations. */
export function quotationColumns(role: Role): Column<Quotation>[] {
  const submitted: Column<Quotation> = {
    key: 'submitted',
    header: 'Date submitted',
    sort: 'id',
    secondary: true,
    hideWhenNarrow: true,
    cell: (q) => <FormattedDate value={q.createdAt} />,
  }
  return [
    { key: 'id', header: 'Quotation ID', cell: (q) => <EntityId>{displayId('quotation', q.id)}</EntityId> },
    {
      key: 'project',
      header: 'Project Name',
      opensRow: ({ id }) => `View Details of ${displayId('quotation', id)}:`,
      cell: (q) => (
        <CellTitle
          title={q.projectName}
          sub={role === 'admin' ? parties(q) : pieces(q)}
          picture={pictureOfPart(q)}
          marks={<Marks of={q} />}
        />
      ),
    },
    { key: 'price', header: 'Price', align: 'right', sort: 'price', cell: (q) => <Money value={q.price} /> },
    { key: 'status', header: 'Status', badge: true, cell: (q) => <QuotationChip quotation={q} /> },
    { key: 'validUntil', header: 'Valid Until', sort: 'validUntil', cell: (q) => <ValidUntil quotation={q} /> },
    ...(role === 'customer' ? [] : [submitted]),
  ]
}

const pieces = (q: Quotation) =>
  [q.partNumber, poWords(q.poNumber), `${count(q.quantity)} pcs`].filter(Boolean).join(' · ')
const parties = (q: Quotation) => `${q.supplierName ?? 'By an admin'} for ${q.customerName}`
