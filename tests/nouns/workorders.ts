import { Workorder } from '@/lib/contract'
import { makePicture } from '@/lib/domain/files/files/make-picture'
import { attachWorkorderFiles } from '@/lib/domain/orders/workorders/attach-workorder-files'
import { toWorkorder } from '@/lib/domain/orders/workorders/workorder'
import { db } from '@/lib/infra/db/db'
import { make } from '@/tests/make'
import { plainJpeg } from '@/tests/named-files/jpeg'
import type { NounSheet } from './sheet'
import { always, drawing, instant, whole } from './support/fields'
import { anywhere, otherSuppliers, same } from './support/lives'

const order = { supplierId: '{supplier}' }
const ofOrder = { workorderId: 7, projectName: 'Flange', customerId: 5, supplierId: 4 }
const orderStates = ['pending', 'started', 'in_progress', 'quality_check', 'completed', 'issues']

export const sheet: NounSheet = {
  noun: 'workorder',
  make: {
    workorder: async (p) => (await make.order(p)).workorder.id,
    workorderWithFile: async (p) => {
      const { id } = (await make.order(p)).workorder
      await attachWorkorderFiles(p.supplier, { id, files: [{ id: (await make.upload(p.supplier, 'workorder')).id }] })
      return id
    },
    workorderWithPhoto: async (p) => {
      const { id } = (await make.order(p)).workorder
      const photo = await make.upload(p.supplier, 'photo', 'bore.jpg', plainJpeg)
      await attachWorkorderFiles(p.supplier, { id, files: [{ id: photo.id }] })
      await makePicture(photo.id)
      return id
    },
    completed: async (p) => {
      const { id } = (await make.order(p)).workorder
      await db().workOrder.update({ where: { id }, data: { status: 'completed', completedDate: new Date() } })
      return id
    },
  },
  calls: [
    [
      'POST /api/workorders/{completed}/reorder',
      { quantity: 20 },
      '401 201 404 404 403 403 403 403',
      ['inquiry.submitted'],
    ],
    ['GET /api/workorders', null, '401 200 200 200 200 200 200 200'],
    ['GET /api/workorders/{workorder}', null, '401 200 404 404 200 404 404 200'],
    ['POST /api/workorders', order, '401 403 403 403 403 403 403 201', ['workorder.created']],
    [
      'PATCH /api/workorders/{workorder}/status',
      { status: 'started' },
      '401 403 403 403 200 404 404 200',
      ['workorder.statusChanged'],
    ],
    [
      'PATCH /api/workorders/{workorder}/payment',
      { status: 'partial' },
      '401 403 403 403 403 403 403 200',
      ['workorder.paymentChanged'],
    ],
    [
      'PATCH /api/workorders/{workorder}/payable',
      { status: 'partial' },
      '401 403 403 403 403 403 403 200',
      ['workorder.payableChanged'],
    ],
    [
      'PATCH /api/workorders/{workorder}/owner',
      { ownerId: '{owner}' },
      '401 403 403 403 403 403 403 200',
      ['workorder.ownerSet'],
    ],
    [
      'PATCH /api/workorders/{workorder}/progress',
      { doneQuantity: 1 },
      '401 403 403 403 200 404 404 200',
      ['workorder.progressed'],
    ],
    [
      'PATCH /api/workorders/{workorder}/references',
      { poNumber: 'PO-7' },
      '401 200 404 404 403 403 403 403',
      ['workorder.referencesChanged'],
    ],
    [
      'POST /api/workorders/{workorder}/files',
      { files: [{ id: '{ownUpload}' }] },
      '401 403 403 403 200 404 404 200',
      ['workorder.filesAdded'],
    ],
    ['GET /api/workorders/{workorderWithFile}/files/drawing.pdf', null, '401 404 404 404 200 404 404 200'],
    ['GET /api/workorders/{workorderWithPhoto}/files/bore.jpg/picture', null, '401 404 404 404 200 404 404 200'],
  ],
  asks: ['PATCH /api/workorders/{workorder}/payment', 'PATCH /api/workorders/{workorder}/payable'],
  repeated: [
    [
      'POST /api/workorders/{completed}/reorder',
      'customer',
      { quantity: 2 },
      { quantity: 3 },
      () => db().inquiry.count(),
    ],
    ['POST /api/workorders', 'admin', { supplierId: '{supplier}' }, { notes: 'Soon' }, () => db().workOrder.count()],
    [
      'PATCH /api/workorders/{workorder}/status',
      'supplier',
      { status: 'started', from: 'pending' },
      { status: 'quality_check' },
      () => db().event.count({ where: { kind: 'workorder.statusChanged' } }),
    ],
    [
      'POST /api/workorders/{workorder}/files',
      'supplier',
      { files: [{ id: '{ownUpload}' }] },
      { files: [{ id: 2_147_483_647 }] },
      () => db().event.count({ where: { kind: 'workorder.filesAdded' } }),
    ],
  ],
  fields: {
    'Work order': {
      create: 'POST /api/workorders',
      by: 'admin',
      full: async (people) => ({
        supplierId: people.supplier.id,
        inquiryId: (await make.accepted(people)).inquiry.id,
        machineId: (await make.machine(people.supplier)).id,
        startDate: '2031-05-10T00:00:00.000Z',
        dueDate: '2031-06-10T00:00:00.000Z',
        notes: 'Pack in pairs',
        files: [drawing],
      }),
      fields: [
        ['id', 'set', whole],
        ['quotationId', 'set', whole],
        ['inquiryId', 'optional'],
        ['supplierId', 'required'],
        ['machineId', 'optional'],
        ['adminId', 'set', (people) => people.admin.id],
        ['status', 'set', always('pending')],
        ['startDate', 'optional'],
        ['dueDate', 'optional'],
        ['completedDate', 'set', always(null)],
        ['doneQuantity', 'set', always(null)],
        ['expectedDate', 'set', always(null)],
        ['poNumber', 'set', always(null)],
        ['files', 'left out', []],
        ['notes', 'optional'],
        ['paymentStatus', 'set', always('pending')],
        ['paymentBy', 'set', always('hand')],
        ['invoiceDueOn', 'set', always(null)],
        ['payableStatus', 'set', always('pending')],
        ['payableBy', 'set', always('payment')],
        ['paidPaise', 'set', always(null)],
        ['balancePaise', 'set', always(null)],
        ['createdAt', 'set', instant],
      ],
    },
  },
  fieldsElsewhere: {
    'POST /api/workorders/{id}/reorder': 'it takes over what another has: same-parts.test',
  },
  lives: {
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
  },
  events: {
    'workorder.created': {
      data: { ...ofOrder, from: null, to: 'pending' },
      mail: 'workorders',
      tells: ['customer', 'supplier'],
    },
    'workorder.statusChanged': {
      data: { ...ofOrder, from: 'pending', to: 'quality_check' },
      mail: 'workorders',
      cases: [
        [{ to: 'started' }, ['customer']],
        [{ to: 'issues' }, ['customer', 'admin']],
        [{ to: 'completed' }, ['customer', 'admin']],
        [{ to: 'issues', problemId: 3 }, []],
      ],
    },
    'workorder.ownerSet': {
      data: { ...ofOrder, ownerId: null, ownerName: null },
      mail: 'team',
      cases: [[{ ownerId: null }, []]],
    },
    'workorder.progressed': {
      data: { ...ofOrder, doneQuantity: 60, quantity: 120, expectedDate: null, dueDate: null },
      mail: 'workorders',
      tells: ['customer'],
    },
    'workorder.referencesChanged': {
      data: ofOrder,
      tells: [],
    },
    'workorder.filesAdded': {
      data: { ...ofOrder, names: ['a.pdf', 'b.pdf'] },
      tells: [],
    },
  },
  wire: [['a work order', toWorkorder, Workorder]],
  owners: {
    workorders: () =>
      db().workOrder.findMany({ select: { id: true, supplierId: true, inquiry: { select: { customerId: true } } } }),
  },
  lists: [
    {
      path: '/api/workorders',
      who: 'supplier',
      all: 'status=pending',
      none: 'status=issues',
      grow: async ({ customer, supplier }, mark) => void (await make.order({ customer, supplier, projectName: mark })),
    },
  ],
}
