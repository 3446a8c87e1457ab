import { setDocuments } from '@/lib/domain/orders/documents/set-documents'
import { attachWorkorderFiles } from '@/lib/domain/orders/workorders/attach-workorder-files'
import { make } from '@/tests/make'
import { plainJpeg } from '@/tests/named-files/jpeg'
import type { NounSheet } from './sheet'

const ofOrder = { workorderId: 7, projectName: 'Flange', customerId: 5, supplierId: 4 }
const note = 'The bore is 25.3 mm'

export const sheet: NounSheet = {
  make: {
    // An order whose first article waits for acceptance.
    withFirstArticle: async (p) => {
      const { id } = (await make.order(p)).workorder
      await setDocuments(p.admin, { id, kinds: ['first_article'] })
      const photo = await make.upload(p.supplier, 'photo', 'first.jpg', plainJpeg)
      await attachWorkorderFiles(p.supplier, { id, files: [{ id: photo.id, document: 'first_article' }] })
      return id
    },
  },
  calls: [
    [
      'POST /api/workorders/{withFirstArticle}/first-article/accept',
      {},
      '401 200 404 404 403 403 403 200',
      ['workorder.firstArticleAccepted'],
    ],
    [
      'POST /api/workorders/{withFirstArticle}/first-article/reject',
      { note },
      '401 200 404 404 403 403 403 200',
      ['workorder.firstArticleRejected'],
    ],
  ],
  events: {
    'workorder.firstArticleAsked': { data: ofOrder, mail: 'workorders', tells: ['customer'] },
    'workorder.firstArticleAccepted': { data: ofOrder, mail: 'workorders', tells: ['customer', 'supplier'] },
    'workorder.firstArticleRejected': {
      data: { ...ofOrder, note },
      mail: 'workorders',
      tells: ['customer', 'supplier', 'admin'],
    },
    'workorder.firstArticleUnanswered': {
      data: { ...ofOrder, askedAt: '2026-11-27T06:00:00.000Z' },
      mail: 'workorders',
      tells: ['admin'],
    },
  },
}
