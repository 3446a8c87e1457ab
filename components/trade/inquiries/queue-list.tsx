import { declareList } from '@/components/ui/screen/useList'
import { inquiryFlow, openToQuoting } from '@/lib/rules/trade/flows/inquiry-flow'
import { count } from '@/lib/terms/format'
import { inquiryBulk } from './inquiry-bulk'
import { inquiryColumnsWithOffers } from './inquiry-columns'
import { chosenIn, openToQuotingAs } from './open-inquiries'

export const statuses = [
  { value: '', label: 'All open' },
  ...openToQuoting.map((value) => ({ value, label: inquiryFlow.states[value].label })),
  { value: 'no-process', label: 'Without a process' },
  { value: 'no-quotation', label: 'No quotation for 2 days' },
]

/** The inquiries that suppliers can quote on, for admins. */
export const inquiryQueue = declareList({
  ...openToQuotingAs('admin'),
  title: 'Open to Quoting',
  lead: 'Inquiries that suppliers can quote on',
  label: 'Open to Quoting',
  narrowed: ({ inquiries }) => chosenIn('Status', statuses, inquiries),
  columns: [
    ...inquiryColumnsWithOffers,
    {
      key: 'invited',
      header: 'Invited',
      align: 'right',
      hideWhenNarrow: true,
      cell: (i) => count(i.invitationCount ?? 0),
    },
  ],
  empty: (_, isNarrowed) => ({
    title: isNarrowed ? 'No matching inquiry' : 'No inquiry is open to quoting',
    text: 'New inquiries of verified customers appear here.',
  }),
  bulk: inquiryBulk,
})
