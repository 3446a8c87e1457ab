import { call } from '@/lib/client/call'
import type { QueueName } from './query'

type Decision = {
  /** The words of the button. */
  label: string
  done: string
  fail: string
}
type Decisions = {
  /** `words` go out instead of a held text. */
  approve: Decision & { run: (id: number, words?: string) => Promise<unknown> }
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
  held: {
    approve: {
      run: (id, words) => call('PATCH /api/messages/{id}/release', { id, text: words }),
      ...{ label: 'Release', done: 'Text released', fail: 'Failed to release the text' },
    },
    reject: {
      run: (id, reason) => call('PATCH /api/messages/{id}/withhold', { id, reason: reason ?? '' }),
      ...{ label: 'Withhold', done: 'Text withheld', fail: 'Failed to withhold the text' },
    },
  },
}
