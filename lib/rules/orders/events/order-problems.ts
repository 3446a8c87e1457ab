import type { Role } from '../../../contract/people/account'
import type { ProblemDecision, ProblemKind, ProblemStatus } from '../../../contract/orders/order-problem'
import { decisionLabels, orderProblemFlow, problemKinds } from '../flows/order-problem-flow'
import { count, date, several } from '../../../terms/format'
import type { MaskedTexts } from '../../files/masked-texts'
import { displayId, orderId } from '../../../terms/nouns'
import { event, type Move, type Recipient } from '../../core/event-row'
import { because, bothSides, move } from '../../core/phrases'

type OfProblem = {
  problemId: number
  workorderId: number
  projectName: string | null
  customerId: number | null
  supplierId: number
  raisedRole: Role
} & { crossing?: MaskedTexts }
/** `silent`: the entry of the order's move tells of it. */
type Told = { silent?: boolean }

const problem = (e: OfProblem) => displayId('problem', e.problemId)
const order = (e: OfProblem, role: Role) => orderId(role, e.workorderId)
const of = (e: OfProblem, role: Role) => `${problem(e)} on ${order(e, role)}`
const isOwn = (e: OfProblem, role: Role) => e.raisedRole === role
/** Both sides, but for the one that acts as the one that raised it. */
const others = (e: OfProblem): Recipient[] => [
  isOwn(e, 'customer') ? null : e.customerId,
  isOwn(e, 'supplier') ? null : e.supplierId,
]
const pieces = (quantity: number | null) => (quantity ? `${count(quantity)} pcs, ` : '')

/** What happens to problems with orders. No amount stands in them: a shop floor reads them, too. */
export const orderProblemEvents = {
  'problem.raised': event<OfProblem & Told & { from: null; to: 'open'; kind: ProblemKind; quantity: number | null }>({
    name: 'Problem raised',
    group: 'problems',
    sentence: (e) => `Reported ${of(e, 'admin')}: ${pieces(e.quantity)}${problemKinds[e.kind].toLowerCase()}`,
    notify: {
      recipients: (e) => (e.silent ? [] : [...others(e), 'admins']),
      title: 'Problem with an order',
      message: (e, role) =>
        `A problem on ${order(e, role)}: ${pieces(e.quantity)}${problemKinds[e.kind].toLowerCase()}` +
        (role === 'supplier' ? '. Report your containment action within a day' : ''),
      mail: 'problems',
    },
    seenBy: bothSides,
  }),
  'problem.filesAdded': event<OfProblem & { names: string[] }>({
    name: 'Files added to a problem',
    group: 'problems',
    sentence: (e) => `Added ${several(e.names.length, 'file', 'files')} to ${of(e, 'admin')}`,
    seenBy: bothSides,
  }),
  'problem.contained': event<OfProblem & Move<ProblemStatus>>({
    name: 'Problem contained',
    group: 'problems',
    sentence: (e) => `Contained ${of(e, 'admin')}`,
    notify: {
      recipients: (e) => [e.customerId, 'admins'],
      title: 'Problem contained',
      message: (e, role) => `${of(e, role)} is contained${because(e.note)}`,
    },
    seenBy: bothSides,
  }),
  'problem.decided': event<OfProblem & Move<ProblemStatus> & { decision: ProblemDecision; dueDate?: string | null }>({
    name: 'Problem decided',
    group: 'problems',
    sentence: (e) => `Decided ${of(e, 'admin')}: ${decisionLabels[e.decision]}`,
    notify: {
      recipients: bothSides,
      title: 'Problem decided',
      message: (e, role) =>
        `${of(e, role)} is decided: ${decisionLabels[e.decision]}${e.dueDate ? `, due ${date(e.dueDate)}` : ''}${because(e.note)}`,
      mail: 'problems',
    },
  }),
  'problem.rejected': event<OfProblem & Move<ProblemStatus>>({
    name: 'Problem rejected',
    group: 'problems',
    sentence: (e) => `Rejected ${of(e, 'admin')}`,
    notify: {
      recipients: bothSides,
      title: 'Problem rejected',
      message: (e, role) => `${of(e, role)} is rejected${because(e.note)}`,
      mail: 'problems',
    },
  }),
  'problem.solved': event<OfProblem & Move<ProblemStatus> & { closesAt: string }>({
    name: 'Problem solved',
    group: 'problems',
    sentence: (e) => `Gave root cause and corrective action of ${of(e, 'admin')}`,
    notify: {
      recipients: (e) => [e.customerId],
      title: 'Problem solved',
      message: (e, role) => `${of(e, role)} is solved. Check it by ${date(e.closesAt)}, or it closes`,
      mail: 'problems',
    },
    seenBy: bothSides,
  }),
  'problem.sentBack': event<OfProblem & Move<ProblemStatus>>({
    name: 'Problem sent back',
    group: 'problems',
    sentence: (e) => `Sent back ${of(e, 'admin')}`,
    notify: {
      recipients: (e) => [e.supplierId, 'admins'],
      title: 'Problem not solved',
      message: (e, role) => `${of(e, role)} is not solved${because(e.note)}`,
      mail: 'problems',
    },
    seenBy: bothSides,
  }),
  'problem.closed': event<OfProblem & Told & Move<ProblemStatus>>({
    name: 'Problem closed',
    group: 'problems',
    sentence: (e) => `Closed ${of(e, 'admin')}`,
    notify: {
      recipients: (e) => (e.silent ? [] : others(e)),
      title: 'Problem closed',
      message: (e, role) => `${of(e, role)} is closed`,
    },
    seenBy: bothSides,
  }),
  /** Nobody answered for seven days. */
  'problem.expired': event<OfProblem & Move<ProblemStatus>>({
    name: 'Problem closed automatically',
    group: 'problems',
    sentence: (e) => `Closed ${of(e, 'admin')} ${move(orderProblemFlow, e)}: nobody answered`,
    notify: {
      recipients: bothSides,
      title: 'Problem closed',
      message: (e, role) => `${of(e, role)} is closed: no answer for a week`,
    },
  }),
  'problem.withdrawn': event<OfProblem & Move<ProblemStatus>>({
    name: 'Problem withdrawn',
    group: 'problems',
    sentence: (e) => `Withdrew ${of(e, 'admin')}`,
    notify: {
      recipients: others,
      title: 'Problem withdrawn',
      message: (e, role) => `${of(e, role)} is withdrawn`,
    },
    seenBy: bothSides,
  }),
  'problem.reopened': event<OfProblem & Move<ProblemStatus>>({
    name: 'Problem opened again',
    group: 'problems',
    sentence: (e) => `Opened ${of(e, 'admin')} again`,
    notify: {
      recipients: bothSides,
      title: 'Problem opened again',
      message: (e, role) => `${of(e, role)} is open again${because(e.note)}`,
      mail: 'problems',
    },
  }),
  'problem.uncontained': event<OfProblem>({
    name: 'Problem open for a day',
    group: 'problems',
    sentence: (e) => `Reminded of ${of(e, 'admin')}: no containment action for a day`,
    notify: {
      recipients: (e) => [e.supplierId, 'admins'],
      title: 'Problem open for a day',
      message: (e, role) =>
        role === 'supplier'
          ? `${of(e, role)} is open for a day. Report containment`
          : `${of(e, role)} has been open for a day without a containment action from the supplier`,
      mail: 'problems',
    },
    // It stands in the history that the customer reads.
    seenBy: (e) => [e.customerId],
  }),
}
