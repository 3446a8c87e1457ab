import { reviewStates } from '../terms/moderation'
import { approvalFlow } from './flows/approval-flow'
import { inquiryFlow } from './flows/inquiry-flow'
import { machineFlow } from './flows/machine-flow'
import { paymentFlow, standsOut } from './flows/payment-flow'
import { quotationFlow } from './flows/quotation-flow'
import { workorderFlow } from './flows/workorder-flow'
import { workorderRequestFlow } from './flows/workorder-request-flow'

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
