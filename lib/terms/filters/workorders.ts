import { choiceFilter, dayFilter, idFilter, ownerFilter, processFilter } from './filter'
import { paymentLabels } from '../payment-status'

const admin = ['admin'] as const

/** What lists of work orders can be narrowed by. */
export const workorderFilters = {
  due: choiceFilter(
    'Due',
    {
      late: 'Late',
      today: 'Today',
      tomorrow: 'Tomorrow',
      week: 'This week',
      later: 'In 2 to 6 days',
      month: 'This month',
      none: 'No due date',
    },
    {
      note: 'Open orders by their due day in India; a week is Monday to Sunday, `later` the second to the sixth day from today',
    },
  ),
  dueFrom: dayFilter('Due from', { group: 'Due' }),
  dueTo: dayFilter('Due to', { group: 'Due', note: 'The last day that counts' }),
  paymentStatus: choiceFilter(
    'Payment',
    { ...paymentLabels, open: 'Not fully paid' },
    { param: 'payment', money: true, note: '`open`: not fully paid' },
  ),
  payableStatus: choiceFilter(
    'Supplier payment',
    { ...paymentLabels, open: 'Not fully paid' },
    { param: 'payable', money: true, roles: admin, note: 'The payment to the supplier; `open`: not paid in full' },
  ),
  unpaid: choiceFilter('Unpaid', { true: 'Completed, not fully paid' }, { group: 'Payment', money: true }),
  age: choiceFilter(
    'Days since due',
    {
      '0-15': 'Up to 15',
      '0-30': 'Up to 30',
      '16-30': '16 to 30',
      '31-45': '31 to 45',
      '31-60': '31 to 60',
      '46-60': '46 to 60',
      '61-90': '61 to 90',
      '61+': 'Over 60',
      '91+': 'Over 90',
    },
    {
      note: 'Days in India since the payment is due, as in GET /api/payments; for suppliers since completion',
    },
  ),
  documents: choiceFilter('Documents', { missing: 'Missing' }, { note: 'Open orders that lack a required document' }),
  firstArticle: choiceFilter(
    'First article',
    { asked: 'Waits for acceptance', unanswered: 'Not answered in time' },
    { note: '`asked`: waits for acceptance; `unanswered`: for more than two working days' },
  ),
  problem: choiceFilter(
    'Problem',
    { undecided: 'Not decided', ongoing: 'Not ended' },
    { note: 'Only orders with an undecided problem, or with one that has not ended' },
  ),
  delivery: choiceFilter(
    'Delivery',
    { none: 'Nothing sent', part: 'In part', sent: 'All on the way', received: 'All delivered' },
    { note: 'The delivery of its pieces: to the hub for suppliers, else to the customer' },
  ),
  acceptance: choiceFilter(
    'Acceptance',
    { waiting: 'To accept', late: 'Not accepted in time', done: 'Accepted' },
    { param: 'accepted', note: 'Whether the supplier has accepted an order that it received' },
  ),
  change: choiceFilter(
    'New due date',
    { asked: 'Asked for', answer: 'To answer', late: 'Not answered in time' },
    { param: 'date', note: '`answer`: asked for by the other side' },
  ),
  messages: choiceFilter(
    'Messages',
    { new: 'New' },
    { roles: ['customer', 'supplier'], note: 'Only those with messages that your company has not read' },
  ),
  process: processFilter(),
  customerId: idFilter('Customer', 'customer', { roles: admin }),
  supplierId: idFilter('Supplier', 'supplier', { roles: admin }),
  machineId: idFilter('Machine', 'machine', { roles: ['supplier', 'admin'] }),
  owner: ownerFilter(),
  changedFrom: dayFilter('Changed since', { note: 'Status, payment, note or progress changed on this day or later' }),
}

const { paymentStatus, payableStatus, age, process } = workorderFilters

/** The part of them that payments can be narrowed by. */
export const paymentFilters = { paymentStatus, payableStatus, age }

/** The part of them that a customer's completed orders can be narrowed by. */
export const historyFilters = { paymentStatus, process }
