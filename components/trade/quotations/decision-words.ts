import type { Role } from '@/lib/contract/people/account'
import type { Quotation } from '@/lib/contract/trade/quotations'
import { gstOn } from '@/lib/rules/trade/pricing'
import { count, money } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import type { Decision } from './decisions'

type Words = { title: string; text: string; confirm: string; done: string; danger?: true }

/** Who decides, and how many other open quotations the inquiry has. */
type Asked = { role: Role; others: number }

/** What a customer agrees to beside the price. */
function termsOf({ price, gstPercent, leadDays }: Quotation): string {
  const gst =
    gstPercent === null
      ? 'GST is not stated.'
      : `Total with ${gstPercent} % GST: ${money(price + gstOn(price, gstPercent)!)}.`
  const delivery = leadDays
    ? `Delivery ${count(leadDays)} ${leadDays === 1 ? 'day' : 'days'} from the order.`
    : 'Delivery is not stated.'
  return `${gst} ${delivery}`
}

/** What becomes of the others. */
function rejected(others: number): string {
  if (!others) return ''
  return others === 1
    ? ' The other open quotation on this inquiry is rejected, and its supplier is notified.'
    : ` The ${others} other open quotations on this inquiry are rejected, and their suppliers are notified.`
}

/** The question before each decision, and its toast afterwards. */
export function decisionWords(to: Decision, quotation: Quotation, { role, others }: Asked): Words {
  const { id, projectName, price } = quotation
  const name = displayId('quotation', id)
  const what = `${name}, ${money(price)} for “${projectName}”.`
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
      text: `${what} ${termsOf(quotation)}${rejected(others)} This can’t be undone.`,
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
