import type { Role } from '@/lib/contract/people/account'

export type Decision = 'accepted' | 'rejected' | 'sent'

/** What the button of a decision says. */
export function decisionLabel(to: Decision, role: Role): string {
  const mine = role === 'customer'
  if (to === 'sent') return 'Mark as Sent'
  if (to === 'accepted') return mine ? 'Accept' : 'Record Acceptance'
  return mine ? 'Reject' : 'Record Rejection'
}
