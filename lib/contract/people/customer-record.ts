import { z } from 'zod'
import { nullable } from '../core/fields'

const count = z.int().describe('At most 10,000')

/** What a customer has ordered, for admins. */
export const CustomerRecord = z.object({
  inquiries: count,
  orders: z.object({
    active: count,
    issues: count,
    completed: count,
    dated: z.int().describe('Orders with a due date among the last 200 completed ones'),
    onTime: z.int().describe('Orders of `dated` that were completed by the end of the due date in India'),
  }),
  lastActiveAt: nullable.instant.describe('The time of the last visit of one of its people, or of its last inquiry'),
})
export type CustomerRecord = z.infer<typeof CustomerRecord>
