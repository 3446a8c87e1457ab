import type { Role } from '@/lib/contract/people/account'
import type { Quotation } from '@/lib/contract/trade/quotations'
import { money } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import type { Decision } from './decisions'

type Words = { title: string; text: string; confirm: string; done: string; danger?: true }

/** The question before each decision, and its toast afterwards. */
export function decisionWords(to: Decision, { id, projectName, price }: Quotation, role: Role): Words {
  const name = displayId('quotation', id)
  const what = `${name}, ${money(price)} for “${projectName}”.`
  const others =
    'Any other open quotations on this inquiry are rejected, and their suppliers are notified. This can’t be undone.'
  if (to === 'sent')
    return {
      title: `Mark ${name} as sent?`,
      text: `${what} Sent means you gave it to the customer by email or phone. The customer can no longer answer it here; you record the answer.`,
      confirm: 'Mark as Sent',
      done: 'Quotation marked as sent.',
    }
  const mine = role === 'customer'
  if (to === 'accepted')
    return {
      title: mine ? `Accept ${name}?` : `Has the customer accepted ${name}?`,
      text: `${what} ${others}`,
      confirm: mine ? 'Accept Quotation' : 'Record Acceptance',
      done: 'Quotation accepted successfully.',
    }
  return {
    title: mine ? `Reject ${name}?` : `Has the customer rejected ${name}?`,
    text: `${what} The supplier is notified. This can’t be undone.`,
    confirm: mine ? 'Reject Quotation' : 'Record Rejection',
    done: 'Quotation rejected successfully.',
    danger: true,
  }
}
