import type { Input } from '../../../contract/core/endpoint'
import { invalid } from '../../../contract/core/problem'
import type { Receivables, receivables } from '../../../contract/money/statements'
import { sql } from '../../../infra/db/db'
import { query } from '../../core/verb'
import { freeOfReceipt } from '../../facts/order-balance'
import { documentsWithoutIrn } from '../tax-documents/list-invoices'
import { invoicesToIssue } from '../tax-documents/list-customers-to-invoice'
import { openInvoices } from './open-invoices'

/** What is due, overdue and on account: of the own company, or of all. */
export const getReceivables = query(
  'receivable.get',
  async ({ viewer, rows }, { company }: Input<typeof receivables.get>): Promise<Receivables> => {
    if (company && viewer.role !== 'admin') throw invalid('company', 'Only admins can filter by company')
    const id = viewer.role === 'admin' ? (company ?? null) : viewer.id
    const own = sql`(${id}::int IS NULL OR r.customer_id = ${id}::int)`
    const [found] = await rows<{ figures: Receivables }>(sql`
      SELECT json_build_object(
        'openPaise', coalesce(sum(o.balance), 0)::bigint,
        'overduePaise', coalesce(sum(o.balance) FILTER (WHERE o.late > 0), 0)::bigint,
        'onAccountPaise', (SELECT coalesce(sum(${freeOfReceipt}), 0)::bigint FROM receipts r
          WHERE r.status = 'received' AND ${own}),
        ${viewer.role === 'admin' && !company ? sql`'toInvoice', ${invoicesToIssue}, 'irnMissing', ${documentsWithoutIrn},` : sql``}
        'claims', (SELECT count(*) FROM receipts r WHERE r.status = 'claimed' AND ${own}),
        'payTo', coalesce((SELECT json_build_object('legalName', p.legal_name, 'bankName', p.bank_name,
            'bankAccount', p.bank_account, 'ifsc', p.ifsc, 'upi', p.upi) FROM operator_profile p),
          '{"legalName":null,"bankName":null,"bankAccount":null,"ifsc":null,"upi":null}')) AS figures
      FROM ${openInvoices(sql`(${id}::int IS NULL OR d.party_id = ${id}::int)`)}`)
    return found!.figures
  },
)
