import { issueInvoice } from '../../lib/domain/money/tax-documents/issue-invoice'
import { previewInvoice } from '../../lib/domain/money/tax-documents/preview-invoice'
import { paiseOf } from '../../lib/terms/paise'
import type { DemoDocument } from './story/project'
import type { Scene } from './scenes'

/** An admin issues the documents of an order, at the totals of their previews. A note is on the invoice before it. */
export function documentScenes(documents: readonly DemoDocument[], orderId: () => number): Scene[] {
  let invoiceId: number
  return documents.map(({ day, kind, note }): Scene => ({
    day,
    play: async (stage) => {
      const admin = stage.who('admin')
      const form = {
        id: orderId(),
        kind,
        ...(note && {
          againstId: invoiceId,
          reason: note.reason,
          lines: [
            {
              of: 'order' as const,
              description: null,
              taxablePaise: paiseOf(note.amount),
              quantityMilli: note.quantity * 1000,
            },
          ],
        }),
      }
      const { totals } = await previewInvoice(admin, form)
      const issued = await issueInvoice(admin, { ...form, expectedTotalPaise: totals.totalPaise })
      if (kind === 'invoice') invoiceId = issued.id
    },
  }))
}
