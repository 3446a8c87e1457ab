import type { NounSheet } from './sheet'

export const sheet: NounSheet = {
  calls: [
    ['GET /api/statements', null, '401 200 200 200 200 200 200 400'],
    ['GET /api/ageing', null, '401 403 403 403 403 403 403 200'],
    ['GET /api/receivables', null, '401 200 200 200 403 403 403 200'],
  ],
}
