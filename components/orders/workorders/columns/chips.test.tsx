import { renderToStaticMarkup } from 'react-dom/server'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { PaymentChip, ProblemChip } from './chips'
import { CompletedDate } from './CompletedDate'
import { DueDate } from './DueDate'
import { UnpaidSince } from './UnpaidSince'

const chip = (
  order: Pick<Workorder, 'amount' | 'status' | 'paymentStatus'> & { problemStatus?: Workorder['problemStatus'] },
) =>
  renderToStaticMarkup(
    <PaymentChip
      order={{
        problemStatus: null,
        completedDate: order.status === 'completed' ? '2026-10-11T20:00:00Z' : null,
        ...order,
      }}
    />,
  )

test('an order without an amount has no payment state', () => {
  const text = chip({ amount: null, status: 'completed', paymentStatus: 'pending' })
  expect(text).toContain('No amount')
  expect(text).not.toContain('Pending')
})

test('a pending payment is a word and a dot until 30 days after completion', () => {
  const plain = (status: Workorder['status']) =>
    /data-plain/.test(chip({ amount: 45_000, status, paymentStatus: 'pending' }))
  expect(plain('in_progress')).toBe(true)
  expect(plain('issues')).toBe(true)
  expect(plain('completed')).toBe(false)
  expect(chip({ amount: 45_000, status: 'started', paymentStatus: 'partial' })).not.toContain('data-plain')
  const disputed = { amount: 45_000, status: 'completed', paymentStatus: 'pending', problemStatus: 'open' } as const
  expect(chip(disputed)).toContain('data-plain')
})

test('a problem stands beside the status of a completed order, until it has ended', () => {
  const words = (order: Pick<Workorder, 'status' | 'problemStatus'>) =>
    renderToStaticMarkup(<ProblemChip order={order} />)
  expect(words({ status: 'completed', problemStatus: 'open' })).toContain('Problem: open')
  expect(words({ status: 'completed', problemStatus: 'solved' })).toContain('Problem: solved')
  expect(words({ status: 'issues', problemStatus: 'open' })).toBe('')
  expect(words({ status: 'completed', problemStatus: null })).toBe('')
})

test('a completion after the due day is marked late', () => {
  const words = (completedDate: string, dueDate: string | null) =>
    renderToStaticMarkup(<CompletedDate order={{ completedDate, dueDate }} />)
  expect(words('2026-11-23T06:00:00Z', '2026-11-21T00:00:00Z')).toContain('2 days late')
  expect(words('2026-11-21T06:00:00Z', '2026-11-21T00:00:00Z')).not.toContain('late')
  expect(words('2026-11-23T06:00:00Z', null)).not.toContain('late')
})

test('a supplier reads since when a completed order is unpaid', () => {
  const words = (order: Partial<Workorder>) =>
    renderToStaticMarkup(
      <UnpaidSince
        order={{
          amount: 45_000,
          status: 'completed',
          paymentStatus: 'pending',
          completedDate: '2026-10-11T20:00:00Z',
          problemStatus: null,
          ...order,
        }}
      />,
    )
  for (const paymentStatus of ['pending', 'partial'] as const)
    expect(words({ paymentStatus })).toContain('Unpaid since 12 Oct 2026')
  for (const none of [
    { paymentStatus: 'complete' },
    { amount: null },
    { status: 'issues' },
    { problemStatus: 'contained' },
  ] as const)
    expect(words(none)).toBe('')
  expect(words({ problemStatus: 'solved' })).toContain('Unpaid since')
})

test('a completed order says in its row how late it was, an open one how late it is', () => {
  const row = (order: Partial<Workorder>) =>
    renderToStaticMarkup(<DueDate order={{ dueDate: '2025-11-21T00:00:00Z', ...order } as Workorder} />)
  expect(row({ status: 'completed', completedDate: '2025-11-24T06:00:00Z' })).toMatch(/21 Nov 2025.*3 days late/)
  expect(row({ status: 'completed', completedDate: '2025-11-21T06:00:00Z' })).not.toContain('late')
  expect(row({ status: 'started', completedDate: null })).toMatch(/days late/)
})
