import { reviewStates } from './moderation'
import { approvalFlow } from '../rules/trade/flows/approval-flow'
import { inquiryFlow } from '../rules/trade/flows/inquiry-flow'
import { machineFlow } from '../rules/trade/flows/machine-flow'
import { asPayable, paymentFlow, standsOut } from '../rules/orders/flows/payment-flow'
import { quotationFlow } from '../rules/trade/flows/quotation-flow'
import { workorderFlow } from '../rules/orders/flows/workorder-flow'
import { workorderRequestFlow } from '../rules/trade/flows/workorder-request-flow'

const tables = {
  approval: approvalFlow.states,
  inquiry: inquiryFlow.states,
  machine: machineFlow.states,
  payment: paymentFlow.states,
  quotation: quotationFlow.states,
  request: workorderRequestFlow.states,
  review: reviewStates,
  workorder: workorderFlow.states,
}

/** The states of all tables that have this tone. */
const ofTone = (wanted: string) =>
  Object.entries(tables).flatMap(([name, states]) =>
    Object.entries(states).flatMap(([state, { tone }]) => (tone === wanted ? [`${name} ${state}`] : [])),
  )

test('red is an order with issues and a pending payment, and nothing else', () => {
  expect(ofTone('danger')).toEqual(['payment pending', 'workorder issues'])
})

test('what was rejected or withheld is grey', () => {
  expect(ofTone('neutral')).toEqual(
    expect.arrayContaining([
      'approval rejected',
      'inquiry rejected',
      'quotation rejected',
      'request rejected',
      'review withheld',
    ]),
  )
})

test('a pending payment by hand stands out after 30 days in India from completion', () => {
  // A minute before and after midnight in India.
  const [eve, now] = [Date.parse('2026-12-30T18:29:00Z'), Date.parse('2026-12-30T18:31:00Z')]
  const order = { paymentStatus: 'pending', completedDate: null } as const
  const done = { ...order, status: 'completed', completedDate: '2026-11-30T05:00:00Z' } as const
  expect(standsOut({ ...order, status: 'in_progress' }, now)).toBe(false)
  expect(standsOut({ ...order, status: 'issues' }, now)).toBe(false)
  expect(standsOut(done, Date.parse('2026-11-30T06:00:00Z'))).toBe(false)
  expect(standsOut(done, eve)).toBe(false)
  expect(standsOut(done, now)).toBe(true)
  expect(standsOut({ ...done, problemStatus: 'open' }, now)).toBe(false)
  expect(standsOut({ ...order, status: 'started', paymentStatus: 'partial' }, now)).toBe(true)
})

test('a pending payment that follows invoices stands out from the due day of the oldest unpaid one, completed or not', () => {
  // A minute before and after midnight in India.
  const [eve, day] = [Date.parse('2026-12-22T18:29:00Z'), Date.parse('2026-12-22T18:31:00Z')]
  const order = { paymentStatus: 'pending', paymentBy: 'ledger', completedDate: '2026-11-20T05:00:00Z' } as const
  for (const status of ['completed', 'in_progress'] as const) {
    expect(standsOut({ ...order, status, invoiceDueOn: null }, day)).toBe(false)
    expect(standsOut({ ...order, status, invoiceDueOn: '2026-12-23' }, eve)).toBe(false)
    expect(standsOut({ ...order, status, invoiceDueOn: '2026-12-23' }, day)).toBe(true)
  }
  const payable = asPayable({ ...order, status: 'completed', payableStatus: 'pending', invoiceDueOn: null } as const)
  expect(standsOut(payable, day)).toBe(true)
})
