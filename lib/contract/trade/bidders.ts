import { z } from 'zod'
import { nullable } from '../core/fields'

export const NoQuoteReason = z.enum(['capacity', 'capability', 'date', 'price', 'unclear', 'other'])
export type NoQuoteReason = z.infer<typeof NoQuoteReason>

/** A supplier of an inquiry, by its letter. */
export const Bidder = z.object({
  letter: z.string(),
  state: nullable.text.optional().describe('For admins: where it is, in India'),
  asked: z.boolean(),
  quoted: z.boolean(),
  declineReason: NoQuoteReason.nullable().describe('Why it will not quote'),
  declineNote: nullable.text,
  supplierId: z.int().optional().describe('For admins'),
  supplierName: z.string().optional().describe('For admins'),
})
export type Bidder = z.infer<typeof Bidder>
