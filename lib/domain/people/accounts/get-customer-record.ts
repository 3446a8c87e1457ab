import type { CustomerRecord } from '../../../contract/people/customer-record'
import { sql } from '../../../infra/db/db'
import { counted, countOf } from '../../core/counts'
import { query } from '../../core/verb'
import { punctualityOf } from '../../facts/punctuality'
import { isActive, standsIn } from '../../facts/workorders'
import { findAccount } from './account'

/** What a customer has ordered, and when it was here last, for admins. */
export const getCustomerRecord = query(
  'account.record',
  async ({ rows }, { id }: { id: number }): Promise<CustomerRecord> => {
    await findAccount(rows, id, 'customer')
    const orders = sql`work_orders w JOIN inquiries i ON i.id = w.inquiry_id`
    const own = sql`i.customer_id = ${id}`
    const [{ inquiries, ...counts }, [punctuality], [last]] = await Promise.all([
      counted(rows, {
        inquiries: countOf(sql`inquiries i`, own),
        active: countOf(orders, sql`${own} AND ${isActive}`),
        issues: countOf(orders, sql`${own} AND ${standsIn('issues')}`),
        completed: countOf(orders, sql`${own} AND ${standsIn('completed')}`),
      }),
      rows<Pick<CustomerRecord['orders'], 'dated' | 'onTime'>>(
        punctualityOf(sql`w.inquiry_id IN (SELECT i.id FROM inquiries i WHERE ${own})`),
      ),
      rows<{ at: string | null }>(sql`
        SELECT greatest(
          (SELECT max(s.seen_at) FROM sessions s JOIN members m ON m.id = s.member_id WHERE m.company_id = ${id}),
          (SELECT max(i.created_at) FROM inquiries i WHERE ${own})) AS at`),
    ])
    return { inquiries, orders: { ...counts, ...punctuality! }, lastActiveAt: last!.at }
  },
)
