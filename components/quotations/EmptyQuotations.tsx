'use client'

import { Button } from '@/components/ui/layout/Button'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { LinkButton } from '@/components/ui/navigation/LinkButton'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import type { Role } from '@/lib/contract/accounts'

const why: Record<Role, string> = {
  customer: 'Suppliers answer your inquiries with quotations. You compare and accept them here.',
  supplier: 'Your quotations stand here once you have answered a request above.',
  admin: 'Quotations stand here as soon as a supplier answers an inquiry.',
}

/** Why no quotation is shown: nothing there yet, none in this tab, or none that fits the search. */
export function EmptyQuotations({
  role,
  any,
}: {
  role: Role
  /** There are quotations under other tabs. */ any: boolean
}) {
  const address = useUrlState()
  const q = address.get('q')
  const tab = address.get('tab')
  if (q || (tab && any))
    return (
      <EmptyState
        title="No Quotations Found"
        text={reason(q, tab)}
        action={<Button onClick={() => address.go({ q: null, tab: null, cursor: null })}>Show all quotations</Button>}
      />
    )
  return (
    <EmptyState
      title="No Quotations Found"
      text={why[role]}
      action={
        role === 'customer' && (
          <LinkButton href="/customer/inquiries" variant="contained">
            Submit New Inquiry
          </LinkButton>
        )
      }
    />
  )
}

function reason(q: string | null, tab: string | null): string {
  if (!q) return `None is ${tab} at present.`
  return `None${tab ? ` of the ${tab} ones` : ''} has “${q}” in its id or project name.`
}
