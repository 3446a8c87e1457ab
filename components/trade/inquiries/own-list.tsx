import { statusTabs } from '@/components/ui/list/status-tabs'
import { declareList } from '@/components/ui/screen/useList'
import type { InquiryStatus } from '@/lib/contract/trade/inquiries'
import { inquiryFlow } from '@/lib/rules/trade/flows/inquiry-flow'
import { inquiryFilters } from '@/lib/terms/filters/inquiries'
import { inquiryColumnsWithOffers } from './inquiry-columns'
import { ownInquiries } from './query'

const statuses: readonly InquiryStatus[] = ['new', 'processing', 'quoted', 'accepted', 'rejected']

/** What the customer has submitted, the newest first. */
export const customerInquiries = declareList({
  call: 'GET /api/inquiries',
  name: 'inquiries',
  role: 'customer',
  query: ownInquiries,
  title: 'Inquiries',
  lead: 'Your inquiries and their quotations.',
  label: 'Inquiries',
  rows: 'inquiries',
  tabs: {
    label: 'Inquiries by status',
    of: (counts) => statusTabs(statuses, inquiryFlow.states, counts),
    narrows: 'Status',
  },
  search: { label: 'Search inquiries', placeholder: 'Project, part or INQ-0001' },
  filters: inquiryFilters,
  // Lists of inquiries have these names on every screen: a saved view opens by them.
  params: { q: 'find', tab: 'inquiries', sort: 'order', cursor: 'page' },
  columns: inquiryColumnsWithOffers,
  empty: { title: 'No Inquiries Found', text: 'Your inquiries appear here with their quotations.' },
  failed: 'Couldn’t load the inquiries',
})
