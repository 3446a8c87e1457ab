import type { NounSheet } from './sheet'

export const sheet: NounSheet = {
  calls: [
    ['GET /api/returns?month=2026-11', null, '401 403 403 403 403 403 403 200'],
    ['GET /api/returns/itc04?period=2026&section=4', null, '401 403 403 403 403 403 403 200'],
    ['GET /api/returns/gstr1?month=2026-11&section=b2b', null, '401 403 403 403 403 403 403 200'],
    ['GET /api/returns/tally?from=2026-11-01&to=2026-11-30&kind=sales', null, '401 403 403 403 403 403 403 200'],
    ['GET /api/returns/deduction', null, '401 403 403 403 403 403 403 200'],
    ['GET /api/returns/deduction/export?on=2027-03-31', null, '401 403 403 403 403 403 403 200'],
    ['GET /api/returns/rule37', null, '401 403 403 403 403 403 403 200'],
    ['GET /api/returns/rule37/export?on=2027-03-31', null, '401 403 403 403 403 403 403 200'],
    ['GET /api/returns/msme1?half=2026-1', null, '401 403 403 403 403 403 403 200'],
    ['GET /api/returns/msme1/overview?half=2026-1', null, '401 403 403 403 403 403 403 200'],
  ],
  asks: [
    'GET /api/returns/deduction/export?on=2027-03-31',
    'GET /api/returns/rule37/export?on=2027-03-31',
    'GET /api/returns/msme1?half=2026-1',
    'GET /api/returns/gstr1?month=2026-11&section=b2b',
    'GET /api/returns/itc04?period=2026&section=4',
    'GET /api/returns/tally?from=2026-11-01&to=2026-11-30&kind=sales',
  ],
}
