import type { BulkAct } from '@/components/ui/list/bulk-act'

/** Verifies the chosen companies, or checks their changed details. */
export const verifyAll: BulkAct = { act: 'account.verify', label: 'Verify', done: 'verified' }
