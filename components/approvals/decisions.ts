import { call } from '@/lib/client/call'
import type { QueueName } from './query'

type Decision = {
  /** The words of the button. */
  label: string
  done: string
  fail: string
}
type Decisions = {
  approve: Decision & { run: (id: number) => Promise<unknown> }
  /** Suppliers are verified or left waiting. */
  reject?: Decision & { run: (id: number, reason: string | null) => Promise<unknown> }
}

/** What an admin can decide in each queue. */
export const decisions: Record<QueueName, Decisions> = {
  suppliers: {
    approve: {
      run: (id) => call('PATCH /api/suppliers/{id}/verify', { id }),
      ...{ label: 'Verify Supplier', done: 'Supplier verified', fail: 'Failed to verify user' },
    },
  },
  machines: {
    approve: {
      run: (id) => call('PATCH /api/machines/{id}/approve', { id }),
      ...{ label: 'Approve', done: 'Machine approved', fail: 'Failed to approve machine' },
    },
    reject: {
      run: (id, reason) => call('PATCH /api/machines/{id}/reject', { id, reason }),
      ...{ label: 'Reject', done: 'Machine rejected', fail: 'Failed to reject machine' },
    },
  },
  processes: {
    approve: {
      run: (id) => call('PATCH /api/processes/{id}/approve', { id }),
      ...{ label: 'Approve', done: 'Process approved', fail: 'Failed to approve process' },
    },
    reject: {
      run: (id, reason) => call('PATCH /api/processes/{id}/reject', { id, reason }),
      ...{ label: 'Reject', done: 'Process rejected', fail: 'Failed to reject process' },
    },
  },
}
