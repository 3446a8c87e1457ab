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
import { rupees } from '@/lib/terms/format'
import { percent, quantityWords } from '@/lib/terms/paise'
import { linkTo, orderId } from '@/lib/terms/nouns'
import { DocumentChip } from '../receipts/invoice-columns'
import { ReceiptList } from './OwnReceipts'
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
          {isUnpaid(document) && <PayTo document={document} />}
          <Payments orderId={document.workorderId} />
        </>
      )}
    </RecordDrawer>
  )
}

const isUnpaid = ({ status }: TaxDocument) => status === 'open' || status === 'overdue'
const isPending = ({ irnDue, irn }: TaxDocument) => irnDue && !irn

function Facts({ document }: { document: TaxDocument }) {
  const { issuedOn, dueOn, status, taxablePaise, cgstPaise, sgstPaise, igstPaise, split, roundOffPaise } = document
  const { totalPaise, creditedPaise, balancePaise, againstNumber, reason, workorderId } = document
  return (
    <>
      <KeyValues
        items={[
          { label: 'Date', value: <FormattedDate value={issuedOn} /> },
          ...(dueOn
            ? [
                {
                  label: 'Due',
                  value: <FormattedDate value={dueOn} due done={status === 'paid' || status === 'credited'} />,
                },
              ]
            : []),
          ...(againstNumber ? [{ label: 'For invoice', value: againstNumber }] : []),
          ...(reason ? [{ label: 'Why', value: reason, wide: true }] : []),
          { label: 'Taxable value', value: rupees(taxablePaise) },
          ...(split === 'inter'
            ? [{ label: 'IGST', value: rupees(igstPaise) }]
            : [
                { label: 'CGST', value: rupees(cgstPaise) },
                { label: split === 'intra' ? 'SGST' : 'UTGST', value: rupees(sgstPaise) },
              ]),
          { label: 'Round off', value: rupees(roundOffPaise) },
          { label: 'Total', value: rupees(totalPaise) },
          ...(creditedPaise ? [{ label: 'Credited', value: rupees(creditedPaise) }] : []),
          ...(balancePaise === null ? [] : [{ label: 'Balance', value: rupees(balancePaise) }]),
        ]}
      />
      <LinkButton href={linkTo('workorder', workorderId, 'customer')!}>
        Open {orderId('customer', workorderId)}
      </LinkButton>
    </>
  )
}

function HavePaid({ document }: { document: TaxDocument }) {
  const may = useMay()
  const [isOpen, setIsOpen] = useState(false)
  if (!may('receipt.claim')) return null
  return (
    <>
      <Button variant="contained" onClick={() => setIsOpen(true)}>
        I have paid
      </Button>
      <Overlay of={isOpen} onClose={() => setIsOpen(false)}>
        {(overlay) => <ClaimDialog document={document} {...overlay} />}
      </Overlay>
    </>
  )
}

function Payments({ orderId: workorderId }: { orderId: number }) {
  const { data } = useApi('GET /api/receipts', { workorderId, limit: 50 })
  if (!data?.items.length) return null
  return (
    <Section plain title="Payments">
      <ReceiptList receipts={data.items} />
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
