import { db } from '@/lib/infra/db/db'
import { make } from '@/tests/make'
import type { People, Who } from './people'

/** What somebody may do: these moves from these states. Whoever isn't named may never move the thing. */
type Moves = Partial<Record<string, readonly string[]>>

/** The life of a thing: what stands in the document, and how a test brings the thing into a state and moves it. */
export type Life = {
  states: readonly string[]
  /** What the call can say, and the state that this means. */
  moves: Record<string, string>
  /** The call of a move: line and body. */
  call: (id: number, move: string, people: People) => [line: string, body?: object]
  /** What each role may say at all; anything else is 400, or 403 where each move is a call of its own. */
  says: Partial<Record<Who, readonly string[]>>
  callForEach?: true
  /** From which state to where each may move; anything else is 409. */
  may: Partial<Record<Who, Moves>>
  /** Who may make such moves, but finds no such thing: 404. Everybody else is 403. */
  strangers: readonly Who[]
  make: (people: People) => Promise<number>
  /** As what the history keeps its changes. */
  entityType: string
  put: (id: number, state: never) => Promise<unknown>
  stateOf: (id: number) => Promise<string>
}

const same = (states: readonly string[]) => Object.fromEntries(states.map((state) => [state, state]))
const anywhere = (states: readonly string[]): Moves => Object.fromEntries(states.map((state) => [state, states]))
const otherSuppliers: Who[] = ['otherSupplier', 'unverifiedSupplier']
const otherCustomers: Who[] = ['otherCustomer', 'unverifiedCustomer']

const orderStates = ['pending', 'started', 'in_progress', 'quality_check', 'completed', 'issues']
const paymentStates = ['pending', 'partial', 'complete']
const quotationStates = ['pending', 'sent', 'accepted', 'rejected']
const inquiryStates = ['new', 'processing', 'quoted', 'accepted', 'rejected']
const problemStates = ['open', 'contained', 'decided', 'solved', 'closed', 'rejected', 'withdrawn']
const receiptStates = ['claimed', 'received', 'refused', 'withdrawn', 'reversed']
const why = { note: 'As agreed on the telephone' }
const problemBodies: Record<string, object | undefined> = {
  contain: { containment: 'The lot was sorted' },
  decide: { decision: 'accept', ...why },
  reject: why,
  'send-back': why,
  reopen: why,
  solve: { rootCause: 'A worn insert', correctiveAction: 'New inserts daily' },
}
const machineStates = ['idle', 'running', 'maintenance']
const approvalStates = ['pending', 'approved', 'rejected']

/** An admin approves or rejects what is pending; the supplier edits what is pending or rejected, which is pending then. */
const approval = {
  states: approvalStates,
  moves: { approve: 'approved', reject: 'rejected', edit: 'pending' },
  says: { admin: ['approve', 'reject'], supplier: ['edit'] },
  may: {
    admin: { pending: ['approve', 'reject'] },
    supplier: { pending: ['edit'], rejected: ['edit'] },
  },
  callForEach: true,
  strangers: otherSuppliers,
} as const
const decision = (noun: string, edit: object) => (id: number, move: string) =>
  (move === 'edit' ? [`PATCH /api/${noun}/${id}`, edit] : [`PATCH /api/${noun}/${id}/${move}`]) as [string, object?]

export const lives: Record<string, Life> = {
  // A supplier may set any of the six; so may an admin.
  'work order': {
    states: orderStates,
    moves: same(orderStates),
    call: (id, status) => [`PATCH /api/workorders/${id}/status`, { status, notes: '' }],
    says: { supplier: orderStates, admin: orderStates },
    may: { supplier: anywhere(orderStates), admin: anywhere(orderStates) },
    strangers: otherSuppliers,
    make: async (people) => (await make.order(people)).workorder.id,
    entityType: 'workorder',
    put: (id, status) =>
      db().workOrder.update({
        where: { id },
        data: { status, completedDate: status === 'completed' ? new Date() : null },
      }),
    stateOf: async (id) => (await db().workOrder.findUniqueOrThrow({ where: { id } })).status,
  },
  // An admin may set any.
  payment: {
    states: paymentStates,
    moves: same(paymentStates),
    call: (id, status) => [`PATCH /api/workorders/${id}/payment`, { status }],
    says: { admin: paymentStates },
    may: { admin: anywhere(paymentStates) },
    strangers: [],
    make: async (people) => (await make.order(people)).workorder.id,
    entityType: 'workorder',
    put: (id, paymentStatus) => db().workOrder.update({ where: { id }, data: { paymentStatus } }),
    stateOf: async (id) => (await db().workOrder.findUniqueOrThrow({ where: { id } })).paymentStatus,
  },
  // Customer, own: pending → accepted or rejected. Admin: pending → sent, sent → accepted or rejected.
  quotation: {
    states: quotationStates,
    moves: same(quotationStates),
    call: (id, status) => [`PATCH /api/quotations/${id}/status`, { status }],
    says: { customer: ['accepted', 'rejected'], admin: ['sent', 'accepted', 'rejected'] },
    may: {
      customer: { pending: ['accepted', 'rejected'] },
      admin: { pending: ['sent'], sent: ['accepted', 'rejected'] },
    },
    strangers: otherCustomers,
    make: async (people) => (await make.quotation(people.supplier, await make.inquiry(people.customer))).id,
    entityType: 'quotation',
    put: async (id, status) => {
      const inquiry = { update: { status: status === 'accepted' ? 'accepted' : 'processing' } } as const
      await db().quotation.update({ where: { id }, data: { status, outcome: null, inquiry } })
    },
    stateOf: async (id) => (await db().quotation.findUniqueOrThrow({ where: { id } })).status,
  },
  // By an admin: new → processing; new, processing → quoted; → rejected while nothing is accepted.
  inquiry: {
    states: inquiryStates,
    moves: same(inquiryStates),
    call: (id, status) => [`PATCH /api/inquiries/${id}/status`, { status }],
    says: { admin: ['processing', 'quoted', 'rejected'] },
    may: {
      admin: { new: ['processing', 'quoted', 'rejected'], processing: ['quoted', 'rejected'], quoted: ['rejected'] },
    },
    strangers: [],
    make: async (people) => (await make.inquiry(people.customer)).id,
    entityType: 'inquiry',
    put: (id, status) => db().inquiry.update({ where: { id }, data: { status } }),
    stateOf: async (id) => (await db().inquiry.findUniqueOrThrow({ where: { id } })).status,
  },
  // By an admin: claimed → received or refused, received → reversed. By its customer: claimed → withdrawn.
  receipt: {
    states: receiptStates,
    moves: same(receiptStates.slice(1)),
    call: (id, status) => [`PATCH /api/receipts/${id}/status`, { status, reason: 'As agreed on the telephone' }],
    says: { customer: receiptStates.slice(1), admin: receiptStates.slice(1) },
    may: {
      customer: { claimed: ['withdrawn'] },
      admin: { claimed: ['received', 'refused'], received: ['reversed'] },
    },
    strangers: otherCustomers,
    make: async (people) => {
      const paid = { customerId: people.customer.id, status: 'claimed', amountPaise: 100, mode: 'cash' } as const
      const allocations = { create: { workOrderId: (await make.order(people)).workorder.id, paise: 100 } }
      return (await db().receipt.create({ data: { ...paid, receivedOn: new Date('2026-11-02'), allocations } })).id
    },
    entityType: 'receipt',
    put: (id, status: string) =>
      db().receipt.update({
        where: { id },
        data: { status: status as never, reversedOn: status === 'reversed' ? new Date('2026-11-03') : null },
      }),
    stateOf: async (id) => (await db().receipt.findUniqueOrThrow({ where: { id } })).status,
  },
  // Of its customer. By supplier and admin: open → contained, decided → solved once the order is complete. By an admin:
  // open, contained → decided or rejected; ended → open. By the customer: withdrawn before it is decided; solved → closed or sent back.
  'problem of a customer': {
    states: problemStates,
    moves: {
      contain: 'contained',
      decide: 'solved',
      reject: 'rejected',
      solve: 'solved',
      close: 'closed',
      'send-back': 'decided',
      withdraw: 'withdrawn',
      reopen: 'open',
    },
    call: (id, move) => [`PATCH /api/problems/${id}/${move}`, problemBodies[move]],
    says: {
      customer: ['close', 'send-back', 'withdraw'],
      supplier: ['contain', 'solve', 'close', 'send-back', 'withdraw'],
      admin: ['contain', 'decide', 'reject', 'solve', 'close', 'send-back', 'withdraw', 'reopen'],
    },
    may: {
      customer: { open: ['withdraw'], contained: ['withdraw'], solved: ['close', 'send-back'] },
      supplier: { open: ['contain'], decided: ['solve'] },
      admin: {
        open: ['contain', 'decide', 'reject'],
        contained: ['decide', 'reject'],
        decided: ['solve'],
        solved: ['close', 'send-back'],
        closed: ['reopen'],
        rejected: ['reopen'],
        withdrawn: ['reopen'],
      },
    },
    callForEach: true,
    strangers: [...otherCustomers, ...otherSuppliers],
    make: async (people) => {
      const workOrderId = (await make.order(people)).workorder.id
      const problem = {
        kind: 'finish',
        description: 'A burr',
        raisedRole: 'customer',
        orderStatusBefore: 'completed',
        workOrderId,
        raisedBy: people.customer.member.id,
        orderCompletedBefore: new Date(),
      } as const
      return (await db().orderProblem.create({ data: problem })).id
    },
    entityType: 'problem',
    put: async (id, status: string) => {
      const isUndecided = status === 'open' || status === 'contained'
      const { workOrderId, raisedBy } = await db().orderProblem.findUniqueOrThrow({ where: { id } })
      await db().orderProblem.update({
        where: { id },
        data: {
          status: status as never,
          sentBack: 0,
          creditAmount: null,
          solvedAt: null,
          closedAt: ['closed', 'rejected', 'withdrawn'].includes(status) ? new Date() : null,
          ...(isUndecided
            ? { decision: null, decidedBy: null, decidedAt: null, decisionNote: null }
            : { decision: 'accept', decidedBy: raisedBy, decidedAt: new Date(), decisionNote: 'As agreed on site' }),
        },
      })
      const order = isUndecided ? 'issues' : 'completed'
      const completedDate = isUndecided ? null : new Date()
      await db().workOrder.update({ where: { id: workOrderId }, data: { status: order, completedDate } })
    },
    stateOf: async (id) => (await db().orderProblem.findUniqueOrThrow({ where: { id } })).status,
  },
  // Set by the supplier.
  machine: {
    states: machineStates,
    moves: same(machineStates),
    call: (id, status) => [`PATCH /api/machines/${id}/status`, { status }],
    says: { supplier: machineStates },
    may: { supplier: anywhere(machineStates) },
    strangers: otherSuppliers,
    make: async (people) => (await make.machine(people.supplier)).id,
    entityType: 'machine',
    put: (id, status) => db().machine.update({ where: { id }, data: { status } }),
    stateOf: async (id) => (await db().machine.findUniqueOrThrow({ where: { id } })).status,
  },
  'machine’s approval': {
    ...approval,
    call: decision('machines', { model: 'VF-3' }),
    make: async (people) => (await make.machine(people.supplier, { approved: false })).id,
    entityType: 'machine',
    put: (id, approvalStatus) => db().machine.update({ where: { id }, data: { approvalStatus } }),
    stateOf: async (id) => (await db().machine.findUniqueOrThrow({ where: { id } })).approvalStatus,
  },
  process: {
    ...approval,
    call: decision('processes', { name: 'Lapping' }),
    make: async (people) => (await make.process(people.supplier, { approved: false })).id,
    entityType: 'process',
    put: (id, status) => db().process.update({ where: { id }, data: { status } }),
    stateOf: async (id) => (await db().process.findUniqueOrThrow({ where: { id } })).status,
  },
  // Created pending; assigned by a work order that names it, or rejected, by an admin.
  'work order request': {
    states: ['pending', 'assigned', 'rejected'],
    moves: { assign: 'assigned', reject: 'rejected' },
    call: (requestId, move, { supplier }) =>
      move === 'assign'
        ? ['POST /api/workorders', { requestId, supplierId: supplier.id }]
        : [`PATCH /api/workorderrequests/${requestId}/reject`],
    says: { admin: ['assign', 'reject'] },
    may: { admin: { pending: ['assign', 'reject'] } },
    strangers: [],
    make: async (people) => (await make.request(people.supplier)).id,
    entityType: 'workorderrequest',
    put: (id, status) => db().workOrderRequest.update({ where: { id }, data: { status } }),
    stateOf: async (id) => (await db().workOrderRequest.findUniqueOrThrow({ where: { id } })).status,
  },
}
