import { decide, decideAndShow } from '@/lib/client/api'
import { isFileField } from '@/lib/rules/files/moderation'
import type { QueueName } from './query'
import type { Waiting } from './waiting'

type Decision = {
  /** The words of the button. */
  label: string
  done: string
  fail: string
}
type Options = { keepalive?: true }
type Decisions = {
  /** `words` go out instead of a held text. */
  approve: Decision & { run: (id: number, words: string | undefined, options: Options) => Promise<unknown> }
  reject?: Decision & { run: (id: number, reason: string | null) => Promise<unknown> }
}

/** What an admin can decide in each queue. */
const decisions: Record<QueueName | 'heldFile', Decisions> = {
  suppliers: {
    approve: {
      run: (id, _, options) => decideAndShow('PATCH /api/suppliers/{id}/verify', { id }, options),
      label: 'Verify Supplier',
      done: 'Supplier verified',
      fail: 'Failed to verify user',
    },
  },
  customers: {
    approve: {
      run: (id, _, options) => decideAndShow('PATCH /api/users/{id}/verify', { id }, options),
      label: 'Verify Customer',
      done: 'Customer verified',
      fail: 'Failed to verify customer',
    },
  },
  machines: {
    approve: {
      run: (id, _, options) => decideAndShow('PATCH /api/machines/{id}/approve', { id }, options),
      label: 'Approve',
      done: 'Machine approved',
      fail: 'Failed to approve machine',
    },
    reject: {
      run: (id, reason) => decide('PATCH /api/machines/{id}/reject', { id, reason }),
      label: 'Reject',
      done: 'Machine rejected',
      fail: 'Failed to reject machine',
    },
  },
  processes: {
    approve: {
      run: (id, _, options) => decideAndShow('PATCH /api/processes/{id}/approve', { id }, options),
      label: 'Approve',
      done: 'Process approved',
      fail: 'Failed to approve process',
    },
    reject: {
      run: (id, reason) => decide('PATCH /api/processes/{id}/reject', { id, reason }),
      label: 'Reject',
      done: 'Process rejected',
      fail: 'Failed to reject process',
    },
  },
  documents: {
    approve: {
      run: (id, _, options) => decideAndShow('PATCH /api/company-documents/{id}/check', { id }, options),
      label: 'Check',
      done: 'Document checked',
      fail: 'Failed to check the document',
    },
    reject: {
      run: (id, reason) => decide('PATCH /api/company-documents/{id}/reject', { id, reason: reason ?? '' }),
      label: 'Reject',
      done: 'Document rejected',
      fail: 'Failed to reject the document',
    },
  },
  held: {
    approve: {
      run: (id, words, options) => decideAndShow('PATCH /api/messages/{id}/release', { id, text: words }, options),
      label: 'Release',
      done: 'Text released',
      fail: 'Failed to release the text',
    },
    reject: {
      run: (id, reason) => decide('PATCH /api/messages/{id}/withhold', { id, reason: reason ?? '' }),
      label: 'Withhold',
      done: 'Text withheld',
      fail: 'Failed to withhold the text',
    },
  },
  heldFile: {
    approve: {
      run: (id, _, options) => decideAndShow('PATCH /api/messages/{id}/release', { id }, options),
      label: 'Release',
      done: 'File released',
      fail: 'Failed to release the file',
    },
    reject: {
      run: (id, reason) => decide('PATCH /api/messages/{id}/withhold', { id, reason: reason ?? '' }),
      label: 'Withhold',
      done: 'File withheld',
      fail: 'Failed to withhold the file',
    },
  },
}

/** What an admin can decide on this entry. */
export const decisionsOf = (one: Waiting): Decisions =>
  decisions[one.queue === 'held' && isFileField(one.thing.field) ? 'heldFile' : one.queue]

/** Companies are refused in a dialog of their own: rejected, or asked for changes. */
export const isCompany = (queue: QueueName) => queue === 'suppliers' || queue === 'customers'
