import { notesOf, receivedOf } from '@/lib/rules/money/received'
import { EntityId } from '@/components/ui/data/EntityId'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { CellTitle, type Column } from '@/components/ui/table/DataTable'
import type { Role } from '@/lib/contract/people/account'
import type { InvoiceStatus, TaxDocument } from '@/lib/contract/money/tax-document'
import { rupees } from '@/lib/terms/format'
import { orderId } from '@/lib/terms/nouns'
import type { Tone } from '@/lib/terms/tone'

const statuses: Record<InvoiceStatus, { label: string; tone: Tone }> = {
  open: { label: 'Open', tone: 'warning' },
  overdue: { label: 'Overdue', tone: 'danger' },
  paid: { label: 'Paid', tone: 'success' },
  credited: { label: 'Credited', tone: 'neutral' },
}

const kinds: Record<TaxDocument['kind'], string> = {
  proforma: 'Proforma',
  invoice: 'Invoice',
  credit_note: 'Credit note',
  debit_note: 'Debit note',
  receipt_voucher: 'Receipt voucher',
}

/** How an invoice stands; of another document what it is. */
export function DocumentChip({ document: { status, kind } }: { document: TaxDocument }) {
  const { label, tone } = status ? statuses[status] : { label: kinds[kind], tone: 'neutral' as const }
  return <StatusChip tone={tone} label={label} size="small" />
}

const number: Column<TaxDocument> = {
  key: 'number',
  header: 'Invoice',
  width: '10rem',
  cell: ({ number }) => <EntityId>{number}</EntityId>,
}
const dates: Column<TaxDocument>[] = [
  { key: 'date', header: 'Date', hideWhenNarrow: true, cell: ({ issuedOn }) => <FormattedDate value={issuedOn} /> },
  {
    key: 'due',
    header: 'Due Date',
    cell: ({ dueOn, status }) => (
      <FormattedDate value={dueOn} due done={status !== 'open' && status !== 'overdue'} empty="–" />
    ),
  },
]
const chip: Column<TaxDocument> = {
  key: 'status',
  header: 'Status',
  badge: true,
  width: '8rem',
  cell: (document) => <DocumentChip document={document} />,
}
const total: Column<TaxDocument> = {
  key: 'total',
  header: 'Total',
  align: 'right',
  // A credit note takes off what is owed.
  cell: ({ kind, totalPaise }) => rupees(kind === 'credit_note' ? -totalPaise : totalPaise),
}
const balance: Column<TaxDocument> = {
  key: 'balance',
  header: 'Balance',
  align: 'right',
  cell: ({ balancePaise }) => (balancePaise === null ? '–' : rupees(balancePaise)),
}

/** The project of its order, over the order's id or the customer. */
const what = (role: Role): Column<TaxDocument> => ({
  key: 'what',
  header: role === 'admin' ? 'Customer' : 'Order',
  width: '28%',
  opensRow: ({ number: of }) => `View Details of ${of}:`,
  cell: ({ workorderId, projectName, customerName }) =>
    role === 'admin' ? (
      <CellTitle
        title={customerName ?? '–'}
        sub={[orderId(role, workorderId), projectName].filter(Boolean).join(' · ')}
      />
    ) : (
      <CellTitle title={projectName ?? orderId(role, workorderId)} sub={orderId(role, workorderId)} />
    ),
})

/** What notes on an invoice change of it; its total, with them, is what was received and the balance. */
const notes: Column<TaxDocument> = {
  key: 'notes',
  header: 'Credit and debit notes',
  align: 'right',
  hideWhenNarrow: true,
  cell: (document) => (notesOf(document) ? rupees(notesOf(document)) : '–'),
}

const received: Column<TaxDocument> = {
  key: 'received',
  header: 'Received',
  align: 'right',
  hideWhenNarrow: true,
  cell: (document) => (document.balancePaise === null ? '–' : rupees(receivedOf(document))),
}

export const receivableColumns: Column<TaxDocument>[] = [
  number,
  what('admin'),
  ...dates,
  chip,
  total,
  notes,
  received,
  balance,
]
export const ownInvoiceColumns: Column<TaxDocument>[] = [number, what('customer'), ...dates, chip, total, balance]
