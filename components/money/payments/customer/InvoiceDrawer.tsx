'use client'

import { RecordDrawer } from '@/components/ui/record/RecordDrawer'
import { useRecord } from '@/components/ui/record/useRecord'
import { useState } from 'react'
import { EntityId } from '@/components/ui/data/EntityId'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { KeyValues } from '@/components/ui/record/KeyValues'
import { Notice } from '@/components/ui/feedback/Notice'
import { lazy } from '@/components/ui/hooks/lazy'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { Button } from '@/components/ui/controls/Button'
import { Section } from '@/components/ui/layout/Section'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { Row } from '@/components/ui/layout/Row'
import { DataTable, type Column } from '@/components/ui/table/DataTable'
import { useApi } from '@/lib/client/api'
import { useMay } from '@/lib/client/viewer'
import type { DocumentLine, TaxDocument } from '@/lib/contract/money/tax-document'
import type { Receipt } from '@/lib/contract/money/receipt'
import { date, rupees } from '@/lib/terms/format'
import { percent, quantityWords } from '@/lib/terms/paise'
import { linkTo, orderId } from '@/lib/terms/nouns'
import { DocumentChip } from '../receipts/invoice-columns'
import { Balance, InvoiceSums } from './InvoiceSums'
import { ReceiptTable } from './OwnReceipts'
import { PayTo } from './PayTo'
import { PdfButton } from './PdfButton'

const ClaimDialog = lazy(() => import('./ClaimDialog'))

/** The document of `?invoice=`: its lines, what was paid of it, and how to pay the rest. */
export function InvoiceDrawer({ rows }: { rows: readonly TaxDocument[] }) {
  return (
    <RecordDrawer
      wide
      record={useRecord('invoice', 'GET /api/invoices/{id}', { rows })}
      kind="Invoice Details"
      noun="invoice"
      label={({ number }) => <EntityId>{number}</EntityId>}
      title={({ projectName, workorderId }) => projectName ?? orderId('customer', workorderId)}
      untitled="Invoice"
      status={(document) => <DocumentChip document={document} />}
      foot={(document) => (
        <Row wrap gap="small">
          {isUnpaid(document) && <HavePaid document={document} />}
          {!isPending(document) && <PdfButton document={document} />}
        </Row>
      )}
    >
      {(document) => (
        <>
          {isPending(document) && (
            <Notice tone="info" title="This invoice is being registered. Its PDF comes later today." />
          )}
          <Balance document={document} />
          <Claimed document={document} />
          <Facts document={document} />
          <Section plain title="Lines">
            <DataTable
              label="Lines"
              columns={lines}
              rows={document.lines}
              rowKey={(line) => document.lines.indexOf(line)}
              empty={null}
            />
          </Section>
          <InvoiceSums document={document} />
          {isUnpaid(document) && <Rest document={document} />}
          <Payments document={document} />
        </>
      )}
    </RecordDrawer>
  )
}

const isUnpaid = ({ status }: TaxDocument) => status === 'open' || status === 'overdue'
const isPending = ({ irnDue, irn }: TaxDocument) => irnDue && !irn

function Facts({ document }: { document: TaxDocument }) {
  const { issuedOn, dueOn, status, againstNumber, reason, workorderId } = document
  const isOver = status === 'paid' || status === 'credited'
  return (
    <>
      <KeyValues
        items={[
          { label: 'Date', value: <FormattedDate value={issuedOn} /> },
          ...(dueOn && isOver ? [{ label: 'Due', value: <FormattedDate value={dueOn} /> }] : []),
          ...(againstNumber ? [{ label: 'For invoice', value: againstNumber }] : []),
          ...(reason ? [{ label: 'Why', value: reason, wide: true }] : []),
        ]}
      />
      <Row>
        <LinkButton href={linkTo('workorder', workorderId, 'customer')!}>
          Open {orderId('customer', workorderId)}
        </LinkButton>
      </Row>
    </>
  )
}

function HavePaid({ document }: { document: TaxDocument }) {
  const may = useMay()
  const [isOpen, setIsOpen] = useState(false)
  const payments = usePaymentsOf(document)
  if (!may('receipt.claim')) return null
  return (
    <>
      <Button variant={openOf(document, payments) > 0 ? 'contained' : 'outlined'} onClick={() => setIsOpen(true)}>
        I have paid
      </Button>
      <Overlay of={isOpen} onClose={() => setIsOpen(false)}>
        {(overlay) => <ClaimDialog document={document} {...overlay} />}
      </Overlay>
    </>
  )
}

/** The payments of the order, the newest first. */
const usePaymentsOf = ({ workorderId }: TaxDocument) =>
  useApi('GET /api/receipts', { workorderId, limit: 50 }).data?.items ?? []

/** What the customer says it has paid, and is not confirmed yet. */
function Claimed({ document }: { document: TaxDocument }) {
  const claims = usePaymentsOf(document).filter(({ status }) => status === 'claimed')
  if (!claims.length) return null
  return (
    <Notice tone="info" title={claims.map((claim) => claimWords(claim, document)).join('. ')}>
      We are checking it. The balance changes once we have the money.
    </Notice>
  )
}

const claimWords = ({ allocations, receivedOn }: Receipt, { workorderId }: TaxDocument) => {
  const paise = allocations.find(({ workOrderId }) => workOrderId === workorderId)?.paise ?? 0
  return `You said you paid ${rupees(paise)} on ${date(receivedOn)}`
}

/** Where to pay the rest, unless the whole of it is said to be paid. */
function Rest({ document }: { document: TaxDocument }) {
  const open = openOf(document, usePaymentsOf(document))
  return open > 0 && <PayTo document={document} paise={open} />
}

/** What is neither paid nor said to be paid (paise). */
const openOf = ({ balancePaise, workorderId }: TaxDocument, payments: readonly Receipt[]) =>
  payments
    .filter(({ status }) => status === 'claimed')
    .flatMap(({ allocations }) => allocations)
    .filter(({ workOrderId }) => workOrderId === workorderId)
    .reduce((open, { paise }) => open - paise, balancePaise ?? 0)

function Payments({ document }: { document: TaxDocument }) {
  const payments = usePaymentsOf(document)
  if (!payments.length) return null
  return (
    <Section plain title="Payments">
      <ReceiptTable receipts={payments} />
    </Section>
  )
}

const lines: Column<DocumentLine>[] = [
  { key: 'description', header: 'Description', width: '34%', cell: ({ description }) => description },
  { key: 'hsn', header: 'HSN', cell: ({ hsn }) => hsn },
  {
    key: 'quantity',
    header: 'Quantity',
    align: 'right',
    cell: quantityWords,
  },
  { key: 'taxable', header: 'Taxable', align: 'right', cell: ({ taxablePaise }) => rupees(taxablePaise) },
  { key: 'rate', header: 'Tax %', align: 'right', cell: ({ rateBp }) => percent(rateBp) },
]
