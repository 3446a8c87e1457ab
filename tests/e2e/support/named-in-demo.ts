import type { Page } from '@playwright/test'
import type { Inquiry } from '../../../lib/contract/trade/inquiries'
import type { Quotation } from '../../../lib/contract/trade/quotations'
import type { WorkorderDetail } from '../../../lib/contract/orders/workorders'
import type { Named } from './overfilled-screens'
import { ask } from './trade'

type Role = 'customer' | 'supplier' | 'admin'

/** One of each thing that this demo person sees, as the addresses of the screens want it. */
export async function namedInDemo(page: Page, role: Role): Promise<Named> {
  const first = async (path: string) => (await ask<{ id: number }[]>(page, `GET /api/${path}`))[0]?.id ?? 0
  const quotations = await ask<Quotation[]>(page, 'GET /api/quotations?limit=500')
  const offers = (id: number) => quotations.filter(({ inquiryId }) => inquiryId === id).length
  const inquiries = await ask<Inquiry[]>(page, 'GET /api/inquiries?limit=100')
  // One with drawings: lines of a request may have none.
  const singles = quotations.filter(({ rfqId }) => rfqId === null)
  const many = singles.toSorted((a, b) => offers(b.inquiryId) - offers(a.inquiryId))[0]!
  const unquoted = inquiries.find(({ id, status }) => !offers(id) && (status === 'new' || status === 'processing'))
  // A customer reads final reports; the draft is the makers'.
  const [measured] = await ask<{ id: number }[]>(
    page,
    `GET /api/workorders?q=${role === 'customer' ? 'Mechanical' : 'adaptor'}&limit=1`,
  )
  const { reports } = await ask<Pick<WorkorderDetail, 'reports'>>(page, `GET /api/workorders/${measured!.id}`)
  const report = reports[0]?.id ?? 0
  return {
    only: 'bracket',
    ids: {
      measured: measured!.id,
      draft: report,
      final: report,
      inquiry: many.inquiryId,
      quotation: many.id,
      rfq: await first(`rfqs?state=${role === 'supplier' ? 'open' : 'quoted'}`),
      open: unquoted?.id ?? inquiries[0]!.id,
      order: await first('workorders?status=active'),
      invoice: role === 'customer' ? await first('invoices?kind=invoice') : 0,
      shipment: role === 'customer' ? 0 : await first('shipments?leg=to_hub'),
      delivery: role === 'supplier' ? 0 : await first('shipments?leg=from_hub'),
      pickUp: role === 'customer' ? 0 : await first('shipments?leg=to_site'),
      bill: role === 'customer' ? 0 : await first('bills'),
      payout: role === 'customer' ? 0 : await first('payouts'),
      receipt: role === 'supplier' ? 0 : await first('receipts'),
      machine: role === 'customer' ? 0 : await first('machines'),
      request: role === 'admin' ? await first('workorderrequests?status=pending') : 0,
      entry: role === 'admin' ? await first('audit') : 0,
      customer: role === 'admin' ? await first('customers') : 0,
      supplier: role === 'admin' ? await first('suppliers') : 0,
    },
  }
}
