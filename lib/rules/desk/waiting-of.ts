import type { AdminDashboard, Dashboard } from '../../contract/desk/dashboard'

/** How many things wait in the queues of Approvals. */
export const approvalsWaiting = ({ pendingApprovals, heldMessages }: AdminDashboard): number => {
  const { suppliers, machines, processes, documents, customers } = pendingApprovals
  return suppliers + machines + processes + documents + customers + heldMessages
}

/** What waits on a person, by the href of the menu's item. */
export function waitingOf(data: Dashboard): Record<string, number> {
  if (data.role === 'customer')
    return {
      '/customer/quotations': data.pendingQuotations,
      '/customer/my-inquiries': data.unreadInquiries,
      '/customer/approvals': data.approvalsToDecide,
    }
  if (data.role === 'supplier') return { '/supplier/quotations': data.inquiriesFitting ?? 0 }
  return {
    '/admin/approvals': approvalsWaiting(data),
    '/admin/workorders': data.pendingRequests,
    '/admin/problems': data.problemsToDecide,
  }
}
