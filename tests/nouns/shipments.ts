import { randomInt } from 'node:crypto'
import { Material, Shipment } from '@/lib/contract'
import { shipments } from '@/lib/contract/goods/shipments'
import { getShipment } from '@/lib/domain/goods/shipments/get-shipment'
import { moveShipment } from '@/lib/domain/goods/shipments/move-shipment'
import { planShipment } from '@/lib/domain/goods/shipments/plan-shipment'
import { receiveShipment } from '@/lib/domain/money/payouts/followed-acts'
import { toShipment } from '@/lib/domain/goods/shipments/shipment'
import { toMaterial } from '@/lib/domain/goods/materials/material'
import { issueChallan } from '@/lib/domain/money/challans/issue-challan'
import { db } from '@/lib/infra/db/db'
import { isoDay } from '@/lib/terms/format'
import { BUYERS, company, taxProfile } from '@/tests/invoice-fixtures'
import { issue } from '@/tests/issued'
import { make } from '@/tests/make'
import type { People } from '@/tests/product/people'
import type { NounSheet } from './sheet'
import { otherCustomers, otherSuppliers } from './support/lives'

type Sides = Pick<People, 'customer' | 'supplier'>

const today = isoDay(Date.now())
const ofShipment = { shipmentId: 3, leg: 'to_hub' as const, supplierId: 4, customerId: 3, orders: [7], pieces: 200 }
const toCustomer = { leg: 'from_hub' as const }
const directly = { leg: 'to_site' as const }
const paper = { kind: 'invoice', number: 'MP/118', on: today }

/** A shipment of a new order of these sides, packed or on its way. */
async function packed({ customer, supplier }: Sides, more: object = {}) {
  const { workorder } = await make.order({ customer, supplier })
  const lines = [{ workorderId: workorder.id, quantity: 2 }]
  return planShipment(supplier, shipments.plan.body.parse({ leg: 'to_hub', lines, ...more }))
}
const sent = (sides: Sides) => packed(sides, { packages: 1, carrier: 'Shree Transport', paper, send: true })

/** A shipment from the hub, packed by an admin, of an order that can be invoiced. */
async function atHub({ customer, supplier }: Sides) {
  await company()
  await taxProfile(customer)
  const { workorder } = await make.order({ customer, supplier })
  const form = { leg: 'from_hub', lines: [{ workorderId: workorder.id, quantity: 2 }], packages: 1, carrier: 'Shree' }
  const { id } = await planShipment(await make.admin(), shipments.plan.body.parse(form))
  return id
}
/** The same on its way with a challan. */
async function leaving(sides: Sides) {
  const [id, admin] = [await atHub(sides), await make.admin()]
  await issueChallan(admin, { id, ...shipments.issueChallan.body.parse({ reason: 'other' }) })
  await moveShipment(admin, { id, ...shipments.move.body.parse({ status: 'sent' }) })
  return id
}

/** An order whose pieces may go from the shop to the customer. */
async function nearby({ customer, supplier }: Sides) {
  await company()
  await taxProfile(customer)
  await taxProfile(supplier)
  return (await make.order({ customer, supplier })).workorder.id
}
/** The pick-up of two of its pieces. */
async function pickUp(sides: Sides) {
  const lines = [{ workorderId: await nearby(sides), quantity: 2 }]
  const form = { leg: 'to_site', lines, confirmSite: true, packages: 1, carrier: 'Shree Transport' }
  return planShipment(await make.admin(), shipments.plan.body.parse(form))
}
/** The same, handed over with our invoice. */
async function handedOver(sides: Sides) {
  const { id, lines } = await pickUp(sides)
  await issue(await make.admin(), lines[0]!.workorderId, { shipmentId: id })
  await moveShipment(sides.supplier, { id, ...shipments.move.body.parse({ status: 'sent' }) })
  return id
}

/** A counted one of these people, and its line. */
const known = new WeakMap<Sides, ReturnType<typeof count>>()
const counted = (sides: Sides) => known.get(sides) ?? known.set(sides, count(sides)).get(sides)!
async function count(sides: Sides) {
  const { id } = await sent(sides)
  const admin = await make.admin()
  const { lines } = await getShipment(admin, { id })
  const form = shipments.receive.body.parse({ deliveredOn: today, lines: [{ id: lines[0]!.id, received: 2 }] })
  await receiveShipment(admin, { id, ...form })
  return { id, line: lines[0]!.id }
}
/** A packed one of these people with its document. */
const withPaper = new WeakMap<Sides, ReturnType<typeof packed>>()
const papered = (sides: Sides) =>
  withPaper.get(sides) ??
  withPaper.set(sides, packed(sides, { packages: 1, carrier: 'Shree Transport', paper })).get(sides)!
/** A number that no other e-way bill has. */
const newEwbNo = () => String(randomInt(1e11, 1e12 - 1))
/** What a shipment has in each state. */
const nothing = { sentOn: null, deliveredOn: null, receivedAt: null, cancelReason: null }
const [left, came] = [{ sentOn: new Date(today) }, { deliveredOn: new Date(today) }]
const stood = {
  planned: nothing,
  sent: { ...nothing, ...left },
  delivered: { ...nothing, ...left, ...came },
  received: { ...nothing, ...left, ...came, receivedAt: new Date() },
  cancelled: { ...nothing, cancelReason: 'Packed into larger boxes' },
}
const idOf = async (made: Promise<{ id: number }>) => (await made).id

export const sheet: NounSheet = {
  noun: 'shipment',
  make: {
    shipment: (people) => idOf(packed(people)),
    readyShipment: (people) => idOf(packed(people, { packages: 1, carrier: 'Shree Transport', paper })),
    sentShipment: (people) => idOf(sent(people)),
    countedShipment: async (people) => (await counted(people)).id,
    lineId: async (people) => (await counted(people)).line,
    completeShipment: async ({ customer, supplier }) => {
      await company()
      await taxProfile(supplier, BUYERS.maharashtra)
      return idOf(packed({ customer, supplier }, { packages: 1, vehicle: 'MH12AB1234', distanceKm: 30, paper }))
    },
    paperedShipment: async (people) => (await papered(people)).id,
    paperId: async (people) => (await papered(people)).papers[0]!.id,
    ewbNo: async () => newEwbNo(),
    packedAtHub: (people) => atHub(people),
    delivery: (people) => leaving(people),
    pickUp: (people) => idOf(pickUp(people)),
    handedOver: (people) => handedOver(people),
  },
  calls: [
    ['GET /api/shipments', null, '401 200 200 200 200 200 200 200'],
    ['GET /api/shipments/{shipment}', null, '401 404 404 404 200 404 404 200'],
    ['GET /api/shipments/{delivery}', null, '401 200 404 404 404 404 404 200'],
    ['GET /api/materials', null, '401 403 403 403 200 200 200 200'],
    ['GET /api/shipments/{pickUp}', null, '401 404 404 404 200 404 404 200'],
    ['GET /api/shipments/{handedOver}', null, '401 200 404 404 200 404 404 200'],
    ['GET /api/shipments/{delivery}/challan', null, '401 200 404 404 404 404 404 200'],
    [
      'POST /api/shipments/{packedAtHub}/challan',
      { reason: 'other' },
      '401 403 403 403 403 403 403 201',
      ['shipment.challanIssued'],
    ],
    [
      'POST /api/shipments',
      { leg: 'to_hub', lines: [{ workorderId: '{workorder}', quantity: 1 }] },
      '401 403 403 403 201 400 400 201',
      ['shipment.planned'],
    ],
    [
      'PATCH /api/shipments/{shipment}',
      { carrier: 'Shree Transport' },
      '401 403 403 403 200 404 404 200',
      ['shipment.changed'],
    ],
    [
      'PATCH /api/shipments/{pickUp}',
      { packages: 2, weightGrams: 800 },
      '401 403 403 403 200 404 404 200',
      ['shipment.changed'],
    ],
    [
      'PATCH /api/shipments/{readyShipment}/status',
      { status: 'sent' },
      '401 404 404 404 200 404 404 200',
      ['shipment.sent'],
    ],
    [
      'PATCH /api/shipments/{sentShipment}/receive',
      { deliveredOn: today, lines: [{ id: 1, received: 1 }] },
      '401 404 404 404 409 404 404 400',
      { nothing: 'Its lines have ids of their own: shipments.test counts them' },
    ],
    ['GET /api/shipments/{completeShipment}/eway', null, '401 403 403 403 200 404 404 200'],
    ['GET /api/shipments/{readyShipment}/labels', null, '401 403 403 403 200 404 404 200'],
    [
      'PATCH /api/shipments/{paperedShipment}/papers/{paperId}',
      { ewbNo: '{ewbNo}', ewbOn: today },
      '401 403 403 403 200 404 404 200',
      ['shipment.ewayEntered'],
    ],
    [
      'PATCH /api/shipments/{countedShipment}/lines/{lineId}',
      { received: 1, note: 'One was counted twice' },
      '401 403 403 403 403 403 403 200',
      ['shipment.corrected'],
    ],
  ],
  repeated: [
    [
      'POST /api/shipments',
      'supplier',
      { leg: 'to_hub', lines: [{ workorderId: '{workorder}', quantity: 1 }] },
      { carrier: 'Another' },
      () => db().shipment.count(),
    ],
    [
      'POST /api/shipments/{packedAtHub}/challan',
      'admin',
      { reason: 'other' },
      { note: 'Sample' },
      () => db().challan.count(),
    ],
  ],
  fieldsElsewhere: { 'POST /api/shipments': 'shipments.test', 'POST /api/shipments/{id}/challan': 'deliveries.test' },
  events: {
    'shipment.challanIssued': { data: { ...ofShipment, number: 'JWH/26-27/00003' }, tells: [] },
    'shipment.planned': {
      data: { ...ofShipment, from: null, to: 'planned' },
      cases: [
        [{}, []],
        [directly, ['supplier']],
      ],
    },
    'shipment.changed': { data: ofShipment, tells: [] },
    'shipment.sent': {
      data: { ...ofShipment, from: 'planned', to: 'sent' },
      mail: 'dispatches',
      cases: [
        [{}, ['admin']],
        [toCustomer, ['customer']],
        [{ leg: 'to_supplier', customerId: null }, ['supplier']],
        [{ leg: 'from_customer', supplierId: null }, []],
        [directly, ['customer', 'admin']],
      ],
    },
    'shipment.delivered': { data: { ...ofShipment, from: 'sent', to: 'delivered' }, tells: [] },
    'shipment.received': {
      data: { ...ofShipment, orders: [7, 8], from: 'delivered', to: 'received', short: 8, rejected: 12 },
      cases: [
        [{ short: 0, rejected: 0 }, ['supplier']],
        [{ short: 8, rejected: 0 }, ['supplier', 'admin']],
        [{ short: 0, rejected: 12 }, ['supplier', 'admin']],
        [{ ...toCustomer, short: 0, rejected: 0 }, ['admin']],
        [{ leg: 'to_supplier', customerId: null, short: 0, rejected: 0 }, ['admin']],
        [{ leg: 'from_customer', supplierId: null, short: 0, rejected: 0 }, ['customer']],
        [{ ...directly, short: 0, rejected: 0 }, ['supplier', 'admin']],
      ],
    },
    'shipment.corrected': {
      data: { ...ofShipment, workorderId: 7, received: 180, was: 178, note: 'Two were below the paper' },
      cases: [
        [{}, ['supplier']],
        [toCustomer, ['customer']],
        [directly, ['customer', 'supplier']],
      ],
    },
    'shipment.ewayEntered': {
      data: { ...ofShipment, paper: 'MP/118', ewbNo: '123456789012', ewbUntil: '2026-12-08' },
      tells: [],
    },
    'shipment.ewayEnds': {
      data: { ...ofShipment, ewbNo: '123456789012', ewbUntil: '2026-12-08' },
      cases: [
        [{}, ['supplier']],
        [{ leg: 'from_hub', supplierId: null }, ['admin']],
        [{ leg: 'to_supplier', customerId: null }, ['admin']],
      ],
    },
    'shipment.materialDue': {
      data: {
        shipmentId: 3,
        leg: 'to_supplier',
        supplierId: 4,
        customerId: null,
        workorderId: 7,
        challan: 'JWH/26-27/00003',
        pendingMilli: 38_000,
        uqc: 'KGS',
        ageDays: 300,
        lastDay: '2027-01-31',
        late: false,
      },
      mail: 'dispatches',
      tells: ['supplier', 'admin'],
    },
    'shipment.cancelled': {
      data: { ...ofShipment, from: 'planned', to: 'cancelled', note: 'Packed into larger boxes' },
      cases: [
        [{}, []],
        [directly, ['supplier']],
      ],
    },
  },
  lives: {
    shipment: {
      states: ['planned', 'sent', 'delivered', 'received', 'cancelled'],
      moves: { sent: 'sent', delivered: 'delivered', cancelled: 'cancelled' },
      call: (id, status) => [`PATCH /api/shipments/${id}/status`, { status, reason: 'Packed into larger boxes' }],
      says: Object.fromEntries(
        ['customer', 'supplier', 'admin'].map((role) => [role, ['sent', 'delivered', 'cancelled']]),
      ),
      may: {
        supplier: { planned: ['sent', 'cancelled'] },
        admin: { planned: ['sent', 'cancelled'], sent: ['delivered'] },
      },
      strangers: ['customer', ...otherCustomers, ...otherSuppliers],
      make: (people) => idOf(packed(people, { packages: 1, carrier: 'Shree Transport', paper })),
      entityType: 'shipment',
      put: (id, status: keyof typeof stood) =>
        db().shipment.update({ where: { id }, data: { status, ...stood[status] } }),
      stateOf: async (id) => (await db().shipment.findUniqueOrThrow({ where: { id } })).status,
    },
  },
  wire: [
    ['a shipment', toShipment, Shipment],
    ['material', toMaterial, Material],
  ],
  owners: {
    shipments: () => db().shipment.findMany({ select: { id: true, supplierId: true, customerId: true } }),
  },
  lists: [
    {
      path: '/api/shipments',
      who: 'supplier',
      all: 'status=planned',
      none: 'status=cancelled',
      grow: async ({ customer, supplier }, mark) => {
        const { admin, workorder } = await make.order({ customer, supplier, projectName: mark })
        const lines = [{ workorderId: workorder.id, quantity: 1 }]
        await planShipment(supplier, shipments.plan.body.parse({ leg: 'to_hub', lines }))
        const left = { leg: 'from_hub', status: 'sent', sentOn: new Date(today), customerId: customer.id } as const
        const line = { create: { workOrderId: workorder.id, quantity: 1 } }
        await db().shipment.create({ data: { ...left, plannedBy: admin.member.id, lines: line } })
      },
    },
    {
      path: '/api/materials',
      who: 'supplier',
      all: 'status=pending',
      none: 'status=back',
      grow: async ({ customer, supplier }, mark) => {
        const { admin, workorder } = await make.order({ customer, supplier })
        const bar = {
          purpose: 'material' as const,
          owner: 'operator' as const,
          quantityMilli: 250_000,
          uqc: 'KGS',
          description: mark,
          hsn: '7214',
          valuePaise: 18_500_00,
          since: new Date(today),
        }
        const sentOut = {
          leg: 'to_supplier',
          status: 'sent',
          sentOn: new Date(today),
          supplierId: supplier.id,
        } as const
        const line = { create: { ...bar, workOrderId: workorder.id } }
        await db().shipment.create({ data: { ...sentOut, plannedBy: admin.member.id, lines: line } })
      },
    },
  ],
}
