import type { Role } from '@/lib/contract/people/account'
import type { OrderProblem } from '@/lib/contract/orders/order-problem'
import type { WorkorderStatus } from '@/lib/contract/orders/workorders'
import { asksForWork, hasEnded, isUndecided, problemKinds } from '@/lib/rules/orders/flows/order-problem-flow'
import { count, date } from '@/lib/terms/format'

/** 40 pcs, finish. */
export const problemTitle = ({ quantity, kind }: Pick<OrderProblem, 'quantity' | 'kind'>) =>
  `${problemKinds[kind]}${quantity ? `, ${count(quantity)} pcs` : ''}`

const sides: Record<Role, string> = { customer: 'The customer', supplier: 'The supplier', admin: 'Jobwork' }

/** Whose side raised it, as the reader calls it. */
export const raisedBy = ({ own, raisedRole, raisedPerson }: OrderProblem) =>
  [own ? 'You' : sides[raisedRole], raisedPerson].filter(Boolean).join(', ')

type Read = (problem: OrderProblem, order: WorkorderStatus) => string

const undecided: Record<Role, Read> = {
  customer: ({ status }) =>
    status === 'open'
      ? 'Jobwork decides. Your supplier reports its containment action.'
      : 'Jobwork decides what happens next.',
  supplier: ({ status }) =>
    status === 'open'
      ? 'You: report your containment action within a day. Jobwork decides what happens next.'
      : 'Jobwork decides what happens next.',
  admin: ({ status }) =>
    status === 'open' ? 'You decide. No containment action from the supplier yet.' : 'You decide.',
}
const decided: Record<Role, Read> = {
  customer: (_, order) =>
    order === 'completed' ? 'Your supplier gives the root cause.' : 'Your supplier works on it.',
  supplier: (_, order) =>
    order === 'completed'
      ? 'You: give root cause and corrective action.'
      : 'You: complete the order again, then give root cause and corrective action.',
  admin: (_, order) => (order === 'completed' ? 'The supplier gives the root cause.' : 'The supplier works on it.'),
}

/** Who has to do something next, in a sentence for this reader; null where nobody has. */
export function whoActs(problem: OrderProblem, order: WorkorderStatus, role: Role): string | null {
  if (hasEnded(problem)) return null
  if (isUndecided(problem))
    return role === 'supplier' && problem.own
      ? 'You: set the next status once it is fixed. Jobwork can decide, too.'
      : undecided[role](problem, order)
  if (problem.status === 'decided')
    return (
      decided[role](problem, order) + (asksForWork(problem.decision) && order !== 'completed' ? dueOf(problem) : '')
    )
  const by = problem.closesAt ? ` by ${date(problem.closesAt)}, or it closes` : ''
  return problem.own ? `You: look at it${by}.` : `${sides[problem.raisedRole]} looks at it${by}.`
}

const dueOf = ({ newDueDate }: OrderProblem) => (newDueDate ? ` Due ${date(newDueDate)}.` : '')
