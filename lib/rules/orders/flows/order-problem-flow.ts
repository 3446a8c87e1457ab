import type { Role } from '../../../contract/people/account'
import type {
  OrderProblem,
  ProblemDecision,
  ProblemKind,
  ProblemStatus,
  ProblemWanted,
} from '../../../contract/orders/order-problem'
import type { WorkorderStatus } from '../../../contract/orders/workorders'
import { flow } from '../../core/flow'

const anyone: readonly Role[] = ['customer', 'supplier', 'admin']
const makers: readonly Role[] = ['supplier', 'admin']
const admin: readonly Role[] = ['admin']

/** The life of a problem with an order. Of `anyone` it is the side that raised it. */
export const orderProblemFlow = flow<ProblemStatus>('The problem', {
  open: {
    label: 'Open',
    tone: 'danger',
    next: { contained: makers, decided: admin, rejected: admin, withdrawn: anyone },
  },
  contained: { label: 'Contained', tone: 'warning', next: { decided: admin, rejected: admin, withdrawn: anyone } },
  decided: { label: 'Decided', tone: 'info', next: { solved: makers } },
  solved: { label: 'Solved', tone: 'decision', next: { closed: anyone, decided: anyone } },
  closed: { label: 'Closed', tone: 'success', next: { open: admin } },
  rejected: { label: 'Rejected', tone: 'neutral', next: { open: admin } },
  withdrawn: { label: 'Withdrawn', tone: 'neutral', next: { open: admin } },
})

/** The states that end a problem; it can be opened again. */
export const endedProblems: readonly ProblemStatus[] = ['closed', 'rejected', 'withdrawn']
export const hasEnded = ({ status }: Pick<OrderProblem, 'status'>) => endedProblems.includes(status)
/** Nobody has decided it. */
export const isUndecided = ({ status }: Pick<OrderProblem, 'status'>) => status === 'open' || status === 'contained'

/** Days after which a solved problem closes, and in which a customer may raise one. */
export const PROBLEM_DAYS = 7
/** How often the side that raised a problem may send it back; admins may always. */
export const SENT_BACK_MAX = 1

export const problemKinds: Record<ProblemKind, string> = {
  dimension: 'Dimension',
  material: 'Material',
  finish: 'Finish',
  damage: 'Damage',
  quantity: 'Quantity',
  wrong_part: 'Wrong part',
  document: 'Document',
  machine: 'Machine',
  delay: 'Delay',
  other: 'Other',
}
export const wantedLabels: Record<ProblemWanted, string> = {
  rework: 'Rework',
  remake: 'Remake',
  credit: 'Credit',
  accept: 'Accept as is',
  none: 'Nothing named',
}
export const decisionLabels: Record<ProblemDecision, string> = {
  rework: 'Rework',
  remake: 'Remake',
  credit: 'Credit',
  accept: 'Accept as is',
}

/** What the order becomes by a decision; null: what it was before the problem. */
export const orderAfter: Record<ProblemDecision, WorkorderStatus | null> = {
  rework: 'in_progress',
  remake: 'started',
  credit: null,
  accept: null,
}
/** Whether a decision asks for work: it has a due date, and is solved by it. */
export const asksForWork = (decision: ProblemDecision | null) => decision === 'rework' || decision === 'remake'
