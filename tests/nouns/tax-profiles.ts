import { TaxProfile } from '@/lib/contract/people/tax-profiles'
import { toTaxProfile } from '@/lib/domain/people/tax-profiles/tax-profile'
import type { NounSheet } from './sheet'

const taxProfile = {
  legalName: '{newName}',
  addressLine1: 'Plot 7',
  city: 'Pune',
  pin: '411026',
  stateCode: '27',
  scheme: 'unregistered',
  gstin: null,
}
const ofAccount = { accountId: 4, role: 'supplier', companyName: 'Pune Precision' } as const

export const sheet: NounSheet = {
  calls: [
    ['GET /api/tax-profile', null, '401 200 200 200 200 200 200 403'],
    ['PATCH /api/tax-profile', taxProfile, '401 200 200 200 200 200 200 403', ['account.taxProfileChanged']],
    ['GET /api/tax-profiles/{customer}', null, '401 403 403 403 403 403 403 200'],
    [
      'PATCH /api/tax-profiles/{supplier}',
      taxProfile,
      '401 403 403 403 403 403 403 200',
      ['account.taxProfileChanged'],
    ],
  ],
  asks: ['PATCH /api/tax-profile', 'PATCH /api/tax-profiles/{supplier}'],
  events: {
    'account.taxProfileChanged': {
      data: {
        ...ofAccount,
        fields: ['bankAccount', 'ifsc', 'legalName'],
        first: false,
        byAdmin: false,
        notified: true,
      },
      mail: 'accounts',
      cases: [
        [{ notified: true }, ['customer', 'admin']],
        [{ notified: false }, []],
      ],
    },
  },
  wire: [['a tax profile', toTaxProfile, TaxProfile]],
}
