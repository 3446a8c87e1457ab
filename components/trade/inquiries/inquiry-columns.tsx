import { Marks } from '@/components/core/team/Marks'
import { CellTitle, type Column } from '@/components/ui/table/DataTable'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { EntityId } from '@/components/ui/data/EntityId'
import type { Inquiry } from '@/lib/contract/trade/inquiries'
import { pictureOf } from '@/lib/contract/pictures'
import { InquiryChip } from './InquiryChip'
import { Unread } from './Unread'
import { count } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'

/** What all roles read of an inquiry in a list. */
export const inquiryColumns: Column<Inquiry>[] = [
  { key: 'id', header: 'Inquiry ID', sort: 'id', cell: (i) => <EntityId>{displayId('inquiry', i.id)}</EntityId> },
  {
    key: 'project',
    header: 'Project Name',
    cell: (i) => (
      <CellTitle
        title={i.projectName}
        sub={subOf(i)}
        picture={pictureOf(i)}
        process={i.processName}
        marks={<Marks of={i} />}
      />
    ),
  },
  {
    key: 'process',
    header: 'Process',
    secondary: true,
    hideWhenNarrow: true,
    cell: (i) => <Process of={i} />,
  },
  { key: 'quantity', header: 'Quantity', sort: 'quantity', align: 'right', cell: (i) => count(i.quantity) },
  {
    key: 'targetDate',
    header: 'Target date',
    sort: 'targetDate',
    cell: (i) => <FormattedDate value={i.targetDate} empty="Not specified" due />,
  },
]

/** What its customer and admins read besides: how it stands, and how many have quoted. */
export const inquiryColumnsWithOffers: Column<Inquiry>[] = [
  ...inquiryColumns,
  { key: 'status', header: 'Status', badge: true, cell: (i) => <InquiryChip inquiry={i} /> },
  { key: 'quotations', header: 'Quotations', align: 'right', cell: (i) => count(i.quotationCount ?? 0) },
]

/** The process, and whether a supplier has it. */
const Process = ({ of: { processName, fits } }: { of: Inquiry }) => (
  <>
    {processName ?? 'Not specified'} {fits && <StatusChip plain tone="success" label="Fits you" />}
  </>
)

/** The second line; what is unread stands last in it, so that nothing moves once it is read. */
function subOf({ customerName, material, partNumber, sealed, unread, invitedAt, rfqId, lineNo }: Inquiry) {
  const line = rfqId && `${displayId('rfq', rfqId)}, line ${lineNo}`
  const words = [line, sealed && 'Sealed prices', customerName ?? material, partNumber].filter(Boolean).join(' · ')
  if (!unread && !invitedAt) return words
  return (
    <>
      {invitedAt && <StatusChip plain tone="decision" label="You are invited" />} {words}{' '}
      {!!unread && <Unread n={unread} />}
    </>
  )
}
