import { OrderProblem } from '@/lib/contract/orders/order-problem'
import { decideProblem } from '@/lib/domain/orders/order-problems/decide-problem'
import { rejectProblem } from '@/lib/domain/orders/order-problems/end-problem'
import { toOrderProblem } from '@/lib/domain/orders/order-problems/order-problem'
import { raiseProblem } from '@/lib/domain/orders/order-problems/raise-problem'
import { db } from '@/lib/infra/db/db'
import { make } from '@/tests/make'
import { plainJpeg } from '@/tests/named-files/jpeg'
import type { People } from '@/tests/product/people'
import type { NounSheet } from './sheet'
import { idOf } from './support/id-of'
import { otherCustomers, otherSuppliers } from './support/lives'
import { bothSides } from './support/owners'

const why = 'As agreed on the telephone'
const wrong = { kind: 'finish', description: why, wanted: 'rework' }
const solution = { rootCause: why, correctiveAction: why }
const ofProblem = {
  problemId: 3,
  workorderId: 7,
  projectName: 'Flange',
  customerId: 5,
  supplierId: 4,
  raisedRole: 'customer' as const,
} as const
const problemStates = ['open', 'contained', 'decided', 'solved', 'closed', 'rejected', 'withdrawn']
const said = { note: 'As agreed on the telephone' }
const problemBodies: Record<string, object | undefined> = {
  contain: { containment: 'The lot was sorted' },
  decide: { decision: 'accept', ...said },
  reject: said,
  'send-back': said,
  reopen: said,
  solve: { rootCause: 'A worn insert', correctiveAction: 'New inserts daily' },
}

const WHY = 'As agreed on the telephone'
/** A problem of the customer with a completed order. */
async function troubled(people: People) {
  const { id } = (await make.order(people)).workorder
  await db().workOrder.update({ where: { id }, data: { status: 'completed', completedDate: new Date() } })
  const files = [{ id: (await make.upload(people.customer, 'photo', 'burr.jpg', plainJpeg)).id }]
  const burr = { kind: 'finish', quantity: 2, description: 'A burr on the inner edge', wanted: 'rework' } as const
  return idOf(raiseProblem(people.customer, { ...burr, id, files }))
}

export const sheet: NounSheet = {
  noun: 'problem',
  make: {
    problem: (p) => troubled(p),
    remade: async (p) => {
      const id = await troubled(p)
      const newDueDate = '2031-12-15T00:00:00.000Z'
      const { workorderId } = await decideProblem(p.admin, { id, decision: 'remake', note: WHY, newDueDate })
      await db().workOrder.update({
        where: { id: workorderId },
        data: { status: 'completed', completedDate: new Date() },
      })
      return id
    },
    solved: async (p) => idOf(decideProblem(p.admin, { id: await troubled(p), decision: 'accept', note: WHY })),
    rejected: async (p) => idOf(rejectProblem(p.admin, { id: await troubled(p), note: WHY })),
  },
  calls: [
    ['GET /api/problems', null, '401 200 200 200 200 200 200 200'],
    [
      'POST /api/workorders/{workorder}/problems',
      wrong,
      '401 409 404 404 201 404 404 201',
      ['workorder.statusChanged', 'problem.raised'],
    ],
    ['POST /api/workorders/{completed}/problems', wrong, '401 400 404 404 409 404 404 201', ['problem.raised']],
    ['GET /api/problems/{problem}', null, '401 200 404 404 200 404 404 200'],
    [
      'POST /api/problems/{problem}/files',
      { files: [{ id: '{ownUpload}' }] },
      '401 200 404 404 200 404 404 200',
      ['problem.filesAdded'],
    ],
    [
      'PATCH /api/problems/{problem}/contain',
      { containment: why },
      '401 403 403 403 200 404 404 200',
      ['problem.contained'],
    ],
    [
      'PATCH /api/problems/{problem}/decide',
      { decision: 'accept', note: why },
      '401 403 403 403 403 403 403 200',
      ['problem.decided'],
    ],
    ['PATCH /api/problems/{problem}/reject', { note: why }, '401 403 403 403 403 403 403 200', ['problem.rejected']],
    ['PATCH /api/problems/{remade}/solve', solution, '401 403 403 403 200 404 404 200', ['problem.solved']],
    ['PATCH /api/problems/{solved}/send-back', { note: why }, '401 200 404 404 409 404 404 200', ['problem.sentBack']],
    ['PATCH /api/problems/{solved}/close', null, '401 200 404 404 409 404 404 200', ['problem.closed']],
    ['PATCH /api/problems/{problem}/withdraw', null, '401 200 404 404 409 404 404 409', ['problem.withdrawn']],
    ['PATCH /api/problems/{rejected}/reopen', { note: why }, '401 403 403 403 403 403 403 200', ['problem.reopened']],
  ],
  asks: ['PATCH /api/problems/{problem}/decide'],
  repeated: [
    [
      'POST /api/workorders/{workorder}/problems',
      'supplier',
      { kind: 'machine', description: 'The spindle is down' },
      { kind: 'delay' },
      () => db().orderProblem.count(),
    ],
    [
      'POST /api/problems/{problem}/files',
      'customer',
      { files: [{ id: '{ownUpload}' }] },
      { files: [{ id: 1 }] },
      () => db().event.count({ where: { kind: 'problem.filesAdded' } }),
    ],
  ],
  fieldsElsewhere: {
    'POST /api/workorders/{id}/problems': 'order-problems.test',
  },
  lives: {
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
  },
  events: {
    'problem.raised': {
      data: { ...ofProblem, from: null, to: 'open', kind: 'finish', quantity: 40 },
      mail: 'problems',
      cases: [
        [{ raisedRole: 'customer', kind: 'finish', quantity: 4 }, ['supplier', 'admin']],
        [{ raisedRole: 'supplier', kind: 'finish', quantity: null }, ['customer', 'admin']],
        [{ raisedRole: 'supplier', kind: 'other', quantity: null, silent: true }, []],
      ],
    },
    'problem.filesAdded': {
      data: { ...ofProblem, names: ['a.jpg'] },
      tells: [],
    },
    'problem.contained': {
      data: { ...ofProblem, from: 'open', to: 'contained' },
      cases: [[{ note: 'The lot was sorted' }, ['customer', 'admin']]],
    },
    'problem.decided': {
      data: { ...ofProblem, from: 'open', to: 'decided', decision: 'rework' },
      mail: 'problems',
      tells: ['customer', 'supplier'],
    },
    'problem.rejected': {
      data: { ...ofProblem, from: 'open', to: 'rejected' },
      mail: 'problems',
      tells: ['customer', 'supplier'],
    },
    'problem.solved': {
      data: { ...ofProblem, from: 'decided', to: 'solved', closesAt: '2026-11-27T12:30:00.000Z' },
      mail: 'problems',
      tells: ['customer'],
    },
    'problem.sentBack': {
      data: { ...ofProblem, from: 'solved', to: 'decided' },
      mail: 'problems',
      tells: ['supplier', 'admin'],
    },
    'problem.closed': {
      data: { ...ofProblem, from: 'solved', to: 'closed' },
      cases: [
        [{ raisedRole: 'customer' }, ['supplier']],
        [{ raisedRole: 'supplier', silent: true }, []],
      ],
    },
    'problem.expired': {
      data: { ...ofProblem, from: 'solved', to: 'closed' },
      tells: ['customer', 'supplier'],
    },
    'problem.withdrawn': {
      data: { ...ofProblem, from: 'open', to: 'withdrawn' },
      cases: [[{ raisedRole: 'supplier' }, ['customer']]],
    },
    'problem.reopened': {
      data: { ...ofProblem, from: 'closed', to: 'open' },
      mail: 'problems',
      tells: ['customer', 'supplier'],
    },
    'problem.uncontained': {
      data: ofProblem,
      mail: 'problems',
      tells: ['supplier', 'admin'],
    },
  },
  wire: [['a problem with an order', toOrderProblem, OrderProblem]],
  owners: {
    problems: () => db().orderProblem.findMany({ select: { id: true, workOrder: bothSides } }),
  },
  lists: [
    {
      path: '/api/problems',
      who: 'supplier',
      all: 'open=true',
      none: 'status=ended',
      grow: async ({ customer, supplier }, mark) => {
        const { workorder } = await make.order({ customer, supplier, projectName: mark })
        await raiseProblem(supplier, { id: workorder.id, kind: 'machine', description: 'The spindle is down' })
      },
    },
  ],
}
