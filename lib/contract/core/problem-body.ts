import { z } from 'zod'
import { statusOf, type ProblemCode } from './problem-codes'

/** An error response. */
export const ProblemBody = z.object({
  message: z.string().describe('For a person; of a validation failure, the first issue'),
  code: z.enum(Object.keys(statusOf) as ProblemCode[]).describe('For a program'),
  issues: z
    .array(z.object({ path: z.string().describe('Dots between levels'), message: z.string() }))
    .optional()
    .describe('What is wrong with which field'),
  requestId: z.string().optional().describe('To quote when something went wrong on our side'),
})
export type ProblemBody = z.infer<typeof ProblemBody>
