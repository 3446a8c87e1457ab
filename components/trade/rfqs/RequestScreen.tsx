'use client'

import { EntityId } from '@/components/ui/data/EntityId'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { Bone } from '@/components/ui/feedback/Skeletons'
import { Page } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { Section } from '@/components/ui/layout/Section'
import { KeyValues } from '@/components/ui/record/KeyValues'
import { CellTitle, DataTable, type Column } from '@/components/ui/table/DataTable'
import { useApi } from '@/lib/client/api'
import { pictureOf } from '@/lib/contract/pictures'
import type { Inquiry } from '@/lib/contract/trade/inquiries'
import type { RfqDetail } from '@/lib/contract/trade/rfqs'
import { wantedInWords } from '@/lib/rules/orders/documents'
import { addressLine } from '@/lib/rules/people/address'
import { rfqStates } from '@/lib/rules/trade/flows/rfq-states'
import { count, dateTime } from '@/lib/terms/format'
import { displayId, linkTo } from '@/lib/terms/nouns'
import { InquiryChip } from '../inquiries/InquiryChip'

/** A request that is submitted: what its lines have in common, and each line with its inquiry. */
export function RequestScreen({ id }: { id: number }) {
  const { data, error, mutate } = useApi('GET /api/rfqs/{id}', { id })
  if (error && !data)
    return <ErrorState problem={error} onRetry={() => void mutate()} title="Couldn’t load the request" />
  if (!data) return <Bone height={420} />
  const { tone, label } = rfqStates[data.state]
  return (
    <Page>
      <PageHeader
        title={data.name ?? displayId('rfq', id)}
        beside={<StatusChip size="medium" tone={tone} label={label} />}
        back={{ href: '/customer/rfqs', label: 'Requests' }}
      />
      <Section title={displayId('rfq', id)}>
        <KeyValues items={factsOf(data)} />
      </Section>
      <Section title="Lines" flush>
        <DataTable
          label="Lines"
          columns={columns}
          rows={data.lines}
          rowKey={(line) => line.id}
          hrefOf={(line) => linkTo('inquiry', line.id, 'customer')!}
          empty={null}
        />
      </Section>
    </Page>
  )
}

const factsOf = (rfq: RfqDetail) => [
  { label: 'Lines', value: count(rfq.counts.lines) },
  {
    label: 'Quotes until',
    value: rfq.quoteBy ? dateTime(rfq.quoteBy) : 'No limit',
  },
  { label: 'Waiting for quotes', value: count(rfq.counts.open ?? 0) },
  { label: 'Quoted', value: count(rfq.counts.quoted ?? 0) },
  { label: 'Accepted', value: count(rfq.counts.accepted ?? 0) },
  { label: 'Rejected', value: count(rfq.counts.rejected ?? 0) },
  { label: 'Prices', value: rfq.sealed ? 'Sealed until the deadline' : 'Shown as they arrive' },
  { label: 'NDA', value: rfq.nda ? 'Before drawings' : 'None' },
  { label: 'Your reference', value: rfq.reference },
  { label: 'Submitted', value: rfq.submittedAt && dateTime(rfq.submittedAt) },
  { label: 'Deliver to', value: rfq.deliveryAddress && addressLine(rfq.deliveryAddress), wide: true },
  {
    label: 'Quality documents',
    value:
      wantedInWords(rfq.requiredDocuments, (rfq.aql as Parameters<typeof wantedInWords>[1]) ?? null) || 'None wanted',
  },
  { label: 'Note to suppliers', value: rfq.note, wide: true },
]

const columns: Column<Inquiry>[] = [
  { key: 'line', header: 'Line', align: 'right', cell: ({ lineNo }) => lineNo },
  {
    key: 'inquiry',
    header: 'Inquiry ID',
    opensRow: true,
    cell: ({ id }) => <EntityId>{displayId('inquiry', id)}</EntityId>,
  },
  {
    key: 'part',
    header: 'Part',
    cell: (line) => (
      <CellTitle
        title={[line.partNumber, line.drawingRevision && `rev. ${line.drawingRevision}`].filter(Boolean).join(', ')}
        sub={line.projectName}
        picture={pictureOf(line)}
        process={line.processName}
      />
    ),
  },
  { key: 'quantity', header: 'Quantity', align: 'right', cell: (line) => count(line.quantity) },
  {
    key: 'wanted',
    header: 'Wanted by',
    cell: ({ targetDate }) => <FormattedDate value={targetDate} empty="Not specified" />,
  },
  { key: 'status', header: 'Status', badge: true, cell: (line) => <InquiryChip inquiry={line} /> },
  { key: 'quotations', header: 'Quotations', align: 'right', cell: (line) => count(line.quotationCount ?? 0) },
]
