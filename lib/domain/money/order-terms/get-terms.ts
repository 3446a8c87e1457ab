import { query } from '../../core/verb'
import { findOrderToChange } from '../../orders/workorders/workorder'
import { readTerms } from './terms-of'
import { toTerms } from './to-terms'

/** What an order is invoiced by. */
export const getTerms = query('terms.get', async (scope, { id }: { id: number }) => {
  await findOrderToChange(scope, id)
  return toTerms(scope, id, await readTerms(scope, id))
})
