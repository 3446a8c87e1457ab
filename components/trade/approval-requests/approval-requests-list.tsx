import { declareList } from '@/components/ui/screen/useList'
import { approvalRequestFlow } from '@/lib/rules/trade/flows/approval-request-flow'
import { approvalRequestFilters } from '@/lib/terms/filters/approval-requests'
import { approvalRequestColumns } from './approval-request-columns'
import { approvalRequestsQuery } from './query'

/** What people of a customer ask approval for. */
export const approvalRequestList = declareList({
  call: 'GET /api/approval-requests',
  role: 'customer',
  query: approvalRequestsQuery,
  title: 'Approvals',
  lead: 'Quotations and awards priced above a colleague’s limit. A person with a higher limit approves them.',
  label: 'Approval requests',
  rows: 'requests',
  tabs: {
    label: 'Requests by state',
    of: (counts) =>
      approvalRequestFlow.statuses.map((value) => ({
        value,
        label: approvalRequestFlow.states[value].label,
        count: counts?.[value],
      })),
    narrows: false,
  },
  filters: approvalRequestFilters,
  search: { label: 'Search requests', placeholder: 'QUOT, RFQ, project or person' },
  columns: approvalRequestColumns,
  hrefOf: ({ rfqId, quotationId }) => (rfqId ? `/customer/rfqs/${rfqId}` : `/customer/quotations?id=${quotationId}`),
  empty: ({ tab }, isNarrowed) => ({
    title: isNarrowed ? 'No requests found' : !tab || tab === 'waiting' ? 'Nothing waits for you' : 'None so far',
    text: 'A request appears here when a price is above the limit of the person who wants to accept it.',
  }),
  failed: 'Couldn’t load the requests',
})
