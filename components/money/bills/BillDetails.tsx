'use client'

import { Download } from 'lucide-react'
import { Button } from '@/components/ui/controls/Button'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { Notice } from '@/components/ui/feedback/Notice'
import { useDownload } from '@/components/ui/feedback/useDownload'
import { useNow } from '@/components/ui/hooks/useNow'
import { Row } from '@/components/ui/layout/Row'
import { Section } from '@/components/ui/layout/Section'
import { KeyValues, type KeyValue } from '@/components/ui/record/KeyValues'
import { RecordDrawer } from '@/components/ui/record/RecordDrawer'
import { useRecord } from '@/components/ui/record/useRecord'
import { CellTitle, DataTable, type Column } from '@/components/ui/table/DataTable'
import type { Bill, BillLine } from '@/lib/contract/money/bills'
import type { Role } from '@/lib/contract/people/account'
import { capital, date, rupees } from '@/lib/terms/format'
import { displayId, linkTo } from '@/lib/terms/nouns'
import { percent } from '@/lib/terms/paise'
import { msmeLabels } from '@/components/people/tax-profiles/words'
import { BillActs } from './BillActs'
import { BillChip } from './BillChip'
import { objectedWords, ordersOf, piecesOf, promiseOf, timeOf } from './words'

/** The drawer of a bill: whether it matches, until when it is paid, and what can be decided. */
export default function BillDetails({ role }: { role: Role }) {
  return (
    <RecordDrawer
      record={useRecord('bill', 'GET /api/bills/{id}', { closes: ['act'] })}
      kind="Bill Details"
      noun="bill"
      title={({ number, totalPaise }) => `${number}, ${rupees(totalPaise)}`}
      untitled="Bill"
      label={(bill) => ordersOf(bill)}
      status={(bill) => <BillChip bill={bill} />}
      foot={(bill) => <BillActs bill={bill} role={role} />}
    >
      {(bill) => (
        <>
          <Standing bill={bill} role={role} />
          <KeyValues items={factsOf(bill)} />
          <Section plain title="What it is for">
            <DataTable
              label="Lines"
              columns={columns}
              rows={bill.lines}
              rowKey={({ no }) => no}
              hrefOf={({ workorderId }) => linkTo('workorder', workorderId, role)!}
              empty={null}
            />
          </Section>
          {bill.payouts.length > 0 && (
            <Section plain title="Payments">
              <DataTable
                label="Payments"
                columns={payments}
                rows={bill.payouts}
                rowKey={({ id }) => id}
                hrefOf={({ id }) => linkTo('payout', id, role)!}
                empty={null}
              />
            </Section>
          )}
          {bill.interestPaise > 0 && <Interest bill={bill} />}
          <Row wrap gap="small">
            {bill.source === 'prepared' && <BillPdf bill={bill} />}
            {bill.files.map(({ id, name }) => (
              <BillFile key={id} bill={bill} name={name} />
            ))}
          </Row>
        </>
      )}
    </RecordDrawer>
  )
}

/** What is to be known first: what does not match, what an admin said, and until when it is paid. */
function Standing({ bill, role }: { bill: Bill; role: Role }) {
  const now = useNow()
  const { status, mismatches, note, objection } = bill
  const promise = promiseOf(bill, now)
  return (
    <>
      {status === 'disputed' && <Notice tone="danger" title={`Disputed: ${note}`} />}
      {mismatches.length > 0 ? (
        <Notice tone="warning" title="It does not match what was accepted">
          {mismatches.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      ) : (
        status === 'submitted' && <Notice tone="success" title="It matches what was accepted" />
      )}
      {objection && (
        <Notice
          tone={objection.removedOn ? 'neutral' : 'warning'}
          title={`Objection of ${date(objection.on)}${objection.removedOn ? `, removed on ${date(objection.removedOn)}` : ''}`}
        >
          <p>{objection.text}</p>
          {objection.late && <p>It came more than 15 days after the delivery: the last day of payment stays.</p>}
        </Notice>
      )}
      {promise && (
        <Notice
          tone="info"
          title={
            role === 'supplier' ? promise : capital(`${timeOf(bill, now).words}, pay until ${date(bill.clock!.dueOn)}`)
          }
        />
      )}
    </>
  )
}

function factsOf(bill: Bill): KeyValue[] {
  const { clock, note, status } = bill
  const [first] = bill.lines
  return [
    ...(bill.supplierName ? [{ label: 'Supplier', value: bill.supplierName, wide: true }] : []),
    { label: 'Billed on', value: <FormattedDate value={bill.billedOn} /> },
    { label: 'Taxable', value: rupees(bill.taxablePaise) },
    ...(bill.cgstPaise ? [{ label: 'CGST', value: rupees(bill.cgstPaise) }] : []),
    ...(bill.sgstPaise ? [{ label: 'SGST', value: rupees(bill.sgstPaise) }] : []),
    ...(bill.igstPaise ? [{ label: 'IGST', value: rupees(bill.igstPaise) }] : []),
    ...(bill.roundOffPaise ? [{ label: 'Round off', value: rupees(bill.roundOffPaise) }] : []),
    { label: 'Total', value: rupees(bill.totalPaise) },
    ...(bill.paidPaise ? [{ label: 'Paid', value: rupees(bill.paidPaise) }] : []),
    ...(bill.paidPaise && !bill.paid ? [{ label: 'Open', value: rupees(bill.balancePaise) }] : []),
    ...(clock ? [{ label: 'Time counts from', value: <FormattedDate value={clock.startedOn} /> }] : []),
    ...(first?.msmeClass ? [{ label: 'MSME class', value: msmeLabels[first.msmeClass] }] : []),
    ...(note && status !== 'disputed' ? [{ label: 'Note', value: note, wide: true }] : []),
  ]
}

const columns: Column<BillLine>[] = [
  {
    key: 'order',
    header: 'Order',
    width: '38%',
    opensRow: ({ workorderId }) => `View Details of ${displayId('workorder', workorderId)}:`,
    cell: ({ workorderId, projectName, shipmentId }) => (
      <CellTitle
        title={projectName ?? displayId('workorder', workorderId)}
        sub={[displayId('workorder', workorderId), shipmentId && displayId('shipment', shipmentId)]
          .filter(Boolean)
          .join(', ')}
      />
    ),
  },
  {
    key: 'pieces',
    header: 'Pieces',
    align: 'right',
    cell: (line) => <CellTitle title={piecesOf(line)} sub={objectedWords(line)} />,
  },
  { key: 'delivered', header: 'Delivered', cell: ({ deliveredOn }) => <FormattedDate value={deliveredOn} /> },
  { key: 'taxable', header: 'Taxable', align: 'right', cell: ({ taxablePaise }) => rupees(taxablePaise) },
]

const payments: Column<Bill['payouts'][number]>[] = [
  {
    key: 'how',
    header: 'Payment',
    width: '46%',
    opensRow: ({ id }) => `View Details of ${displayId('payout', id)}:`,
    cell: ({ id, utr }) => <CellTitle title={utr ?? displayId('payout', id)} sub={utr && displayId('payout', id)} />,
  },
  { key: 'on', header: 'Paid on', cell: ({ paidOn }) => <FormattedDate value={paidOn} /> },
  { key: 'paise', header: 'Of this bill', align: 'right', cell: ({ paise }) => rupees(paise) },
]

/** The interest that the law provides, month by month, with the rate that it is computed by. */
function Interest({ bill: { interestPaise, rests, bankRate } }: { bill: Bill }) {
  const last = rests.at(-1)!
  const confirmed = bankRate?.confirmedOn ? `, confirmed on ${date(bankRate.confirmedOn)}` : ''
  return (
    <Section
      plain
      title={`Interest by law: ${rupees(interestPaise)}`}
      lead={`An indication, until ${date(last.to)}: three times the bank rate${bankRate ? ` (${percent(bankRate.rateBp)} today${confirmed})` : ''}, added each month.`}
    >
      <DataTable
        label="Interest by month"
        columns={restColumns}
        rows={rests}
        rowKey={({ from }) => from}
        empty={null}
      />
    </Section>
  )
}

const restColumns: Column<Bill['rests'][number]>[] = [
  { key: 'from', header: 'From', cell: ({ from }) => <FormattedDate value={from} /> },
  { key: 'to', header: 'Added on', cell: ({ to }) => <FormattedDate value={to} /> },
  { key: 'interest', header: 'Interest', align: 'right', cell: ({ interestPaise }) => rupees(interestPaise) },
]

function BillPdf({ bill: { id, number } }: { bill: Bill }) {
  const { busy, start } = useDownload('Download failed', async () => {
    const { loadFile } = await import('@/lib/client/load-file')
    await loadFile('GET /api/bills/{id}/pdf', { id }, `${number.replaceAll('/', '-')}.pdf`)
  })
  return (
    <Button
      variant="outlined"
      startIcon={<Download size={16} aria-hidden />}
      aria-label={`Download ${number} as PDF`}
      aria-busy={busy}
      onClick={start}
    >
      {busy ? 'Loading…' : 'PDF'}
    </Button>
  )
}

function BillFile({ bill: { id }, name }: { bill: Bill; name: string }) {
  const { busy, start } = useDownload('Download failed', async () => {
    const { loadFile } = await import('@/lib/client/load-file')
    await loadFile('GET /api/bills/{id}/files/{fileName}', { id, fileName: name }, name)
  })
  return (
    <Button size="small" startIcon={<Download size={16} aria-hidden />} aria-busy={busy} onClick={start}>
      {name}
    </Button>
  )
}
