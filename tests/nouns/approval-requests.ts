import { askForApproval } from '@/lib/domain/trade/approval-requests/ask-for-approval'
import { addRfq } from '@/lib/domain/trade/rfqs/add-rfq'
import { submitRfq } from '@/lib/domain/trade/rfqs/submit-rfq'
import { db } from '@/lib/infra/db/db'
import { make } from '@/tests/make'
import type { People } from '@/tests/product/people'
import type { NounSheet } from './sheet'

const LIMIT = 10_00_000
const ofRequest = {
  approvalRequestId: 3,
  quotationId: 8,
  projectName: 'Hub',
  customerId: 5,
  amount: 1_00_001,
  askedBy: 6,
  askedByName: 'Ravi Kumar',
}
const states = ['waiting', 'approved', 'declined', 'withdrawn', 'void']

/** A quotation above the limit of a buyer. */
const dear = async ({ customer, supplier }: Pick<People, 'customer' | 'supplier'>) =>
  make.quotation(supplier, await make.inquiry(customer), { price: 2 * LIMIT })

/** Owners have no limit; with one they have something to ask for, too. */
const limitOwner = ({ customer }: Pick<People, 'customer'>, approvalLimit: number | null) =>
  db().member.update({ where: { id: customer.member.id }, data: { approvalLimit } })

/** A buyer of the customer asks for approval. */
async function asked(people: Pick<People, 'customer' | 'supplier'>) {
  await limitOwner(people, null)
  const buyer = await make.colleague(people.customer, 'buyer', { approvalLimit: LIMIT })
  const { id: quotationId } = await dear(people)
  return askForApproval(buyer, { act: 'quotation.accept', input: { quotationId, poNumber: null } })
}

/** The same as if the customer's owner had asked. */
async function askedByOwner(people: People) {
  const { id } = await asked(people)
  await db().approvalRequest.update({ where: { id }, data: { askedBy: people.customer.member.id } })
  return id
}

async function dearForOwner(people: People) {
  await limitOwner(people, LIMIT)
  return (await dear(people)).id
}

const ask = { act: 'quotation.accept', input: { quotationId: '{dearForOwner}' } }

/** A request with one line, quoted above the limit of a buyer. */
async function dearRfq({ customer, supplier }: Pick<People, 'customer' | 'supplier'>) {
  const line = { key: 'a', partNumber: 'FL-100', quantity: '500', description: 'Flange as drawn' }
  const { id } = await addRfq(customer, { name: 'BOM pump 14', lines: [line] })
  const { lines } = await submitRfq(customer, { id, version: 1 })
  const { id: quotationId } = await make.quotation(supplier, lines[0]!, { price: 2 * LIMIT })
  return { rfqId: id, awards: [{ quotationId, version: 1 }], poNumber: null }
}

/** A buyer of the customer asks for approval of an award. */
async function awardAsked(people: People) {
  await limitOwner(people, null)
  const buyer = await make.colleague(people.customer, 'buyer', { approvalLimit: LIMIT })
  return (await askForApproval(buyer, { act: 'package.award', input: await dearRfq(people) })).id
}

async function rfqForOwner(people: People) {
  await limitOwner(people, LIMIT)
  return (await dearRfq(people)).rfqId
}

/** The quotation on the request that was made last. */
async function dearOffer({ customer }: People) {
  const of = { inquiry: { customerId: customer.id, rfqId: { not: null } } }
  return (await db().quotation.findFirstOrThrow({ where: of, orderBy: { id: 'desc' } })).id
}

const askForAward = {
  act: 'package.award',
  input: { rfqId: '{rfqForOwner}', awards: [{ quotationId: '{dearOffer}', version: 1 }] },
}

export const sheet: NounSheet = {
  noun: 'approvalrequest',
  make: {
    approvalRequest: async (people) => (await asked(people)).id,
    askedByOwner,
    dearForOwner,
    awardAsked,
    rfqForOwner,
    dearOffer,
  },
  calls: [
    ['GET /api/approval-requests', null, '401 200 200 200 403 403 403 403'],
    ['POST /api/approval-requests', ask, '401 201 404 404 403 403 403 403', ['approvalrequest.asked']],
    ['POST /api/approval-requests', askForAward, '401 201 404 404 403 403 403 403', ['approvalrequest.asked']],
    [
      'POST /api/approval-requests/{awardAsked}/approve',
      null,
      '401 200 404 404 403 403 403 403',
      ['approvalrequest.approved', 'quotation.accepted', 'inquiry.statusChanged', 'rfq.awarded', 'rfq.answered'],
    ],
    [
      'POST /api/approval-requests/{askedByOwner}/withdraw',
      null,
      '401 200 404 404 403 403 403 403',
      ['approvalrequest.withdrawn'],
    ],
    [
      'POST /api/approval-requests/{approvalRequest}/decline',
      { note: 'Ask for a lower price first' },
      '401 200 404 404 403 403 403 403',
      ['approvalrequest.declined'],
    ],
    [
      'POST /api/approval-requests/{approvalRequest}/approve',
      null,
      '401 200 404 404 403 403 403 403',
      ['approvalrequest.approved', 'quotation.accepted', 'inquiry.statusChanged'],
    ],
  ],
  repeated: [
    ['POST /api/approval-requests', 'customer', ask, { note: 'Before Friday' }, () => db().approvalRequest.count()],
  ],
  fieldsElsewhere: { 'POST /api/approval-requests': 'approval-requests.test' },
  lives: {
    'an approval request': {
      states,
      // Withdrawing is for the asker alone: approval-requests.test.
      moves: { approve: 'approved', decline: 'declined' },
      call: (id, move) => [
        `POST /api/approval-requests/${id}/${move}`,
        move === 'decline' ? { note: 'Ask for a lower price' } : {},
      ],
      says: { customer: ['approve', 'decline'] },
      callForEach: true,
      may: { customer: { waiting: ['approve', 'decline'] } },
      strangers: ['otherCustomer', 'unverifiedCustomer'],
      make: async (people) => (await asked(people)).id,
      entityType: 'approvalrequest',
      put: (id, state) => db().approvalRequest.update({ where: { id }, data: { status: state } }),
      stateOf: async (id) => (await db().approvalRequest.findUniqueOrThrow({ where: { id } })).status,
    },
  },
  events: {
    'approvalrequest.asked': {
      data: { ...ofRequest, from: null, to: 'waiting', note: 'Before Friday' },
      mail: 'approvals',
      tells: ['customer'],
    },
    'approvalrequest.approved': {
      data: { ...ofRequest, from: 'waiting', to: 'approved' },
      mail: 'approvals',
      tells: [],
    },
    'approvalrequest.declined': {
      data: { ...ofRequest, from: 'waiting', to: 'declined', note: 'Ask for a lower price first' },
      mail: 'approvals',
      tells: [],
    },
    'approvalrequest.withdrawn': { data: { ...ofRequest, from: 'waiting', to: 'withdrawn' }, tells: [] },
    'approvalrequest.voided': {
      data: { ...ofRequest, from: 'waiting', to: 'void', reason: 'version' },
      mail: 'approvals',
      tells: [],
    },
  },
  owners: {
    'approval-requests': () => db().approvalRequest.findMany({ select: { id: true, companyId: true } }),
  },
  lists: [
    {
      path: '/api/approval-requests',
      who: 'customer',
      all: 'state=waiting',
      none: 'state=void',
      notFor: [],
      grow: async ({ customer, supplier }, mark) => {
        const buyer = await make.colleague(customer, 'buyer', { approvalLimit: LIMIT })
        const inquiry = await make.inquiry(customer, { projectName: mark })
        const { id: quotationId } = await make.quotation(supplier, inquiry, { price: 2 * LIMIT })
        await askForApproval(buyer, { act: 'quotation.accept', input: { quotationId, poNumber: null } })
      },
    },
  ],
}
