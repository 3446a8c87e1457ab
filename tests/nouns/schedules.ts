import { addDays, isoDay } from '@/lib/terms/format'
import type { NounSheet } from './sheet'

const lines = [
  { quantity: 200, day: '2031-12-01' },
  { quantity: 120, day: '2031-12-03' },
]
const ofOrder = { workorderId: 7, projectName: 'Flange', customerId: 5, supplierId: 4 }
const inDays = (days: number) => addDays(isoDay(Date.now()), days)

export const sheet: NounSheet = {
  calls: [
    [
      'PATCH /api/workorders/{workorder}/schedule',
      {
        lines: [
          { quantity: 30, day: inDays(10) },
          { quantity: 20, day: inDays(20) },
        ],
        note: 'Half of them is enough for the first week',
      },
      '401 403 403 403 403 403 403 200',
      ['workorder.scheduleChanged'],
    ],
  ],
  events: {
    'workorder.scheduleChanged': {
      data: { ...ofOrder, lines, note: 'As agreed on the phone' },
      mail: 'workorders',
      tells: ['customer', 'supplier'],
    },
  },
}
