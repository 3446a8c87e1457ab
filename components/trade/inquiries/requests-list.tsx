import { declareList } from '@/components/ui/screen/useList'
import { AnswerRequest } from './AnswerRequest'
import { inquiryColumns } from './inquiry-columns'
import { chosenIn, openToQuotingAs } from './open-inquiries'

export const choices = [
  { value: '', label: 'All open' },
  { value: 'no-quotation', label: 'Not quoted yet' },
]

/** All that a supplier can quote on now: first what fits its approved processes. */
export const quotationRequests = declareList({
  ...openToQuotingAs('supplier'),
  title: 'Quotation Requests',
  lead: 'Inquiries open to quoting: your invitations first, then those for your processes',
  label: 'Quotation Requests',
  narrowed: ({ inquiries }) => chosenIn('Show', choices, inquiries),
  columns: [
    ...inquiryColumns,
    { key: 'answer', header: 'Your quotation', cell: (i) => <AnswerRequest inquiry={i} />, noCardLabel: true },
  ],
  empty: (_, isNarrowed) => ({
    title: isNarrowed ? 'No matching requests' : 'No requests right now',
    text: 'New inquiries of verified customers appear here. We’ll tell you when one matches your approved processes.',
  }),
})
