import type { WorkorderRequestStatus } from '../../../contract/trade/workorder-requests'
import { flow } from '../../core/flow'

export const workorderRequestFlow = flow<WorkorderRequestStatus>('The request', {
  pending: { label: 'Pending', tone: 'decision', next: { assigned: ['admin'], rejected: ['admin'] } },
  assigned: { label: 'Assigned', tone: 'success', next: {} },
  rejected: { label: 'Rejected', tone: 'neutral', next: {} },
})
