import { z } from 'zod'
import { instant } from '../core/fields'
import { OrderChangeReason } from './order-change'

/** How an order ended before it was made as ordered. */
export const Closure = z.object({
  as: z.enum(['cancelled', 'short']).describe('`short`: it continues with fewer pieces'),
  reason: OrderChangeReason,
  note: z.string(),
  made: z.int().describe('Pieces that are made'),
  amountBefore: z.int().nullable().optional().describe('INR: its amount before; absent for a shop floor'),
  at: instant,
})
export type Closure = z.infer<typeof Closure>
