'use client'

import { ListScreen } from '@/components/ui/screen/ListScreen'
import { useList } from '@/components/ui/screen/useList'
import { approvalRequestList } from './approval-requests-list'

/** The requests of a customer's people; each is answered in its row, or at its quotation. */
export function ApprovalRequestsScreen() {
  return <ListScreen list={useList(approvalRequestList)} />
}
