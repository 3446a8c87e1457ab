import { declareList } from '@/components/ui/screen/useList'
import { CellTitle, type Column } from '@/components/ui/table/DataTable'
import type { Rfq } from '@/lib/contract/trade/rfqs'
import { count, several } from '@/lib/terms/format'
import { rfqsToAnswer } from '../query'
import { rfqColumns } from '../rfq-columns'

/** '31 of 40 lines fit you' */
export const fitWords = ({ fits = 0, lines }: Rfq['counts']) =>
  fits
    ? `${count(fits)} of ${several(lines, 'line', 'lines')} fit${lines === 1 ? 's' : ''} you`
    : several(lines, 'line', 'lines')

/** What was answered of a request: '4 without an answer', and below it '31 priced, 5 no quote'. */
const Answered = ({ of: { lines, priced = 0, declined = 0, unanswered = 0 } }: { of: Rfq['counts'] }) =>
  unanswered === lines ? (
    'Not answered yet'
  ) : (
    <CellTitle
      title={unanswered ? `${count(unanswered)} without an answer` : 'All lines answered'}
      sub={[priced > 0 && `${count(priced)} priced`, declined > 0 && `${count(declined)} no quote`]
        .filter(Boolean)
        .join(', ')}
    />
  )

const columns: Column<Rfq>[] = [
  rfqColumns.id,
  {
    key: 'lines',
    header: 'Lines',
    cell: (r) => <CellTitle title={fitWords(r.counts)} sub={subOf(r)} />,
  },
  rfqColumns.quoteBy,
  { key: 'answered', header: 'Your answer', cell: ({ counts }) => <Answered of={counts} /> },
  rfqColumns.status,
]

const subOf = ({ sealed, nda, deliveryState }: Rfq) =>
  [sealed && 'Sealed prices', nda && 'NDA before drawings', deliveryState && `To ${deliveryState}`]
    .filter(Boolean)
    .join(' · ')

/** The requests for many parts with lines that a supplier can quote on, or answered. They stand above the inquiries. */
export const supplierRfqs = declareList({
  call: 'GET /api/rfqs',
  role: 'supplier',
  query: rfqsToAnswer,
  title: 'Requests for Many Parts',
  lead: 'Price all lines in one grid, or paste them from Excel.',
  label: 'Requests for Many Parts',
  rows: 'requests',
  second: true,
  params: { cursor: 'rfqs' },
  viewless: true,
  hrefOf: ({ id }) => `/supplier/quotations?rfq=${id}`,
  columns,
  empty: { title: 'No requests right now', text: 'Requests with many lines appear here.' },
  failed: 'Couldn’t load the requests',
})
