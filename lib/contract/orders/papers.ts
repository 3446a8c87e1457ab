import { z } from 'zod'
import { endpoint, idParam } from '../core/endpoint'

export const PaperSize = z.enum(['a4', 'a6'], { error: 'Choose a4 or a6' })
export type PaperSize = z.infer<typeof PaperSize>

/** All that proves an order, in one file. */
export const dossiers = {
  pdf: endpoint({
    method: 'GET',
    path: '/api/workorders/{id}/dossier/pdf',
    summary: 'The quality dossier of an order as PDF',
    note: 'Checklist, reports, certificate, heats, at most 100 photos and a list of the other files. 404 before there is anything in it.',
    params: idParam,
    download: 'application/pdf',
    refuses: ['unavailable'],
  }),
  zip: endpoint({
    method: 'GET',
    path: '/api/workorders/{id}/dossier/zip',
    summary: 'The quality dossier of an order with all of its files',
    note: 'A ZIP: the PDF, then each file as its reader loads it. MISSING.txt names those that are not there. 404 before there is anything in it.',
    params: idParam,
    download: 'application/zip',
    refuses: ['unavailable'],
  }),
}

/** The paper that goes with the parts through the shop. */
export const cards = {
  get: endpoint({
    method: 'GET',
    path: '/api/workorders/{id}/card',
    summary: 'The job card of an order as PDF',
    note: 'For the shop: no customer and no price. Its QR code opens the order. 409 for a cancelled order.',
    params: idParam,
    query: z.object({ size: PaperSize.default('a4') }),
    download: 'application/pdf',
    refuses: ['unavailable', 'conflict'],
  }),
}
