import { dateTime } from '../../../terms/format'
import { event } from '../../core/event-row'
import { inquiryWords, wanted, type OfInquiry, type Wanted } from './inquiries'

/** What happens to invitations to quote. */
export const invitationEvents = {
  'invitation.sent': event<OfInquiry & Wanted & { supplierId: number; supplierName: string; quoteBy: string | null }>({
    name: 'Supplier invited',
    group: 'inquiries',
    sentence: (e) => `Invited ${e.supplierName} to quote on inquiry ${inquiryWords(e)}`,
    // In no history: others would read that somebody is invited.
    subject: (e) => ({ entityType: 'inquiry', entityId: e.inquiryId }),
    notify: {
      recipients: (e) => [e.supplierId],
      title: 'You are invited to quote',
      message: (e) =>
        `You are invited to quote on ${inquiryWords(e)}${wanted(e)}` +
        (e.quoteBy ? `. Quoting closes on ${dateTime(e.quoteBy)}.` : ''),
      mail: 'inquiries',
    },
  }),
}
