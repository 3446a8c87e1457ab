import type { Input } from '../../../contract/core/endpoint'
import type { InvoicePreview, invoices } from '../../../contract/money/invoices'
import { inWords } from '../../../rules/money/in-words'
import { financialYear, seriesOf } from '../../../rules/money/series'
import { orderId } from '../../../terms/nouns'
import { query } from '../../core/verb'
import { findWorkorder } from '../../orders/workorders/workorder'
import { linesOf } from './address-lines'
import { draftOf } from './draft'
import { issueDay } from './issue-document'

/** What a document would say. It takes no number. */
export const previewInvoice = query(
  'invoice.preview',
  async (scope, { id, ...form }: Input<typeof invoices.preview>): Promise<InvoicePreview> => {
    const order = await findWorkorder(scope, id)
    const day = issueDay()
    const draft = await draftOf(scope, order, form, day)
    const { lines, totals, late, warnings, snapshot, prefix, kind, placeOfSupply, dueOn } = draft
    const { seller, buyer, shipTo } = snapshot
    return {
      lines,
      totals,
      words: inWords(totals.totalPaise),
      warnings: [...(late ? [late] : []), ...warnings],
      paper: {
        order: orderId('customer', snapshot.order.id),
        poNumber: snapshot.order.poNumber,
        series: `${seriesOf(prefix, kind)}/${financialYear(day)}`,
        placeOfSupply,
        dueOn,
        from: { name: seller.name, lines: linesOf(seller.address), gstin: seller.gstin },
        billTo: { name: buyer.name, lines: linesOf(buyer.address), gstin: buyer.gstin },
        shipTo: shipTo && { name: buyer.name, lines: linesOf(shipTo), gstin: null },
      },
    }
  },
)
