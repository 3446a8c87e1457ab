import type { quotationFilters } from '../../../terms/filters/quotations'
import { sql } from '../../../infra/db/db'
import type { Conditions } from '../../core/filters'
import { isExpiring, isLapsed, isUnconfirmed } from './quotation'

/** The filters of quotations `q` as conditions. */
export const conditions: Conditions<typeof quotationFilters> = {
  expiring: () => isExpiring,
  expired: () => isLapsed,
  // Few inquiries were revised, and an index has them: of the open quotations few are looked at further.
  unconfirmed: () => sql`(q.inquiry_id IN (SELECT id FROM inquiries WHERE revision > 1) AND ${isUnconfirmed})`,
  customerId: (id) => sql`q.inquiry_id = ANY (ARRAY(SELECT own.id FROM inquiries own WHERE own.customer_id = ${id}))`,
  supplierId: (id) => sql`q.supplier_id = ${id}`,
  priceFrom: (price) => sql`q.price >= ${price}`,
  priceTo: (price) => sql`q.price <= ${price}`,
}
