'use client'

import { LinkButton } from '@/components/ui/controls/LinkButton'
import { May } from '@/lib/client/viewer'
import type { Quotation } from '@/lib/contract/trade/quotations'

/** From an accepted quotation on: the work order for its inquiry and supplier. */
export function CreateWorkorderLink({ quotation: { inquiryId, supplierId } }: { quotation: Quotation }) {
  const query = new URLSearchParams({ inquiry: String(inquiryId), ...(supplierId && { supplier: String(supplierId) }) })
  return (
    <May act="workorder.create">
      <LinkButton href={`/admin/workorders?${query}&new=1`} variant="contained">
        Create Work Order
      </LinkButton>
    </May>
  )
}
