import { z } from 'zod'
import { nullable } from '../core/fields'

export const NoQuoteReason = z.enum(['capacity', 'capability', 'date', 'price', 'unclear', 'other'])
export type NoQuoteReason = z.infer<typeof NoQuoteReason>

/** A supplier of an inquiry, by its letter. */
export const Bidder = z.object({
  letter: z.string(),
  state: nullable.text.optional().describe('For admins: the State it is in'),
  asked: z.boolean(),
  quoted: z.boolean(),
  declineReason: NoQuoteReason.nullable().describe('The supplier’s reason not to quote'),
  declineNote: nullable.text,
  supplierId: z.int().optional().describe('For admins'),
  supplierName: z.string().optional().describe('For admins'),
})
export type Bidder = z.infer<typeof Bidder>
