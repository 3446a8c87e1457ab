import { z } from 'zod'
import { endpoint } from '../core/endpoint'
import { instant } from '../core/fields'

/** A failed bell entry or mail; it is retried until it has failed `of` times. */
export const StuckDelivery = z.object({
  id: z.int(),
  /** In words: 'Mails about quotations to Asha Tools'. */
  what: z.string(),
  attempts: z.int(),
  of: z.int(),
  error: z.string(),
  since: instant,
  /** Null when it is not retried by itself. */
  nextTry: instant.nullable(),
})
export type StuckDelivery = z.infer<typeof StuckDelivery>

export const deliveries = {
  stuck: endpoint({
    method: 'GET',
    path: '/api/deliveries',
    summary: 'Deliveries that failed more than once, the oldest first',
    answer: z.array(StuckDelivery),
  }),
  retry: endpoint({ method: 'POST', path: '/api/deliveries/retry', summary: 'Retry all stuck deliveries now' }),
}
