import { z } from 'zod'
import { statusOf, type ProblemCode } from './problem-codes'

/** An error response. */
export const ProblemBody = z.object({
  message: z.string().describe('For people; for a validation failure, the first issue'),
  code: z.enum(Object.keys(statusOf) as ProblemCode[]).describe('For programs'),
  issues: z
    .array(z.object({ path: z.string().describe('Dots separate levels'), message: z.string() }))
    .optional()
    .describe('The faults, each with its field'),
  requestId: z.string().optional().describe('Quote it when you report a fault on our side'),
})
export type ProblemBody = z.infer<typeof ProblemBody>
