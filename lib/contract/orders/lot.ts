import { z } from 'zod'
import { instant, nullable } from '../core/fields'

/** The material of one heat that an order is made from. */
export const Lot = z.object({
  id: z.int(),
  heat: z.string().describe('The number that the mill gave the melt'),
  material: nullable.text,
  mill: nullable.text,
  quantity: nullable.id.describe('Pieces from this heat'),
  createdAt: instant,
})
export type Lot = z.infer<typeof Lot>
