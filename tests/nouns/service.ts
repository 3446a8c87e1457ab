import type { NounSheet } from './sheet'

export const sheet: NounSheet = {
  calls: [
    ['GET /api/health', null, '200 200 200 200 200 200 200 200'],
    ['GET /api/health/live', null, '200 200 200 200 200 200 200 200'],
    ['GET /api/health/ready', null, '200 200 200 200 200 200 200 200'],
    ['GET /api/openapi.json', null, '200 200 200 200 200 200 200 200'],
  ],
}
