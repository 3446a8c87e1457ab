'use client'

import { LinkButton } from '@/components/ui/controls/LinkButton'
import { NoRows, type Filter } from '@/components/ui/list/NoRows'
import { May } from '@/lib/client/viewer'
import type { Role } from '@/lib/contract/people/account'

const why: Record<Role, string> = {
  customer: 'Suppliers’ offers on your inquiries appear here. Compare them and accept one.',
  supplier: 'Quotations you send appear here.',
  admin: 'Suppliers’ quotations appear here.',
}

/** Why no quotation is shown: nothing there yet, or none that fits the filters. */
export const EmptyQuotations = ({ role, filters }: { role: Role; filters: readonly Filter[] }) => (
  <NoRows
    title="No Quotations Found"
    filters={filters}
    text={why[role]}
    action={
      role === 'customer' && (
        <May act="inquiry.submit">
          <LinkButton href="/customer/inquiries" variant="contained">
            Submit New Inquiry
          </LinkButton>
        </May>
      )
    }
  />
)
