import type { NounSheet } from './sheet'

export const sheet: NounSheet = {
  calls: [['POST /api/exports', { list: 'workorders' }, '401 200 200 200 200 200 200 200', ['list.exported']]],
  asks: ['POST /api/exports'],
  events: {
    'list.exported': {
      data: { list: 'workorders', filters: { status: 'issues' }, rows: 12 },
      tells: [],
    },
  },
}
