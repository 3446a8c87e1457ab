import { z } from 'zod'
import { endpoint, idParam, listEndpoint } from '../core/endpoint'
import { optionalCount, optionalDayAhead, optionalId, optionalText, requiredText } from '../core/fields'
import { OrderChange, OrderChangeKind, OrderChangeReason, OrderChangeStatus } from './order-change'

const NOTE_MAX = 1000

export const OrderChangeForm = z
  .object({
    kind: OrderChangeKind.default('due'),
    dueDate: optionalDayAhead,
    made: optionalCount('Enter the pieces that are made').describe('With `close`: pieces that are made'),
    reason: OrderChangeReason,
    note: optionalText(NOTE_MAX),
  })
  .refine(({ kind, dueDate }) => kind !== 'due' || !!dueDate, { path: ['dueDate'], message: 'Choose the new due date' })
export const OrderChangeAnswer = z.object({ answer: optionalText(NOTE_MAX) })
export const OrderChangeRefusal = z.object({ answer: requiredText('Say why in at least 10 characters', NOTE_MAX, 10) })

const ofOne = { params: idParam, answer: OrderChange, refuses: ['conflict' as const] }

export const orderChanges = {
  ask: endpoint({
    method: 'POST',
    path: '/api/workorders/{id}/changes',
    summary: 'Ask for another due date, or for the end of an order',
    note: 'The other side of the order or an admin answers a due date; a date that an admin sets is in force at once. Only admins see and answer `cancel` and `close`, never the other side. A note is required with the reason `other`, with `cancel` and `close`, and of admins.',
    idempotent: true,
    params: idParam,
    body: OrderChangeForm,
    answer: OrderChange,
    status: 201,
    refuses: ['conflict'],
  }),
  list: listEndpoint(
    '/api/order-changes',
    'Due dates that were asked for, and requests to cancel or close short: of your own orders, or all (admins)',
    OrderChange,
    {
      status: OrderChangeStatus.optional(),
      workorderId: optionalId,
    },
  ),
  approve: endpoint({
    method: 'PATCH',
    path: '/api/order-changes/{id}/approve',
    summary: 'Agree to the due date that the other side asks for',
    note: 'Refused when the due date of the order has changed since. Admins cancel or close an order itself: that approves the request.',
    ...ofOne,
    body: OrderChangeAnswer.prefault({}),
  }),
  decline: endpoint({
    method: 'PATCH',
    path: '/api/order-changes/{id}/decline',
    summary: 'Decline what a side asks for',
    note: 'A due date: the other side or an admin. `cancel` and `close`: admins.',
    ...ofOne,
    body: OrderChangeRefusal,
  }),
  withdraw: endpoint({
    method: 'PATCH',
    path: '/api/order-changes/{id}/withdraw',
    summary: 'Withdraw what your company asked for',
    ...ofOne,
    body: OrderChangeAnswer.prefault({}),
  }),
}
