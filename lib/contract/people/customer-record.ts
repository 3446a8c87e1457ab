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
    dated: z.int().describe('Of the last 200 completed orders, those with a due date'),
    onTime: z.int().describe('Of these, those that were completed by the end of the due date in India'),
  }),
  lastActiveAt: nullable.instant.describe('When one of its people was last here, or its last inquiry'),
})
export type CustomerRecord = z.infer<typeof CustomerRecord>
