import { Machine } from '@/lib/contract'
import { toMachine } from '@/lib/domain/trade/machines/machine'
import { db } from '@/lib/infra/db/db'
import { make } from '@/tests/make'
import type { NounSheet } from './sheet'
import { always, instant, whole } from './support/fields'
import { idOf } from './support/id-of'
import { anywhere, approval, decision, otherSuppliers, same } from './support/lives'

const machine = { name: 'VMC', model: 'VF-2', type: 'VMC' }
const ofMachine = { machineId: 9, machineName: 'VMC 850', supplierId: 4, supplierName: 'Pune Precision' }
const machineStates = ['idle', 'running', 'maintenance']

export const sheet: NounSheet = {
  noun: 'machine',
  make: {
    machine: (p) => idOf(make.machine(p.supplier)),
    pendingMachine: (p) => idOf(make.machine(p.supplier, { approved: false })),
  },
  calls: [
    ['GET /api/machines', null, '401 403 403 403 200 200 200 200'],
    ['POST /api/machines', machine, '401 403 403 403 201 201 201 403', ['machine.submitted']],
    [
      'PATCH /api/machines/{pendingMachine}',
      { model: 'VF-3' },
      '401 403 403 403 200 404 404 403',
      ['machine.submitted'],
    ],
    [
      'PATCH /api/machines/{machine}/status',
      { status: 'running' },
      '401 403 403 403 200 404 404 403',
      ['machine.statusChanged'],
    ],
    ['PATCH /api/machines/{pendingMachine}/approve', null, '401 403 403 403 403 403 403 200', ['machine.approved']],
    [
      'PATCH /api/machines/{pendingMachine}/reject',
      { reason: 'No serial' },
      '401 403 403 403 403 403 403 200',
      ['machine.rejected'],
    ],
  ],
  fields: {
    Machine: {
      create: 'POST /api/machines',
      by: 'supplier',
      full: async (people) => ({
        name: 'VMC 1',
        model: 'VF-2',
        type: 'VMC',
        serialNumber: 'SN-77',
        processId: (await make.process(people.supplier)).id,
        specifications: {
          capacity: '500 kg',
          travel: '762 mm',
          spindleSpeed: '8100 rpm',
          workpieceSize: '600 mm',
          powerRating: '22 kW',
          description: 'Two pallets',
        },
      }),
      fields: [
        ['id', 'set', whole],
        ['name', 'required'],
        ['model', 'required'],
        ['type', 'required'],
        ['serialNumber', 'optional'],
        ['processId', 'optional'],
        ['specifications.capacity', 'optional'],
        ['specifications.travel', 'optional'],
        ['specifications.spindleSpeed', 'optional'],
        ['specifications.workpieceSize', 'optional'],
        ['specifications.powerRating', 'optional'],
        ['specifications.description', 'optional'],
        ['specifications.availableHours', 'set', always(null)],
        ['supplierId', 'set', (people) => people.supplier.id],
        ['status', 'set', always('idle')],
        ['approved', 'set', always(false)],
        ['approvalStatus', 'set', always('pending')],
        ['rejectionReason', 'set', always(null)],
        ['createdAt', 'set', instant],
      ],
    },
  },
  lives: {
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
  },
  events: {
    'machine.submitted': {
      data: { ...ofMachine, from: 'rejected', to: 'pending' },
      mail: 'machines',
      tells: ['admin'],
    },
    'machine.approved': {
      data: { ...ofMachine, from: 'pending', to: 'approved' },
      mail: 'machines',
      tells: ['supplier'],
    },
    'machine.rejected': {
      data: { ...ofMachine, from: 'pending', to: 'rejected' },
      mail: 'machines',
      cases: [[{ note: 'No serial number' }, ['supplier']]],
    },
    'machine.statusChanged': {
      data: { ...ofMachine, from: 'idle', to: 'maintenance' },
      cases: [[{ to: 'idle' }, []]],
    },
  },
  wire: [['a machine', toMachine, Machine]],
  owners: {
    machines: () => db().machine.findMany({ select: { id: true, supplierId: true } }),
  },
  lists: [
    {
      path: '/api/machines',
      who: 'supplier',
      all: 'status=idle',
      none: 'status=running',
      grow: async ({ supplier }, mark) => {
        const { id } = await make.machine(supplier)
        await db().machine.update({ where: { id }, data: { name: mark } })
      },
    },
  ],
}
