// Documents of orders, issued by the domain's own verbs.
import type { Input } from '@/lib/contract/core/endpoint'
import type { invoices } from '@/lib/contract/money/invoices'
import { issueInvoice } from '@/lib/domain/money/tax-documents/issue-invoice'
import { previewInvoice } from '@/lib/domain/money/tax-documents/preview-invoice'
import type { Viewer } from '@/lib/rules/core/permissions'

type Form = Omit<Input<typeof invoices.preview>, 'id' | 'kind' | 'lines'> & {
  kind?: Input<typeof invoices.preview>['kind']
  lines?: Partial<NonNullable<Input<typeof invoices.preview>['lines']>[number]>[]
}

/** A document of an order: all that is left of it unless told, at the total of its preview. */
export async function issue(admin: Viewer, workOrderId: number, { kind = 'invoice', lines, ...more }: Form = {}) {
  const form = {
    id: workOrderId,
    kind,
    ...more,
    ...(lines && {
      lines: lines.map((line) => ({ of: 'order' as const, description: null, taxablePaise: 0, ...line })),
    }),
  }
  const { totals } = await previewInvoice(admin, form)
  return issueInvoice(admin, { ...form, expectedTotalPaise: totals.totalPaise })
}

/** A credit note on an invoice: all that is left of it unless told. */
export const credit = (
  admin: Viewer,
  { id, workorderId }: { id: number; workorderId: number },
  taxablePaise?: number,
) =>
  issue(admin, workorderId, {
    kind: 'credit_note',
    againstId: id,
    reason: 'Ten pieces were scrapped',
    ...(taxablePaise && { lines: [{ taxablePaise }] }),
  })
