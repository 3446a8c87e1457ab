import { Readable } from 'node:stream'
import { Inquiry } from '@/lib/contract'
import { Bidder } from '@/lib/contract/trade/bidders'
import { toInquiry } from '@/lib/domain/trade/inquiries/inquiry'
import { toBidder } from '@/lib/domain/trade/inquiries/list-bidders'
import { submitInquiry } from '@/lib/domain/trade/inquiries/submit-inquiry'
import { db } from '@/lib/infra/db/db'
import { storage } from '@/lib/infra/storage'
import { make } from '@/tests/make'
import type { People } from '@/tests/product/people'
import type { NounSheet } from './sheet'
import { always, drawing, instant, whole } from './support/fields'
import { idOf } from './support/id-of'
import { same } from './support/lives'

const inquiry = { projectName: 'Flange', description: 'Turned flange, 12 holes', quantity: 4 }
const ofInquiry = { inquiryId: 12, projectName: 'Flange', customerId: 5 }
const inquiryStates = ['new', 'processing', 'quoted', 'accepted', 'rejected']

async function inquiryWithFile({ customer }: People) {
  const files = [{ id: (await make.upload(customer, 'inquiry')).id }]
  return idOf(submitInquiry(customer, { projectName: 'Hub', description: 'Turned hub, 40 mm', quantity: 2, files }))
}

export const sheet: NounSheet = {
  noun: 'inquiry',
  make: {
    inquiry: (p) => idOf(make.inquiry(p.customer)),
    inquiryWithFile,
    inquiryWithPicture: async (p) => {
      const inquiryId = await inquiryWithFile(p)
      const pictureKey = `pictures/of-${inquiryId}`
      await (await storage()).put(pictureKey, Readable.from([Buffer.from('a picture')]))
      await db().file.updateMany({ where: { inquiryId }, data: { pictureKey } })
      return inquiryId
    },
    nextWeek: async () => new Date(Date.now() + 7 * 86_400_000).toISOString(),
  },
  calls: [
    ['GET /api/inquiries', null, '401 200 200 200 200 200 200 200'],
    ['POST /api/inquiries', inquiry, '401 201 201 201 403 403 403 403', ['inquiry.submitted']],
    ['GET /api/inquiries/{inquiry}', null, '401 200 404 404 200 200 404 200'],
    ['PATCH /api/inquiries/{inquiry}', { quantity: 60 }, '401 200 404 404 403 403 403 403', ['inquiry.revised']],
    ['GET /api/inquiries/{inquiry}/revisions', null, '401 200 404 404 200 200 404 200'],
    ['POST /api/inquiries/{inquiry}/copy', { quantity: 20 }, '401 201 404 404 403 403 403 403', ['inquiry.submitted']],
    [
      'POST /api/inquiries/{inquiry}/open',
      null,
      '401 200 404 404 403 403 403 200',
      { nothing: 'it is open to all: see same-parts.test' },
    ],
    [
      'PATCH /api/inquiries/{inquiry}/deadline',
      { quoteBy: '{nextWeek}' },
      '401 200 404 404 403 403 403 200',
      ['inquiry.deadlineMoved'],
    ],
    [
      'PATCH /api/inquiries/{inquiry}/close',
      { as: 'cancelled' },
      '401 200 404 404 403 403 403 403',
      ['inquiry.statusChanged'],
    ],
    ['GET /api/inquiries/{inquiry}/bidders', null, '401 200 404 404 403 403 403 200'],
    [
      'POST /api/inquiries/{inquiry}/decline',
      { reason: 'capacity' },
      '401 403 403 403 200 200 403 403',
      ['inquiry.quotingDeclined'],
    ],
    [
      'PATCH /api/inquiries/{inquiry}/status',
      { status: 'processing' },
      '401 403 403 403 403 403 403 200',
      ['inquiry.statusChanged'],
    ],
    [
      'PATCH /api/inquiries/{inquiry}/process',
      { processId: '{process}' },
      '401 403 403 403 403 403 403 200',
      ['inquiry.processSet'],
    ],
    // The other side has another name for it.
    ['GET /api/inquiries/{inquiryWithFile}/files/drawing.pdf', null, '401 200 404 404 404 404 404 200'],
    ['GET /api/inquiries/{inquiryWithPicture}/files/drawing.pdf/picture', null, '401 200 404 404 404 404 404 200'],
    [
      'PATCH /api/inquiries/{inquiry}/owner',
      { ownerId: '{owner}' },
      '401 403 403 403 403 403 403 200',
      ['inquiry.ownerSet'],
    ],
    ['GET /api/inquiries/{inquiry}/readers', null, '401 200 404 404 403 403 403 200'],
  ],
  repeated: [
    ['POST /api/inquiries', 'customer', inquiry, { quantity: 3 }, () => db().inquiry.count()],
    ['POST /api/inquiries/{inquiry}/copy', 'customer', { quantity: 2 }, { quantity: 3 }, () => db().inquiry.count()],
  ],
  fields: {
    Inquiry: {
      create: 'POST /api/inquiries',
      by: 'customer',
      full: async (people) => ({
        projectName: 'Flange',
        description: 'Turned flange, 12 holes',
        quantity: 4,
        material: 'EN8',
        targetDate: '2031-05-10T00:00:00.000Z',
        specialRequirements: 'Deburred',
        files: [drawing],
        partNumber: 'FL-2201',
        drawingRevision: 'C',
        addressId: (await make.address(people.customer)).id,
        processId: (await make.process(people.supplier)).id,
      }),
      fields: [
        ['id', 'set', whole],
        ['projectName', 'required'],
        ['description', 'required'],
        ['quantity', 'required'],
        ['material', 'optional'],
        ['targetDate', 'optional'],
        ['specialRequirements', 'optional'],
        ['partNumber', 'optional'],
        ['drawingRevision', 'optional'],
        ['addressId', 'optional'],
        ['customerId', 'set', (people) => people.customer.id],
        ['processId', 'optional'],
        ['status', 'set', always('new')],
        ['files', 'left out', []],
        ['createdAt', 'set', instant],
      ],
    },
  },
  fieldsElsewhere: {
    'POST /api/inquiries/{id}/copy': 'it takes over what another has: same-parts.test',
  },
  lives: {
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
  },
  events: {
    'inquiry.submitted': {
      data: { ...ofInquiry, from: null, to: 'new', processName: null, held: true },
      mail: 'inquiries',
      cases: [
        [{ held: false }, ['matching', 'admin']],
        [{ held: true }, []],
        [{ held: false, processName: null }, ['admin']],
        [{ held: false, repeat: { supplierId: 0, workorderId: 12 } }, ['admin']],
      ],
    },
    'inquiry.released': {
      data: { ...ofInquiry, processName: null },
      mail: 'inquiries',
      tells: ['matching', 'admin'],
    },
    'inquiry.processSet': {
      data: { ...ofInquiry, processName: 'Milling', held: false },
      mail: 'inquiries',
      cases: [
        [{ held: false }, ['matching']],
        [{ held: true }, []],
      ],
    },
    'inquiry.statusChanged': {
      data: { ...ofInquiry, from: 'new', to: 'quoted' },
      cases: [[{ from: 'new', to: 'processing' }, []]],
    },
    'inquiry.revised': {
      data: {
        ...ofInquiry,
        revision: 2,
        texts: ['material'],
        quantity: { from: 80, to: 1200 },
        targetDate: '2026-12-23',
        added: 0,
        removed: 2,
        replaced: 1,
      },
      mail: 'questions',
      tells: [],
    },
    'inquiry.ownerSet': {
      data: { ...ofInquiry, ownerId: 2, ownerName: 'Asha Rao' },
      mail: 'team',
      tells: ['admin'],
    },
    'inquiry.opened': {
      data: { ...ofInquiry, processName: 'Milling' },
      mail: 'inquiries',
      tells: ['matching'],
    },
    'inquiry.deadlineMoved': {
      data: { ...ofInquiry, quoteBy: '2026-11-27T12:30:00.000Z' },
      mail: 'questions',
      cases: [[{ inquiryId: 0, quoteBy: null }, []]],
    },
    'inquiry.deadlineNear': {
      data: { ...ofInquiry, supplierId: 4, quoteBy: '2026-11-27T12:30:00.000Z' },
      mail: 'inquiries',
      tells: ['supplier'],
    },
    'inquiry.deadlinePassed': {
      data: ofInquiry,
      mail: 'inquiries',
      tells: ['customer', 'admin'],
    },
    'inquiry.quotingDeclined': {
      data: { ...ofInquiry, supplierId: 4, reason: 'capacity' },
      mail: 'questions',
      tells: ['customer', 'admin'],
    },
  },
  wire: [
    ['an inquiry', toInquiry, Inquiry],
    ['a bidder', toBidder, Bidder],
  ],
  owners: {
    inquiries: () => db().inquiry.findMany({ select: { id: true, customerId: true } }),
  },
  lists: [
    {
      path: '/api/inquiries',
      who: 'customer',
      all: 'status=accepted',
      none: 'status=new',
      grow: async ({ customer, supplier }, mark) => {
        const { inquiry } = await make.order({ customer, supplier, projectName: mark })
        const { id } = await make.upload(customer, 'inquiry')
        await db().file.update({ where: { id }, data: { inquiryId: inquiry.id, name: `${id}.pdf` } })
      },
    },
  ],
}
