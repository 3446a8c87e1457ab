import type { WorkorderRequestStatus } from '../../contract/workorder-requests'
import { flow } from './flow'

export const workorderRequestFlow = flow<WorkorderRequestStatus>('The request', {
  pending: { label: 'Pending', tone: 'decision', next: { assigned: ['admin'], rejected: ['admin'] } },
  assigned: { label: 'Assigned', tone: 'success', next: {} },
  rejected: { label: 'Rejected', tone: 'neutral', next: {} },
})
