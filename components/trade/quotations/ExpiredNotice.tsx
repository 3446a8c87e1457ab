import { Notice } from '@/components/ui/feedback/Notice'
import type { Role } from '@/lib/contract/people/account'
import type { Quotation } from '@/lib/contract/trade/quotations'
import { date } from '@/lib/terms/format'
import { isExpired } from './offers'

const next: Record<Role, string> = {
  customer: 'You can no longer accept it. Ask its supplier for a new price, or submit the inquiry again.',
  supplier: 'The customer can no longer accept it. Revise it to give it a new last day.',
  admin: 'It can no longer be accepted, only rejected.',
}

const unavailable: Record<Role, string> = {
  customer: 'This quotation can’t be accepted now. You can wait, or choose another one.',
  supplier: 'The customer can’t accept it while your account is suspended.',
  admin: 'The supplier is suspended. It can be accepted once you reinstate the supplier.',
}

/** Why a quotation can't be accepted, and what to do. */
export function ExpiredNotice({ quotation, role }: { quotation: Quotation; role: Role }) {
  if (quotation.unavailable && !quotation.expired)
    return (
      <Notice tone="warning" title="Not available at the moment">
        {unavailable[role]}
      </Notice>
    )
  if (!isExpired(quotation) || !quotation.validUntil) return null
  return (
    <Notice tone="warning" title={`This price was valid until ${date(quotation.validUntil)}`}>
      {next[role]}
    </Notice>
  )
}
