import { ChangesSince } from '@/components/trade/revisions/ChangesSince'
import { Notice } from '@/components/ui/feedback/Notice'
import type { Role } from '@/lib/contract/people/account'
import type { Quotation } from '@/lib/contract/trade/quotations'
import { bidderLetter } from '@/lib/rules/trade/bidder-letter'

const next: Record<Role, (now: string, expired: boolean) => string> = {
  customer: () => 'You can accept it once its supplier has confirmed it. We have asked the supplier.',
  supplier: (now, expired) =>
    expired
      ? `Revise it for revision ${now}: then the customer can accept it.`
      : `The customer can’t accept it before you confirm it for revision ${now}, or revise it.`,
  admin: () => 'It can be accepted once its supplier has confirmed it.',
}

/** Why a quotation for an earlier revision can't be accepted, and for its supplier what changed. */
export function ToConfirm({ quotation: q, role }: { quotation: Quotation; role: Role }) {
  if (!q.needsConfirmation) return null
  const [was, now] = [bidderLetter(q.revision), bidderLetter(q.inquiryRevision)]
  return (
    <Notice tone="warning" title={`For revision ${was}: the inquiry is at revision ${now}`}>
      <p>{next[role](now, q.expired)}</p>
      {role === 'supplier' && <ChangesSince inquiryId={q.inquiryId} since={q.revision} />}
    </Notice>
  )
}
