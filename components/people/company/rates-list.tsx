import { Button } from '@/components/ui/controls/Button'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { declareList } from '@/components/ui/screen/useList'
import { CellTitle, type Column } from '@/components/ui/table/DataTable'
import type { Rate } from '@/lib/contract/money/rates'
import { date } from '@/lib/terms/format'
import { percent } from '@/lib/terms/paise'
import { ratesQuery } from './query'

/** The rates of tax by HSN or SAC, for admins. */
export const rateList = declareList({
  call: 'GET /api/rates',
  role: 'admin',
  query: ratesQuery,
  title: 'Rates',
  lead: 'The longest code that is valid on the invoice date applies.',
  label: 'Rates',
  rows: 'rates',
  columns: [
    {
      key: 'code',
      header: 'HSN or SAC',
      sort: 'code',
      cell: (rate) => <CellTitle title={rate.code} sub={rate.note ?? undefined} />,
    },
    { key: 'rate', header: 'Rate', align: 'right', width: '6rem', cell: ({ rateBp }) => percent(rateBp) },
    { key: 'from', header: 'From', sort: 'from', width: '8rem', cell: ({ from }) => <FormattedDate value={from} /> },
    { key: 'to', header: 'To', width: '8rem', cell: ({ to }) => (to ? <FormattedDate value={to} /> : 'Open') },
  ],
  empty: { title: 'No rates', text: 'Without one, the usual rate under Tax & numbers applies.' },
  failed: 'Couldn’t load the rates',
})

/** The button of a rate's row: a rate that documents stand on ends, any other changes. */
export const actsOnRates = (edit: (rate: Rate) => void): Column<Rate> => ({
  key: 'acts',
  header: 'Actions',
  width: '7rem',
  hideInPrint: true,
  noCardLabel: true,
  cell: (rate) => (
    <Button
      size="small"
      aria-label={`${rate.inUse ? 'End' : 'Change'} ${rate.code} from ${date(rate.from)}`}
      onClick={() => edit(rate)}
    >
      {rate.inUse ? 'End' : 'Change'}
    </Button>
  ),
})
