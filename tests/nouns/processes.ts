import { Process } from '@/lib/contract'
import { toProcess } from '@/lib/domain/trade/processes/process'
import { db } from '@/lib/infra/db/db'
import { make } from '@/tests/make'
import type { NounSheet } from './sheet'
import { always, instant, whole } from './support/fields'
import { idOf } from './support/id-of'
import { approval, decision } from './support/lives'

const process = { name: 'Honing', description: 'Bores up to 200 mm' }
const ofProcess = { processId: 8, processName: 'Milling', supplierId: 4, supplierName: 'Pune Precision' }

export const sheet: NounSheet = {
  noun: 'process',
  make: {
    process: (p) => idOf(make.process(p.supplier)),
    pendingProcess: (p) => idOf(make.process(p.supplier, { approved: false })),
  },
  calls: [
    ['GET /api/processes', null, '401 200 200 200 200 200 200 200'],
    ['POST /api/processes', process, '401 403 403 403 201 201 201 403', ['process.submitted']],
    [
      'PATCH /api/processes/{pendingProcess}',
      { name: 'Lapping' },
      '401 403 403 403 200 404 404 403',
      ['process.submitted'],
    ],
    ['PATCH /api/processes/{pendingProcess}/approve', null, '401 403 403 403 403 403 403 200', ['process.approved']],
    [
      'PATCH /api/processes/{pendingProcess}/reject',
      { reason: 'Too vague' },
      '401 403 403 403 403 403 403 200',
      ['process.rejected'],
    ],
  ],
  fields: {
    Process: {
      create: 'POST /api/processes',
      by: 'supplier',
      full: async () => ({ name: 'Honing', description: 'Bores up to 200 mm' }),
      fields: [
        ['id', 'set', whole],
        ['name', 'required'],
        ['description', 'required'],
        ['supplierId', 'set', (people) => people.supplier.id],
        ['status', 'set', always('pending')],
        ['rejectionReason', 'set', always(null)],
        ['createdAt', 'set', instant],
      ],
    },
  },
  lives: {
    process: {
      ...approval,
      call: decision('processes', { name: 'Lapping' }),
      make: async (people) => (await make.process(people.supplier, { approved: false })).id,
      entityType: 'process',
      put: (id, status) => db().process.update({ where: { id }, data: { status } }),
      stateOf: async (id) => (await db().process.findUniqueOrThrow({ where: { id } })).status,
    },
  },
  events: {
    'process.submitted': {
      data: { ...ofProcess, from: null, to: 'pending' },
      mail: 'processes',
      tells: ['admin'],
    },
    'process.approved': {
      data: { ...ofProcess, from: 'pending', to: 'approved' },
      mail: 'processes',
      tells: ['supplier'],
    },
    'process.rejected': {
      data: { ...ofProcess, from: 'pending', to: 'rejected' },
      mail: 'processes',
      cases: [[{ note: null }, ['supplier']]],
    },
  },
  wire: [['a process', toProcess, Process]],
  owners: {
    processes: () => db().process.findMany({ select: { id: true, supplierId: true } }),
  },
  lists: [
    {
      path: '/api/processes',
      who: 'supplier',
      all: 'status=approved',
      none: 'status=pending',
      grow: async ({ supplier }, mark) => void (await make.process(supplier, { name: mark })),
    },
  ],
}
