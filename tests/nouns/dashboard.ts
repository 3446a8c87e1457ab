import type { NounSheet } from './sheet'

export const sheet: NounSheet = {
  calls: [
    ['GET /api/dashboard', null, '401 200 200 200 200 200 200 200'],
    ['GET /api/dashboard/tasks', null, '401 200 200 200 200 200 200 200'],
    ['GET /api/dashboard/trends', null, '401 200 200 200 200 200 200 200'],
  ],
}
