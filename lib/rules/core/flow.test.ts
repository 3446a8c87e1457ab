import type { Role } from '../../contract/people/account'
import { approvalFlow } from '../trade/flows/approval-flow'
import { inquiryFlow, openToQuoting } from '../trade/flows/inquiry-flow'
import { machineFlow } from '../trade/flows/machine-flow'
import { paymentFlow } from '../orders/flows/payment-flow'
import { quotationFlow } from '../trade/flows/quotation-flow'
import { workorderFlow } from '../orders/flows/workorder-flow'
import { workorderRequestFlow } from '../trade/flows/workorder-request-flow'

type AnyFlow = { states: Record<string, unknown>; moves(from: never, role: Role): string[] }

/** Every move of a table as `from → to: roles`, in the order of the table. */
function movesOf(flow: AnyFlow): string[] {
  const states = Object.keys(flow.states)
  const roles: Role[] = ['customer', 'supplier', 'admin']
  return states.flatMap((from) =>
    states.flatMap((to) => {
      const who = roles.filter((role) => flow.moves(from as never, role).includes(to))
      return who.length ? [`${from} → ${to}: ${who.join(', ')}`] : []
    }),
  )
}

test('a quotation: the customer answers what is pending, the admin hands over and records', () => {
  expect(movesOf(quotationFlow)).toEqual([
    'pending → sent: admin',
    'pending → accepted: customer',
    'pending → rejected: customer',
    'sent → accepted: admin',
    'sent → rejected: admin',
  ])
})

test('an inquiry: an admin takes it up, closes quoting, declines; what is settled stays settled', () => {
  expect(movesOf(inquiryFlow)).toEqual([
    'new → processing: admin',
    'new → quoted: admin',
    'new → rejected: admin',
    'processing → quoted: admin',
    'processing → rejected: admin',
    'quoted → rejected: admin',
  ])
  expect(openToQuoting).toEqual(['new', 'processing'])
})

test('a machine or process: an admin decides once, the supplier submits again what is not approved', () => {
  expect(movesOf(approvalFlow)).toEqual([
    'pending → pending: supplier',
    'pending → approved: admin',
    'pending → rejected: admin',
    'rejected → pending: supplier',
  ])
})

test('a request for work is assigned or rejected by an admin, once', () => {
  expect(movesOf(workorderRequestFlow)).toEqual(['pending → assigned: admin', 'pending → rejected: admin'])
})

test.each([
  ['a work order', workorderFlow as AnyFlow, 6, 'supplier, admin'],
  ['a payment', paymentFlow as AnyFlow, 3, 'admin'],
  ['a machine at work', machineFlow as AnyFlow, 3, 'supplier'],
])('%s goes from any status to any', (_, flow, states, roles) => {
  const moves = movesOf(flow)
  expect(moves).toHaveLength(states * states)
  expect(new Set(moves.map((m) => m.split(': ')[1]))).toEqual(new Set([roles]))
})

test('a move that the table does not hold is a conflict that names both states', () => {
  expect(() => quotationFlow.assertMove('accepted', 'rejected', { role: 'customer' })).toThrow(
    'The quotation is accepted and can’t be changed to rejected',
  )
  expect(() => quotationFlow.assertMove('pending', 'accepted', { role: 'supplier' })).toThrow(
    expect.objectContaining({ code: 'conflict' }),
  )
})
