import type { ProblemKind, ProblemWanted } from '../../lib/contract/orders/order-problem'
import { containProblem } from '../../lib/domain/orders/order-problems/contain-problem'
import { decideProblem } from '../../lib/domain/orders/order-problems/decide-problem'
import { closeProblem } from '../../lib/domain/orders/order-problems/end-problem'
import { raiseProblem } from '../../lib/domain/orders/order-problems/raise-problem'
import { solveProblem } from '../../lib/domain/orders/order-problems/solve-problem'
import { changeWorkorderStatus } from '../../lib/domain/money/payouts/followed-acts'
import { uploadPhoto } from './uploads'
import { dateIn, type Scene } from './scenes'

/** What a customer found wrong with completed parts, and how far it has come. Days ago. */
export type DemoProblem = {
  day: number
  kind: ProblemKind
  quantity: number
  description: string
  wanted: ProblemWanted
  /** The part in its photo. */
  part: string
  contained?: [day: number, text: string]
  /** A rework is due in so many days from today. */
  reworked?: { day: number; note: string; due: number; completed?: number }
  credited?: { day: number; note: string; amount: number }
  solved?: { day: number; rootCause: string; correctiveAction: string }
  closed?: number
}

type Of = { customer: string; supplier: string; orderId: () => number }

/** A problem from the photo to its end. */
export function problemScenes(problem: DemoProblem, { customer, supplier, orderId }: Of): Scene[] {
  const { day, part, contained, reworked, credited, solved, closed, kind, quantity, description, wanted } = problem
  let id: number
  const raise: Scene = {
    day,
    play: async (stage, at) => {
      const viewer = stage.who(customer)
      const files = [await uploadPhoto(viewer, part, at)]
      id = (await raiseProblem(viewer, { id: orderId(), kind, quantity, description, wanted, files })).id
    },
  }
  const scenes: (Scene | undefined)[] = [
    raise,
    contained && {
      day: contained[0],
      play: (stage) => containProblem(stage.who(supplier), { id, containment: contained[1] }),
    },
    reworked && {
      day: reworked.day,
      play: (stage) =>
        decideProblem(stage.who('admin'), {
          id,
          decision: 'rework',
          note: reworked.note,
          newDueDate: dateIn(reworked.due),
        }),
    },
    credited && {
      day: credited.day,
      play: (stage) =>
        decideProblem(stage.who('admin'), {
          id,
          decision: 'credit',
          note: credited.note,
          creditAmount: credited.amount,
        }),
    },
    reworked?.completed
      ? {
          day: reworked.completed,
          play: (stage) => changeWorkorderStatus(stage.who(supplier), { id: orderId(), status: 'completed' }),
        }
      : undefined,
    solved && {
      day: solved.day,
      play: (stage) =>
        solveProblem(stage.who(supplier), {
          id,
          rootCause: solved.rootCause,
          correctiveAction: solved.correctiveAction,
        }),
    },
    closed ? { day: closed, play: (stage) => closeProblem(stage.who(customer), { id }) } : undefined,
  ]
  return scenes.filter((scene) => scene !== undefined)
}
