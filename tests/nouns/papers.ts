import type { NounSheet } from './sheet'

export const sheet: NounSheet = {
  calls: [
    ['GET /api/workorders/{workorderWithFile}/dossier/pdf', null, '401 200 404 404 200 404 404 200'],
    ['GET /api/workorders/{workorderWithFile}/dossier/zip', null, '401 200 404 404 200 404 404 200'],
    ['GET /api/workorders/{workorder}/card', null, '401 403 403 403 200 404 404 200'],
  ],
}
