import { EntityId } from '@/components/ui/data/EntityId'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { Section } from '@/components/ui/layout/Section'
import { Text } from '@/components/ui/layout/Text'
import { SelectPage } from '@/components/ui/list/SelectBox'
import type { Selection } from '@/components/ui/list/useSelection'
import { CellTitle, DataTable, type Column } from '@/components/ui/table/DataTable'
import type { CustomerToInvoice as Customer, InvoiceToIssue } from '@/lib/contract/money/invoices'
import { shipmentFlow } from '@/lib/rules/goods/flows/shipment-flow'
import { count, rupees } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { choiceOf, keyOf } from './invoice-choice'

const sum = (paise: number | null) => (paise === null ? '–' : rupees(paise))
const whatOf = ({ shipmentId, pieces }: InvoiceToIssue) =>
  shipmentId ? `${displayId('shipment', shipmentId)}, ${count(pieces!)} pcs` : 'Order'

const columns: Column<InvoiceToIssue>[] = [
  {
    key: 'id',
    header: 'Work order',
    width: '7rem',
    cell: ({ workorderId }) => <EntityId>{displayId('workorder', workorderId)}</EntityId>,
  },
  {
    key: 'what',
    header: 'Invoice of',
    width: '22%',
    opensRow: ({ workorderId }) => `Invoice ${displayId('workorder', workorderId)}:`,
    cell: (row) => <CellTitle title={whatOf(row)} sub={row.projectName} />,
  },
  {
    key: 'state',
    header: 'Status',
    width: '8rem',
    cell: ({ status, on }) => (
      <CellTitle
        title={status ? shipmentFlow.states[status].label : 'Completed'}
        sub={on && <FormattedDate value={on} />}
      />
    ),
  },
  { key: 'po', header: 'PO number', width: '8rem', hideWhenNarrow: true, cell: ({ poNumber }) => poNumber ?? '–' },
  { key: 'value', header: 'Excl. GST', align: 'right', hideWhenNarrow: true, cell: (row) => sum(row.taxablePaise) },
  { key: 'total', header: 'Total', align: 'right', cell: (row) => sum(row.totalPaise) },
  {
    key: 'missing',
    header: 'Details',
    width: '24%',
    cell: ({ missing }) =>
      missing ? (
        <Text as="p" size="small">
          {missing}
        </Text>
      ) : (
        <StatusChip tone="success" label="Ready" size="small" />
      ),
  },
]

const hrefOf = ({ workorderId, shipmentId }: InvoiceToIssue) =>
  `/admin/workorders/${workorderId}/invoice?${shipmentId ? `shipment=${shipmentId}&` : ''}from=to-invoice`

type Props = {
  customer: Customer
  /** Nothing where the person may not issue invoices. */
  selection: Selection<string> | undefined
}

/** What is to be invoiced to one customer: its sum, one box for all of it, and a row an invoice. */
export function CustomerToInvoice({ customer, selection }: Props) {
  const { customerName, rowCount, rows, totalPaise } = customer
  const many = `${count(rowCount)} ${rowCount === 1 ? 'invoice' : 'invoices'}`
  return (
    <Section
      flush
      title={customerName}
      lead={rows.length < rowCount ? `The first ${rows.length} of ${many}` : many}
      box={
        selection && (
          <SelectPage
            rows={rows.map(choiceOf)}
            selection={selection}
            label={`Select all ${rows.length} of ${customerName}`}
          />
        )
      }
      actions={<strong>{rupees(totalPaise)}</strong>}
    >
      <DataTable
        wide
        label={`To invoice to ${customerName}`}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        hrefOf={hrefOf}
        picks={selection && { selection, choiceOf, allElsewhere: true }}
        empty={null}
      />
    </Section>
  )
}
