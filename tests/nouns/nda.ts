import { inquiries } from '@/lib/contract/trade/inquiries'
import { setNda } from '@/lib/domain/trade/nda/set-nda'
import { submitInquiry } from '@/lib/domain/trade/inquiries/submit-inquiry'
import { addRfq } from '@/lib/domain/trade/rfqs/add-rfq'
import { submitRfq } from '@/lib/domain/trade/rfqs/submit-rfq'
import { db } from '@/lib/infra/db/db'
import { make, unique } from '@/tests/make'
import type { NounSheet } from './sheet'
import { idOf } from './support/id-of'

const words = 'The supplier keeps drawings and know-how secret, and shows them to nobody else.'
const part = { projectName: 'Hub', description: 'Turned hub, deburred', quantity: 5, nda: true }

/** The newest version, the first where there is none. */
async function newest() {
  const found = await db().ndaVersion.findFirst({ orderBy: { version: 'desc' } })
  return found ?? setNda(await make.admin(), { text: words })
}

export const sheet: NounSheet = {
  make: {
    ndaText: async () => unique(words),
    ndaVersion: async () => (await newest()).version,
    ndaHash: async () => (await newest()).sha256,
    ndaInquiry: async ({ customer }) => {
      await newest()
      return idOf(submitInquiry(customer, inquiries.submit.body.parse(part)))
    },
    ndaRfq: async ({ customer }) => {
      await newest()
      const lines = [{ key: 'a', partNumber: 'FL-100', quantity: '500', description: 'Flange as drawn' }]
      const { id } = await addRfq(customer, { nda: true, lines })
      return idOf(submitRfq(customer, { id, version: 1 }))
    },
  },
  calls: [
    ['GET /api/nda', null, '401 200 200 200 200 200 200 200'],
    ['POST /api/nda', { text: '{ndaText}' }, '401 403 403 403 403 403 403 201', ['operator.ndaChanged']],
    ['GET /api/inquiries/{ndaInquiry}/nda', null, '401 403 403 403 200 200 404 200'],
    [
      'POST /api/inquiries/{ndaInquiry}/nda',
      { version: '{ndaVersion}', sha256: '{ndaHash}' },
      '401 403 403 403 200 200 404 403',
      ['inquiry.ndaAccepted'],
    ],
    [
      'POST /api/rfqs/{ndaRfq}/nda',
      { version: '{ndaVersion}', sha256: '{ndaHash}' },
      '401 403 403 403 200 200 404 403',
      ['inquiry.ndaAccepted'],
    ],
  ],
  fieldsElsewhere: { 'POST /api/nda': 'nda.test' },
  events: {
    'operator.ndaChanged': { data: { operatorId: 1, version: 3, sha256: '9f86d081884c7d65' }, tells: [] },
    'inquiry.ndaAccepted': {
      data: {
        inquiryId: 12,
        projectName: 'Flange',
        customerId: 5,
        supplierId: 4,
        version: 3,
        sha256: '9f86d081884c7d65',
      },
      tells: [],
    },
  },
}
