'use client'

import { EntityId } from '@/components/ui/data/EntityId'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { StatusChip } from '@/components/ui/data/StatusChip'
import type { ReactNode } from 'react'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { Bone } from '@/components/ui/feedback/Skeletons'
import { lazy } from '@/components/ui/hooks/lazy'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Page } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { Section } from '@/components/ui/layout/Section'
import { KeyValues } from '@/components/ui/record/KeyValues'
import { CellTitle, DataTable, type Column } from '@/components/ui/table/DataTable'
import { useApi } from '@/lib/client/api'
import { pictureOf } from '@/lib/contract/pictures'
import type { Role } from '@/lib/contract/people/account'
import type { Inquiry } from '@/lib/contract/trade/inquiries'
import type { RfqDetail } from '@/lib/contract/trade/rfqs'
import { wantedInWords } from '@/lib/rules/orders/documents'
import { addressLine } from '@/lib/rules/people/address'
import { rfqStates } from '@/lib/rules/trade/flows/rfq-states'
import { count, dateTime, several } from '@/lib/terms/format'
import { displayId, linkTo } from '@/lib/terms/nouns'
import { InquiryChip } from '../inquiries/InquiryChip'
import { Sealed } from './matrix/Sealed'
import { EXTRA } from './query'
import { RfqQuoting } from './RfqQuoting'

// What waits for it is as high as a screen, so that nothing in sight moves.
const Matrix = lazy(() => import('./matrix/Matrix'), { waiting: () => <Bone height={1_000} /> })
const OfferDrawer = lazy(() => import('./matrix/OfferDrawer'), { ahead: false })

type Props = {
  id: number
  role?: Role
  /** What else its reader does with it, beside the deadline. */
  acts?: ReactNode
}

/**
 * A request that is submitted. What its buyer decides: which offer takes each line, and whether to wait for more. The offers stand
 * first; what all lines have in common stands below.
 */
export function RequestScreen({ id, role = 'customer', acts }: Props) {
  const { data, error, mutate } = useApi('GET /api/rfqs/{id}', { id })
  const matrix = useApi('GET /api/rfqs/{id}/matrix', { id, extra: EXTRA })
  const quotation = useUrlState().get('id')
  if (error && !data)
    return <ErrorState problem={error} onRetry={() => void mutate()} title="Couldn’t load the request" />
  if (!data) return <Bone height={420} />
  const { tone, label } = rfqStates[data.state]
  const suppliers = matrix.data?.suppliers ?? []
  const isSealed = suppliers.some(({ price }) => price === null)
  return (
    <Page>
      <PageHeader
        title={data.name ?? displayId('rfq', id)}
        lead={leadOf(data)}
        beside={<StatusChip size="medium" tone={tone} label={label} />}
        back={{ href: requestsOf[role], label: 'Requests' }}
        actions={
          <>
            <RfqQuoting rfq={data} />
            {acts}
          </>
        }
      />
      {isSealed && <Sealed rfq={data} suppliers={suppliers} />}
      {suppliers.length > 0 && !isSealed ? (
        <Matrix rfq={data} role={role} />
      ) : (
        <Section title="Lines" flush>
          <DataTable
            label="Lines"
            columns={columns}
            rows={data.lines}
            rowKey={(line) => line.id}
            hrefOf={(line) => linkTo('inquiry', line.id, role)!}
            empty={null}
          />
        </Section>
      )}
      <Section title="What all lines have in common">
        <KeyValues items={factsOf(data, role)} />
      </Section>
      {quotation && <OfferDrawer role={role} />}
    </Page>
  )
}

/** 'RFQ-0007 · 5 lines · Suppliers quote until 4 Dec 2026, 18:00'. */
function leadOf({ id, counts, quoteBy, state, customerName }: RfqDetail): string {
  const until = quoteBy
    ? `${state === 'open' ? 'Suppliers quote until' : 'Deadline'} ${dateTime(quoteBy)}`
    : state === 'open' && 'Suppliers quote without a deadline'
  return [displayId('rfq', id), customerName, several(counts.lines, 'line', 'lines'), until].filter(Boolean).join(' · ')
}

/** Where the requests of a role stand. */
const requestsOf: Record<Role, string> = {
  customer: '/customer/rfqs',
  supplier: '/supplier/quotations',
  admin: '/admin/quotations/requests',
}

const factsOf = (rfq: RfqDetail, role: Role) => [
  {
    label: 'Quotes until',
    value: rfq.quoteBy ? dateTime(rfq.quoteBy) : 'No limit',
  },
  { label: 'Prices', value: rfq.sealed ? 'Sealed until the deadline' : 'Shown as they arrive' },
  { label: 'NDA', value: rfq.nda ? 'Before drawings' : 'None' },
  { label: role === 'customer' ? 'Your reference' : 'Customer’s reference', value: rfq.reference },
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
