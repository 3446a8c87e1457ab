import { LinkButton } from '@/components/ui/navigation/LinkButton'
import type { Quotation } from '@/lib/contract/quotations'

/** From an accepted quotation on: the work order for its inquiry and supplier. */
export function CreateWorkorderLink({ quotation: { inquiryId, supplierId } }: { quotation: Quotation }) {
  const query = new URLSearchParams({ inquiry: String(inquiryId), ...(supplierId && { supplier: String(supplierId) }) })
  return (
    <LinkButton href={`/admin/workorders?${query}&new=1`} variant="contained">
      Create Work Order
    </LinkButton>
  )
}
