import type { BulkAct } from '@/components/ui/list/bulk-act'
import type { QueueName } from './query'

const verify: BulkAct[] = [{ act: 'account.verify', label: 'Verify', done: 'verified' }]
const reason = { name: 'reason', label: 'Reason', help: 'The suppliers see this and can submit again.' }
const reject = { label: 'Reject', done: 'rejected', tone: 'danger', question: reason } as const
const approve = { label: 'Approve', done: 'approved' }

/** What can be decided for several entries of a queue at once. Documents and held texts are read one by one. */
export const actsOn: Record<QueueName, readonly BulkAct[]> = {
  suppliers: verify,
  customers: verify,
  machines: [
    { ...reject, act: 'machine.reject' },
    { ...approve, act: 'machine.approve' },
  ],
  processes: [
    { ...reject, act: 'process.reject' },
    { ...approve, act: 'process.approve' },
  ],
  documents: [],
  held: [],
}
