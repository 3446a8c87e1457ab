import { invoices } from '../../lib/contract/money/invoices'
import type { TaxDocument } from '../../lib/contract/money/tax-document'
import { claimReceipt } from '../../lib/domain/money/receipts/claim-receipt'
import { recordReceipt } from '../../lib/domain/money/receipts/record-receipt'
import { listInvoices } from '../../lib/domain/money/tax-documents/list-invoices'
import { isoDay } from '../../lib/terms/format'
import { partOf } from '../../lib/terms/paise'
import type { Scene } from './scenes'
import type { Stage } from './stage'

/** The customers of the demo. */
const CUSTOMERS = ['customer', 'kaveri']
/** What a customer deducted as TDS. */
const TDS_PAISE = 100_00

/** The open invoices of a customer, the oldest first. */
async function openOf(stage: Stage, customer: string): Promise<TaxDocument[]> {
  const asked = { status: 'open', company: stage.who(customer).id, sort: 'id', limit: 10 }
  return (await listInvoices(stage.who('admin'), invoices.list.query.parse(asked))).items
}

/** What is open of an invoice, or a half of it. */
const halfOf = ({ balancePaise }: TaxDocument) => partOf(balancePaise ?? 0, 1, 2)

/** Customers pay a half of their oldest open invoice, and one says that it has paid the rest of it with TDS. */
export const receiptScenes = (): Scene[] => [
  ...CUSTOMERS.map((customer, n): Scene => ({
    day: 3.5 - n,
    play: async (stage, at) => {
      const [invoice] = await openOf(stage, customer)
      if (!invoice) return
      const amountPaise = halfOf(invoice)
      const paid = { direction: 'in', mode: n ? 'rtgs' : 'neft', utr: `SBINR5202611${240_000 + n}` } as const
      await recordReceipt(stage.who('admin'), {
        ...paid,
        customerId: stage.who(customer).id,
        amountPaise,
        receivedOn: isoDay(at.getTime()),
        allocations: [{ workOrderId: invoice.workorderId, paise: amountPaise }],
      })
    },
  })),
  {
    day: 0.3,
    play: async (stage, at) => {
      const [invoice] = await openOf(stage, 'customer')
      if (!invoice?.balancePaise) return
      const paid = { mode: 'neft', utr: 'HDFCN52026112607', paidOn: isoDay(at.getTime()) } as const
      const amountPaise = invoice.balancePaise - TDS_PAISE
      await claimReceipt(stage.who('customer'), {
        ...paid,
        workOrderId: invoice.workorderId,
        amountPaise,
        tdsPaise: TDS_PAISE,
        tdsSection: '393(1)',
      })
    },
  },
]
