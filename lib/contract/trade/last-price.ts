import { z } from 'zod'
import { instant, nullable } from '../core/fields'

/** What a customer paid for a part last: the price of the newest order of it that was not cancelled. */
export const LastPrice = z.object({
  landedPaise: z.int().describe('A piece with tooling and freight, paise'),
  price: z.int().describe('INR, without GST'),
  quantity: z.int(),
  on: instant.describe('The time of the order'),
  quotationId: z.int(),
  workorderId: z.int(),
  drawingRevision: nullable.text,
})
export type LastPrice = z.infer<typeof LastPrice>
