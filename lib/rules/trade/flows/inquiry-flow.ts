import type { Role } from '../../../contract/people/account'
import type { InquiryStatus } from '../../../contract/trade/inquiries'
import { flow } from '../../core/flow'

/** What admins do by hand; the first quotation, an acceptance and the last rejection move it too. */
export const inquiryFlow = flow<InquiryStatus>('The inquiry', {
  new: { label: 'New', tone: 'neutral', next: { processing: ['admin'], quoted: ['admin'], rejected: ['admin'] } },
  processing: { label: 'Processing', tone: 'info', next: { quoted: ['admin'], rejected: ['admin'] } },
  quoted: { label: 'Quoted', tone: 'decision', next: { rejected: ['admin'] } },
  accepted: { label: 'Accepted', tone: 'success', next: {} },
  rejected: { label: 'Rejected', tone: 'neutral', next: {} },
})

/** The states as a role reads them: for suppliers an inquiry is open or closed, and then theirs or not. */
export const inquiryStates = (role: Role | undefined) => (role === 'supplier' ? forSuppliers : inquiryFlow.states)

const forSuppliers = {
  ...inquiryFlow.states,
  new: { ...inquiryFlow.states.new, label: 'Open' },
  quoted: { ...inquiryFlow.states.quoted, label: 'Closed', tone: 'neutral' as const },
}

/** The states in which nothing is asked any more. */
export const inquiryEnded: readonly InquiryStatus[] = ['accepted', 'rejected']

/** The states in which suppliers may quote, once the customer is verified. */
export const openToQuoting: readonly InquiryStatus[] = ['new', 'processing']
