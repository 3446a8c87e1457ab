import { z } from 'zod'
import { instant, nullable } from '../core/fields'
import { approvalStatuses, machineStatuses } from '../../terms/statuses'

const count = z.int().describe('At most 10,000')

/** What admins weigh before a decision on a supplier, a machine or a process. */
export const SupplierRecord = z.object({
  companyName: z.string(),
  gstNumber: nullable.text,
  verified: z.boolean(),
  recheck: z.boolean(),
  createdAt: instant,
  machines: z
    .array(
      z.object({
        id: z.int(),
        name: z.string(),
        model: z.string(),
        type: z.string(),
        processName: nullable.text,
        status: z.enum(machineStatuses),
        approvalStatus: z.enum(approvalStatuses),
      }),
    )
    .describe('The newest 50'),
  machineTotal: count,
  processes: z
    .array(z.object({ id: z.int(), name: z.string(), status: z.enum(approvalStatuses) }))
    .describe('The newest 50'),
  processTotal: count,
  orders: z.object({
    active: count,
    issues: count,
    completed: count,
    dated: z.int().describe('Orders with a due date among the last 200 completed ones'),
    onTime: z.int().describe('Orders of `dated` that were completed by the end of the due date in India'),
  }),
})
export type SupplierRecord = z.infer<typeof SupplierRecord>
