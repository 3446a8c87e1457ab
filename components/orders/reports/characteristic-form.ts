import { z } from 'zod'
import { CharacteristicForm } from '@/lib/contract/orders/report'

/** The form of one characteristic: a measure has a nominal, a yes or no has none. */
export const characteristicForm = CharacteristicForm.omit({ id: true, critical: true })
  .extend({ checked: z.enum(['measure', 'yes_no']), marks: z.array(z.literal('critical')) })
  .refine(({ checked, nominal }) => checked === 'yes_no' || nominal !== null, {
    path: ['nominal'],
    message: 'A number with at most 5 decimals',
  })
