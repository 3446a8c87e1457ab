import { db } from '@/lib/infra/db/db'
import { make } from '@/tests/make'
import type { NounSheet } from './sheet'
import { instant, whole } from './support/fields'
import { idOf } from './support/id-of'

const address = { label: 'Works', line1: 'Plot 7', city: 'Pune', pin: '411026', stateCode: '27' }
const ofAccount = { accountId: 4, role: 'supplier', companyName: 'Pune Precision' } as const

export const sheet: NounSheet = {
  make: {
    address: (p) => idOf(make.address(p.customer)),
  },
  calls: [
    ['GET /api/addresses', null, '401 200 200 200 403 403 403 403'],
    ['POST /api/addresses', address, '401 201 201 201 403 403 403 403', ['account.addressChanged']],
    ['PATCH /api/addresses/{address}', { city: 'Pune' }, '401 200 404 404 403 403 403 403', ['account.addressChanged']],
    ['DELETE /api/addresses/{address}', null, '401 204 404 404 403 403 403 403', ['account.addressChanged']],
  ],
  fields: {
    Address: {
      create: 'POST /api/addresses',
      by: 'customer',
      full: async () => ({
        label: 'Works',
        line1: 'Plot 7, MIDC',
        line2: 'Gate 3',
        city: 'Pune',
        pin: '411026',
        stateCode: '27',
        gstin: '27AAPFU0939F1ZV',
        isDefault: true,
      }),
      fields: [
        ['id', 'set', whole],
        ['label', 'required'],
        ['line1', 'required'],
        ['line2', 'optional'],
        ['city', 'required'],
        ['pin', 'required'],
        ['stateCode', 'required'],
        ['gstin', 'optional'],
        ['isDefault', 'left out', false],
        ['createdAt', 'set', instant],
      ],
    },
  },
  events: {
    'account.addressChanged': {
      data: { ...ofAccount, change: 'removed' },
      tells: [],
    },
  },
  owners: {
    addresses: () => db().address.findMany({ select: { id: true, customerId: true } }),
  },
}
