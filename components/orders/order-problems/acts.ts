import type { Role } from '@/lib/contract/people/account'
import type { OrderProblem, ProblemStatus } from '@/lib/contract/orders/order-problem'
import type { WorkorderStatus } from '@/lib/contract/orders/workorders'
import { canMove } from '@/lib/rules/orders/flows/order-problem-moves'
import type { Act } from '@/lib/rules/core/permissions'

type Row = {
  /** What the button says. */
  label: string
  act: Act
  to: ProblemStatus
  /** From this state alone, where a state has two ways to `to`. */
  from?: ProblemStatus
  /** The next step stands out. */
  main?: true
}

/** What can be done with a problem, in the order in which it stands. The key is in the address. */
export const problemActs = {
  contain: { label: 'Report containment', act: 'problem.contain', to: 'contained', main: true },
  rework: { label: 'Rework', act: 'problem.decide', to: 'decided' },
  remake: { label: 'Remake', act: 'problem.decide', to: 'decided' },
  credit: { label: 'Credit', act: 'problem.decide', to: 'decided' },
  accept: { label: 'Accept as is', act: 'problem.decide', to: 'decided' },
  reject: { label: 'Reject', act: 'problem.reject', to: 'rejected' },
  solve: { label: 'Give root cause', act: 'problem.solve', to: 'solved', main: true },
  close: { label: 'Close', act: 'problem.close', to: 'closed', main: true },
  back: { label: 'Send back', act: 'problem.sendBack', to: 'decided', from: 'solved' },
  withdraw: { label: 'Withdraw', act: 'problem.withdraw', to: 'withdrawn' },
  reopen: { label: 'Open again', act: 'problem.reopen', to: 'open' },
} as const satisfies Record<string, Row>
export type ProblemAct = keyof typeof problemActs

/** The act that a word of an address names. */
export const actIn = (word: string | null): ProblemAct | null =>
  word && Object.hasOwn(problemActs, word) ? (word as ProblemAct) : null

/** What this reader can do with the problem now. */
export const actsFor = (
  problem: OrderProblem,
  order: WorkorderStatus,
  role: Role,
  may: (act: Act) => boolean,
): ProblemAct[] =>
  (Object.keys(problemActs) as ProblemAct[]).filter((name) => {
    const { act, to, from }: Row = problemActs[name]
    if (!may(act) || !canMove(problem, to, role)) return false
    if (act === 'problem.decide' && problem.status === 'solved') return false
    if (name === 'solve' && order !== 'completed') return false
    // An admin that decides says it there; a note of its own is for who stopped something.
    if (name === 'contain' && role === 'admin') return false
    return !from || problem.status === from
  })
