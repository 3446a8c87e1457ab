import { WorkorderRequest } from '@/lib/contract'
import { toRequest } from '@/lib/domain/trade/workorder-requests/request'
import { db } from '@/lib/infra/db/db'
import { make } from '@/tests/make'
import type { NounSheet } from './sheet'
import { always, instant, whole } from './support/fields'
import { idOf } from './support/id-of'

const request = { machineId: '{machine}', processId: '{process}' }
const ofRequest = {
  requestId: 2,
  supplierId: 4,
  machineName: 'VMC 850',
  processName: 'Milling',
  supplierName: 'Asha Tools',
}

export const sheet: NounSheet = {
  noun: 'workorderrequest',
  make: {
    request: (p) => idOf(make.request(p.supplier)),
  },
  calls: [
    ['GET /api/workorderrequests', null, '401 403 403 403 200 200 200 200'],
    ['POST /api/workorderrequests', request, '401 403 403 403 201 400 403 403', ['workorderrequest.created']],
    [
      'PATCH /api/workorderrequests/{request}/reject',
      { reason: 'No work' },
      '401 403 403 403 403 403 403 200',
      ['workorderrequest.rejected'],
    ],
  ],
  repeated: [
    ['POST /api/workorderrequests', 'supplier', request, { notes: 'Soon' }, () => db().workOrderRequest.count()],
  ],
  fields: {
    'Work order request': {
      create: 'POST /api/workorderrequests',
      by: 'supplier',
      full: async ({ supplier }) => ({
        machineId: (await make.machine(supplier)).id,
        processId: (await make.process(supplier)).id,
        notes: 'Free from Monday',
      }),
      fields: [
        ['id', 'set', whole],
        ['supplierId', 'set', (people) => people.supplier.id],
        ['machineId', 'required'],
        ['processId', 'required'],
        ['notes', 'optional'],
        ['status', 'set', always('pending')],
        ['rejectionReason', 'set', always(null)],
        ['workOrderId', 'set', always(null)],
        ['createdAt', 'set', instant],
      ],
    },
  },
  lives: {
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
  },
  events: {
    'workorderrequest.created': {
      data: { ...ofRequest, from: null, to: 'pending' },
      mail: 'requests',
      tells: ['admin'],
    },
    'workorderrequest.assigned': {
      data: { ...ofRequest, from: 'pending', to: 'assigned', workorderId: 7 },
      mail: 'requests',
      tells: ['supplier'],
    },
    'workorderrequest.rejected': {
      data: { ...ofRequest, from: 'pending', to: 'rejected' },
      mail: 'requests',
      tells: ['supplier'],
    },
  },
  wire: [['a work order request', toRequest, WorkorderRequest]],
  owners: {
    workorderrequests: () => db().workOrderRequest.findMany({ select: { id: true, supplierId: true } }),
  },
  lists: [
    {
      path: '/api/workorderrequests',
      who: 'supplier',
      all: 'status=pending',
      none: 'status=assigned',
      grow: async ({ supplier }, mark) => {
        const { machineId } = await make.request(supplier)
        await db().machine.update({ where: { id: machineId }, data: { name: mark } })
      },
    },
  ],
}
