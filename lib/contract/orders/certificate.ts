import { z } from 'zod'
import { instant, nullable } from '../core/fields'

/** A certificate of conformance; its PDF is drawn for its reader. */
export const Certificate = z.object({
  id: z.int(),
  workorderId: z.int(),
  no: z.int().describe('Its number within the order: COC-0012-1 is the first one of order 12'),
  statement: z.string(),
  note: nullable.text,
  issuedAt: instant,
  voidedAt: nullable.instant,
  voidReason: nullable.text,
})
export type Certificate = z.infer<typeof Certificate>
