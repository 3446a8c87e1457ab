import { z } from 'zod'
import { endpoint, idParam, listEndpoint } from '../core/endpoint'
import { optionalDayAhead, optionalId, optionalText, requiredText } from '../core/fields'
import { OrderChange, OrderChangeKind, OrderChangeReason, OrderChangeStatus } from './order-change'

const NOTE_MAX = 1000

export const OrderChangeForm = z.object({
  kind: OrderChangeKind.default('due'),
  dueDate: optionalDayAhead.refine((iso) => !!iso, 'Choose the new due date'),
  reason: OrderChangeReason,
  note: optionalText(NOTE_MAX),
})
export const OrderChangeAnswer = z.object({ answer: optionalText(NOTE_MAX) })
export const OrderChangeRefusal = z.object({ answer: requiredText('Say why in at least 10 characters', NOTE_MAX, 10) })

const ofOne = { params: idParam, answer: OrderChange, refuses: ['conflict' as const] }

export const orderChanges = {
  ask: endpoint({
    method: 'POST',
    path: '/api/workorders/{id}/changes',
    summary: 'Ask for another due date',
    note: 'The other side of the order or an admin answers. A date that an admin sets is in force at once. A note is required with the reason `other`; admins always need one.',
    idempotent: true,
    params: idParam,
    body: OrderChangeForm,
    answer: OrderChange,
    status: 201,
    refuses: ['conflict'],
  }),
  list: listEndpoint(
    '/api/order-changes',
    'Due dates that were asked for: of your own orders, or all (admins)',
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
    note: 'Refused when the due date of the order has changed since.',
    ...ofOne,
    body: OrderChangeAnswer.prefault({}),
  }),
  decline: endpoint({
    method: 'PATCH',
    path: '/api/order-changes/{id}/decline',
    summary: 'Decline the due date that the other side asks for',
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
