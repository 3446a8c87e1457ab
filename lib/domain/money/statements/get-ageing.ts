import type { Answer, Input } from '../../../contract/core/endpoint'
import type { ageing } from '../../../contract/money/statements'
import { sql } from '../../../infra/db/db'
import { query } from '../../core/verb'
import { openBillsOf } from './open-bills'
import { ageingJson, openInvoices } from './open-invoices'

type Row = Answer<typeof ageing.get>[number]

/** What customers owe, or we owe suppliers, by days since it was due, those with the oldest debts first. At most 1,000 companies. */
export const getAgeing = query('ageing.get', async ({ rows }, { side }: Input<typeof ageing.get>) => {
  const found = await rows<{
    companyId: number
    companyName: string
    ages: Omit<Row, 'companyId' | 'companyName'>
  }>(sql`
    SELECT c.id AS "companyId", c.company_name AS "companyName", ${ageingJson} AS ages
    FROM ${side === 'suppliers' ? openBillsOf(sql`true`) : openInvoices(sql`true`)} JOIN users c ON c.id = o.party_id
    WHERE o.balance > 0 GROUP BY c.id ORDER BY min(o.due_on), c.id LIMIT 1000`)
  return found.map(({ ages, ...company }): Row => ({ ...company, ...ages }))
})
