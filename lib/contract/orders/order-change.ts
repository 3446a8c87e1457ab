import { z } from 'zod'
import { Role } from '../people/account'
import { instant, nullable } from '../core/fields'

export const OrderChangeKind = z.enum(['due', 'cancel', 'close'], { error: 'Choose what is to change' })
export type OrderChangeKind = z.infer<typeof OrderChangeKind>
export const OrderChangeReason = z.enum(
  ['material', 'machine', 'capacity', 'drawing', 'quality', 'customer', 'mistake', 'other'],
  { error: 'Choose a reason' },
)
export type OrderChangeReason = z.infer<typeof OrderChangeReason>
export const OrderChangeStatus = z.enum(['waiting', 'approved', 'declined', 'withdrawn', 'void'])
export type OrderChangeStatus = z.infer<typeof OrderChangeStatus>

/** What one side of an order asks for: another due date, or its end; or a due date that an admin has set. */
export const OrderChange = z.object({
  id: z.int(),
  workorderId: z.int(),
  projectName: nullable.text,
  kind: OrderChangeKind.describe('`close`: with the pieces that are made'),
  dueDate: nullable.instant.describe('The day that is asked for; null where the order is to end'),
  made: z.int().nullable().describe('With `close`: pieces that are made'),
  oldDue: nullable.instant.describe('The day of the order when it was asked'),
  reason: OrderChangeReason,
  note: nullable.text,
  askedRole: Role,
  own: z.boolean().describe('Your company asked'),
  askedPerson: z.string().optional().describe('For your company and admins'),
  status: OrderChangeStatus,
  decidedRole: Role.nullable(),
  answer: nullable.text,
  decidedAt: nullable.instant,
  inTime: z
    .boolean()
    .describe('A due date that was asked by the end of the old day; punctuality is judged by it once it is agreed'),
  answerBy: instant.describe('The end of the second working day, by which the other side answers'),
  mayAnswer: z.boolean().describe('It waits, and the reader may approve or decline it'),
  mayWithdraw: z.boolean().describe('It waits, and the reader may withdraw it'),
  createdAt: instant,
})
export type OrderChange = z.infer<typeof OrderChange>

/** The due date that waits for an answer, as lists of orders show it. */
export const WaitingChange = OrderChange.pick({ id: true, askedRole: true, answerBy: true }).extend({
  dueDate: instant,
})
export type WaitingChange = z.infer<typeof WaitingChange>
