import { EntityId } from '@/components/ui/data/EntityId'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { RelativeTime } from '@/components/ui/data/RelativeTime'
import { declareList } from '@/components/ui/screen/useList'
import { CellTitle, type Column } from '@/components/ui/table/DataTable'
import type { TaxDocument } from '@/lib/contract/money/tax-document'
import { documentWords } from '@/lib/rules/money/document-words'
import { rupees } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { einvoicesQuery } from './query'

const columns: Column<TaxDocument>[] = [
  { key: 'number', header: 'Number', width: '11rem', cell: ({ number }) => <EntityId>{number}</EntityId> },
  {
    key: 'who',
    header: 'Customer',
    width: '34%',
    opensRow: ({ number }) => `View Details of ${number}:`,
    cell: ({ customerName, workorderId, projectName }) => (
      <CellTitle
        title={customerName ?? '–'}
        sub={[displayId('workorder', workorderId), projectName].filter(Boolean).join(' · ')}
      />
    ),
  },
  { key: 'kind', header: 'Document', hideWhenNarrow: true, cell: ({ kind }) => documentWords[kind] },
  { key: 'date', header: 'Date', width: '8rem', cell: ({ issuedOn }) => <FormattedDate value={issuedOn} /> },
  {
    key: 'since',
    header: 'Waits since',
    width: '8rem',
    hideWhenNarrow: true,
    cell: ({ createdAt }) => <RelativeTime value={createdAt} />,
  },
  { key: 'total', header: 'Total', align: 'right', cell: ({ totalPaise }) => rupees(totalPaise) },
]

/** A document as it is chosen for the file, by its number. */
export const choiceOf = ({ id, number }: TaxDocument) => ({ id, name: number })

/** Documents without the IRN that they need; a row opens its order. */
export const einvoices = declareList({
  call: 'GET /api/invoices',
  role: 'admin',
  query: einvoicesQuery,
  label: 'E-invoices to register',
  rows: 'documents',
  search: { label: 'Search documents', placeholder: 'Number, order or project' },
  columns,
  opensAt: ({ workorderId }) => ({ id: workorderId }),
  empty: (_, isNarrowed) => ({
    title: isNarrowed ? 'No documents found' : 'Every document has its IRN',
    text: 'Invoices and notes appear here from the day they are issued until their IRN is recorded.',
  }),
  failed: 'Couldn’t load the documents',
})
