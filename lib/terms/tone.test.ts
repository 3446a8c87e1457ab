import { reviewStates } from './moderation'
import { approvalFlow } from '../rules/trade/flows/approval-flow'
import { inquiryFlow } from '../rules/trade/flows/inquiry-flow'
import { machineFlow } from '../rules/trade/flows/machine-flow'
import { paymentFlow, standsOut } from '../rules/orders/flows/payment-flow'
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

test('a pending payment stands out once the order is completed', () => {
  expect(standsOut('pending', 'in_progress')).toBe(false)
  expect(standsOut('pending', 'issues')).toBe(false)
  expect(standsOut('pending', 'completed')).toBe(true)
  expect(standsOut('partial', 'started')).toBe(true)
})
