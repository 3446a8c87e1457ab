import { OrderChange } from '@/lib/contract'
import { askChange } from '@/lib/domain/orders/order-changes/ask-change'
import { toOrderChange } from '@/lib/domain/orders/order-changes/order-change'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { make } from '@/tests/make'
import type { People } from '@/tests/product/people'
import type { NounSheet } from './sheet'
import { idOf } from './support/id-of'
import { bothSides } from './support/owners'

const DUE = '2031-12-23T00:00:00.000Z'
const ofChange = {
  changeId: 3,
  workorderId: 7,
  projectName: 'Flange',
  customerId: 5,
  supplierId: 4,
  askedRole: 'supplier' as const,
  dueDate: DUE,
  oldDue: null,
}
const ofEnding = {
  changeId: 3,
  workorderId: 7,
  projectName: 'Flange',
  customerId: 5,
  supplierId: 4,
  askedRole: 'supplier' as const,
  ask: 'close' as const,
  made: 320,
}
const in60Days = new Date(Date.now() + 60 * 86_400_000).toISOString()
const form = { kind: 'due' as const, dueDate: in60Days, reason: 'material' as const }

/** Another due date of a new order, asked for by one of its sides. */
const asked = async (people: Pick<People, 'customer' | 'supplier'>, by: Viewer) =>
  askChange(by, { ...form, id: (await make.order(people)).workorder.id })

export const sheet: NounSheet = {
  make: {
    approvedMachine: (people) => idOf(make.machine(people.supplier)),
    // The other side answers; the own one withdraws.
    ownToAnswer: (people, who) => idOf(asked(people, who === 'supplier' ? people.customer : people.supplier)),
    ownChange: (people, who) => idOf(asked(people, who === 'supplier' ? people.supplier : people.customer)),
  },
  calls: [
    [
      'POST /api/workorders/{workorder}/changes',
      { ...form, note: 'The bar stock comes two weeks late' },
      '401 201 404 404 201 404 404 201',
      ['workorder.dateSet'],
    ],
    ['GET /api/order-changes', null, '401 200 200 200 200 200 200 200'],
    ['PATCH /api/order-changes/{ownToAnswer}/approve', {}, '401 200 404 404 200 404 404 200', ['workorder.dateAgreed']],
    [
      'PATCH /api/order-changes/{ownToAnswer}/decline',
      { answer: 'The line stops without them' },
      '401 200 404 404 200 404 404 200',
      ['workorder.dateDeclined'],
    ],
    [
      'PATCH /api/order-changes/{ownChange}/withdraw',
      {},
      '401 200 404 404 200 404 404 403',
      ['workorder.dateWithdrawn'],
    ],
    [
      'POST /api/workorders/{workorder}/acknowledge',
      null,
      '401 403 403 403 200 404 404 403',
      ['workorder.acknowledged'],
    ],
    [
      'PATCH /api/workorders/{workorder}/machine',
      { machineId: '{approvedMachine}' },
      '401 403 403 403 200 404 404 200',
      ['workorder.machineSet'],
    ],
  ],
  repeated: [
    [
      'POST /api/workorders/{workorder}/changes',
      'supplier',
      form,
      { reason: 'machine' },
      () => db().orderChange.count(),
    ],
  ],
  fieldsElsewhere: { 'POST /api/workorders/{id}/changes': 'order-changes.test' },
  events: {
    'workorder.acknowledged': {
      data: { workorderId: 7, projectName: 'Flange', customerId: 5, supplierId: 4 },
      tells: ['customer'],
    },
    'workorder.unacknowledged': {
      data: { workorderId: 7, projectName: 'Flange', customerId: 5, supplierId: 4 },
      mail: 'workorders',
      tells: ['admin'],
    },
    'workorder.machineSet': {
      data: {
        workorderId: 7,
        projectName: 'Flange',
        customerId: 5,
        supplierId: 4,
        machineName: 'VMC 1',
        byAdmin: true,
      },
      cases: [
        [{ byAdmin: true }, ['supplier']],
        [{ byAdmin: false }, []],
      ],
    },
    'workorder.dateAsked': {
      data: { ...ofChange, reason: 'material', note: 'The bar stock comes late' },
      mail: 'workorders',
      cases: [
        [{ askedRole: 'supplier' }, ['customer', 'admin']],
        [{ askedRole: 'customer' }, ['supplier', 'admin']],
      ],
    },
    'workorder.dateSet': {
      data: { ...ofChange, askedRole: 'admin', reason: 'customer', note: 'Spoke with both of them' },
      mail: 'workorders',
      tells: ['customer', 'supplier'],
    },
    'workorder.dateAgreed': { data: ofChange, mail: 'workorders', tells: ['customer', 'supplier'] },
    'workorder.dateDeclined': {
      data: { ...ofChange, note: 'The line stops without them' },
      mail: 'workorders',
      cases: [
        [{ askedRole: 'supplier' }, ['supplier']],
        [{ askedRole: 'customer' }, ['customer']],
      ],
    },
    'workorder.dateWithdrawn': {
      data: ofChange,
      cases: [
        [{ askedRole: 'supplier' }, ['customer']],
        [{ askedRole: 'customer' }, ['supplier']],
      ],
    },
    'workorder.endAsked': {
      data: { ...ofEnding, reason: 'material', note: 'The bar stock has ended' },
      mail: 'workorders',
      tells: ['admin'],
    },
    'workorder.endDeclined': {
      data: { ...ofEnding, note: 'The customer needs all of them' },
      mail: 'workorders',
      cases: [
        [{ askedRole: 'supplier' }, ['supplier']],
        [{ askedRole: 'customer' }, ['customer']],
      ],
    },
    'workorder.endWithdrawn': { data: ofEnding, tells: ['admin'] },
    'workorder.dateUnanswered': { data: ofChange, mail: 'workorders', tells: ['admin'] },
  },
  wire: [['a change of an order', toOrderChange, OrderChange]],
  owners: {
    'order-changes': () => db().orderChange.findMany({ select: { id: true, workOrder: bothSides } }),
  },
  lists: [
    {
      path: '/api/order-changes',
      who: 'supplier',
      all: 'status=waiting',
      none: 'status=void',
      grow: async ({ customer, supplier }, mark) => {
        const { workorder } = await make.order({ customer, supplier, projectName: mark })
        await askChange(supplier, { ...form, id: workorder.id })
      },
    },
  ],
}
