import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { declareList } from '@/components/ui/screen/useList'
import { CellTitle, type Column } from '@/components/ui/table/DataTable'
import type { Bill } from '@/lib/contract/money/bills'
import { rupees } from '@/lib/terms/format'
import { BillChip } from './BillChip'
import { ownBillsQuery, payablesQuery } from './query'
import { Time } from './Time'
import { ordersOf } from './words'

const time: Column<Bill> = { key: 'time', header: 'Time to pay', width: '30%', cell: (bill) => <Time bill={bill} /> }
const due: Column<Bill> = {
  key: 'due',
  header: 'Pay until',
  width: '8rem',
  cell: ({ clock }) => (clock ? <FormattedDate value={clock.dueOn} /> : '–'),
}
const billed: Column<Bill> = {
  key: 'billed',
  header: 'Billed on',
  width: '8rem',
  hideWhenNarrow: true,
  cell: ({ billedOn }) => <FormattedDate value={billedOn} />,
}
const status: Column<Bill> = {
  key: 'status',
  header: 'Status',
  badge: true,
  width: '8rem',
  cell: (bill) => <BillChip bill={bill} />,
}
const total: Column<Bill> = {
  key: 'total',
  header: 'Total',
  align: 'right',
  cell: ({ totalPaise, paidPaise, balancePaise, paid }) =>
    paidPaise && !paid ? (
      <CellTitle title={rupees(totalPaise)} sub={`${rupees(balancePaise)} open`} />
    ) : (
      rupees(totalPaise)
    ),
}

const tabs = [
  { value: 'open', label: 'Open', empty: 'No open bills' },
  { value: 'check', label: 'To check', empty: 'No bills to check' },
  { value: 'due', label: 'To pay', empty: 'No approved bills to pay' },
  { value: 'paid', label: 'Paid', empty: 'No paid bills yet' },
  { value: 'withdrawn', label: 'Withdrawn', empty: 'No withdrawn bills' },
]

/** What suppliers have billed, for admins: those with a day by law first, then by days left. */
export const payables = declareList({
  call: 'GET /api/bills',
  role: 'admin',
  query: payablesQuery,
  params: { tab: 'show', id: 'bill' },
  label: 'Bills',
  rows: 'bills',
  tabs: {
    label: 'Bills by status',
    of: (counts) => tabs.map(({ value, label }) => ({ value, label, count: counts?.[value] })),
    narrows: false,
  },
  search: { label: 'Search bills', placeholder: 'Bill or WO number, company' },
  columns: [
    {
      key: 'who',
      header: 'Supplier',
      width: '24%',
      opensRow: ({ number }) => `View Details of bill ${number}:`,
      cell: (bill) => <CellTitle title={bill.supplierName!} sub={`${bill.number} · ${ordersOf(bill)}`} />,
    },
    time,
    due,
    status,
    total,
  ],
  empty: ({ show }, isNarrowed) => ({
    title: isNarrowed ? 'No bills found' : (tabs.find(({ value }) => value === show) ?? tabs[0]!).empty,
    text: 'A bill appears here when a supplier submits it.',
  }),
  failed: 'Couldn’t load the bills',
})

const ownTabs = [
  { value: 'check', label: 'In check', empty: 'No bills in check' },
  { value: 'due', label: 'To be paid', empty: 'No approved bills wait for payment' },
  { value: 'paid', label: 'Paid', empty: 'No paid bills yet' },
  { value: 'withdrawn', label: 'Withdrawn', empty: 'No withdrawn bills' },
]

/** The own bills of a supplier. What it can bill stands before them. */
export const ownBills = declareList({
  call: 'GET /api/bills',
  role: 'supplier',
  query: ownBillsQuery,
  params: { id: 'bill' },
  title: 'Payments',
  lead: 'Bill accepted pieces, and see until when you are paid.',
  label: 'Bills',
  rows: 'bills',
  tabs: {
    label: 'Bills by status',
    of: (counts) => ownTabs.map(({ value, label }) => ({ value, label, count: counts?.[value] })),
    narrows: false,
  },
  search: { label: 'Search bills', placeholder: 'Bill or WO number' },
  columns: [
    {
      key: 'number',
      header: 'Bill',
      width: '24%',
      opensRow: ({ number }) => `View Details of bill ${number}:`,
      cell: (bill) => <CellTitle title={bill.number} sub={ordersOf(bill)} />,
    },
    billed,
    time,
    due,
    status,
    total,
  ],
  empty: ({ tab }, isNarrowed) => ({
    title: isNarrowed ? 'No bills found' : (ownTabs.find(({ value }) => value === tab) ?? ownTabs[0]!).empty,
    text: 'Bill what was accepted under To bill.',
  }),
  failed: 'Couldn’t load the bills',
})
