import { z } from 'zod'
import { endpoint, idParam } from '../core/endpoint'
import { optionalText, positiveNumber } from '../core/fields'
import { day } from '../core/money-fields'
import { Workorder } from './workorders'

/** Lines of one schedule. */
export const SCHEDULE_MAX = 60

export const ScheduleForm = z.object({
  lines: z
    .array(z.object({ quantity: positiveNumber('Enter how many pieces'), day: day('Choose a day') }), {
      error: 'Enter at least one delivery',
    })
    .min(1, 'Enter at least one delivery')
    .max(SCHEDULE_MAX, `At most ${SCHEDULE_MAX} deliveries`)
    .refine((lines) => new Set(lines.map((line) => line.day)).size === lines.length, 'Choose each day once'),
  note: optionalText(1000).describe('A reason for both sides. Required when the last day moves'),
})

export const schedules = {
  set: endpoint({
    method: 'PATCH',
    path: '/api/workorders/{id}/schedule',
    summary: 'Set how many pieces of an order are due on which day',
    note: 'The lines are all pieces of the order. Its last day is the due date. What was delivered stays on its days: 409 otherwise.',
    params: idParam,
    body: ScheduleForm,
    answer: Workorder,
    refuses: ['conflict'],
  }),
}
