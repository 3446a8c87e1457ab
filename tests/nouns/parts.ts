import { Part } from '@/lib/contract'
import { toPart } from '@/lib/domain/orders/parts/part'
import { submitInquiry } from '@/lib/domain/trade/inquiries/submit-inquiry'
import { inquiries } from '@/lib/contract/trade/inquiries'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { unique } from '@/tests/make'
import type { NounSheet } from './sheet'

/** A part that its customer asked for once. */
async function asked(customer: Viewer, name = 'Coupling hub') {
  const form = { projectName: name, description: 'Hub, bore 65 H7', quantity: 20, partNumber: unique('FL') }
  const { id } = await submitInquiry(customer, inquiries.submit.body.parse(form))
  return (await db().inquiry.findUniqueOrThrow({ where: { id } })).partId!
}

const again = { parts: [{ partId: '{part}', quantity: 50 }] }

export const sheet: NounSheet = {
  make: { part: ({ customer }) => asked(customer) },
  calls: [
    ['GET /api/parts', null, '401 200 200 200 403 403 403 200'],
    ['GET /api/parts/{part}', null, '401 200 404 404 403 403 403 200'],
    [
      'POST /api/parts/order-again',
      again,
      '401 201 400 400 403 403 403 403',
      { nothing: 'a draft is its customer’s own' },
    ],
  ],
  repeated: [
    [
      'POST /api/parts/order-again',
      'customer',
      again,
      { parts: [{ partId: 1, quantity: 60 }] },
      () => db().rfq.count(),
    ],
  ],
  fieldsElsewhere: { 'POST /api/parts/order-again': 'parts.test' },
  wire: [['a part', toPart, Part]],
  owners: { parts: () => db().part.findMany({ select: { id: true, customerId: true } }) },
  lists: [
    {
      path: '/api/parts',
      who: 'customer',
      all: '',
      grow: async ({ customer }, mark) => void (await asked(customer, mark)),
    },
  ],
}
