import { sql } from '../../../infra/db/db'
import type { ReadScope } from '../../core/verb'
import type { InquiryRow } from './inquiry'

/** The accounts of an inquiry: its customer and its bidders. */
export async function sidesOf({ rows }: ReadScope, { id, customerId }: Pick<InquiryRow, 'id' | 'customerId'>) {
  const bidders = await rows<{ id: number }>(
    sql`SELECT supplier_id AS id FROM bidders WHERE inquiry_id = ${id} LIMIT 200`,
  )
  return [customerId, ...bidders.map((bidder) => bidder.id)]
}
