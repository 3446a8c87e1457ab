import { z } from 'zod'
import { nullable } from '../core/fields'

export const FirstArticleState = z.enum(['missing', 'asked', 'accepted', 'rejected', 'waived'])
export type FirstArticleState = z.infer<typeof FirstArticleState>

/** The first piece of an order, which is accepted before the rest is made. */
export const FirstArticle = z.object({
  state: FirstArticleState,
  askedAt: nullable.instant.describe('The time of the newest report or file'),
  reportId: nullable.id.describe('The final report that came'),
  fileName: nullable.text.describe('The file that came; null for one that the reader may not load'),
  decidedAt: nullable.instant,
  decidedRole: z.enum(['customer', 'supplier', 'admin']).nullable(),
  note: nullable.text.describe('The reason of the rejection, acceptance or waiver'),
})
export type FirstArticle = z.infer<typeof FirstArticle>
