import { setDocuments } from '@/lib/domain/orders/documents/set-documents'
import { waiveDocument } from '@/lib/domain/orders/documents/waive-document'
import { make } from '@/tests/make'
import type { People } from '@/tests/product/people'
import type { NounSheet } from './sheet'

const waiver = { reason: 'The customer fetched the parts' }
const ofOrder = { workorderId: 7, projectName: 'Flange', customerId: 5, supplierId: 4 }

/** An order that lacks a packing photo. */
async function documented(people: People) {
  const { id } = (await make.order(people)).workorder
  await setDocuments(people.admin, { id, kinds: ['packing_photo'] })
  return id
}

export const sheet: NounSheet = {
  make: {
    documented: (p) => documented(p),
    waived: async (p) => {
      const id = await documented(p)
      await waiveDocument(p.admin, { id, kind: 'packing_photo', reason: 'The customer fetched the parts' })
      return id
    },
  },
  calls: [
    [
      'PATCH /api/workorders/{workorder}/documents',
      { kinds: ['packing_photo'] },
      '401 403 403 403 403 403 403 200',
      ['workorder.documentsSet'],
    ],
    [
      'POST /api/workorders/{documented}/documents/packing_photo/waive',
      waiver,
      '401 403 403 403 403 403 403 200',
      ['workorder.documentWaived'],
    ],
    [
      'POST /api/workorders/{waived}/documents/packing_photo/restore',
      null,
      '401 403 403 403 403 403 403 200',
      ['workorder.documentRestored'],
    ],
    [
      'PATCH /api/workorders/{workorderWithFile}/files/drawing.pdf/hide',
      { hidden: true },
      '401 403 403 403 403 403 403 200',
      ['workorder.fileHidden'],
    ],
  ],
  events: {
    'workorder.documentsSet': {
      data: { ...ofOrder, added: ['inspection_report', 'packing_photo'], removed: ['first_article'] },
      mail: 'workorders',
      tells: ['supplier'],
    },
    'workorder.documentWaived': {
      data: { ...ofOrder, kind: 'packing_photo', note: 'Fetched by the buyer' },
      mail: 'workorders',
      tells: ['customer', 'supplier'],
    },
    'workorder.documentRestored': {
      data: { ...ofOrder, kind: 'packing_photo' },
      mail: 'workorders',
      tells: ['supplier'],
    },
    'workorder.fileHidden': {
      data: { ...ofOrder, name: 'a.pdf' },
      tells: [],
    },
    'workorder.fileShown': {
      data: { ...ofOrder, name: 'a.pdf' },
      tells: [],
    },
  },
}
