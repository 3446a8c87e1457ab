import type { BulkAct } from '@/components/ui/list/bulk-act'
import { call } from '@/lib/client/call'

const admins = () =>
  call('GET /api/admins', {}).then((known) => [
    ...known.map(({ id, contactName }) => ({ value: id, label: contactName })),
    { value: 'none', label: 'Nobody' },
  ])

/** Gives the chosen cases to one admin. */
export const assign = (entityType: 'inquiry' | 'workorder'): BulkAct => ({
  act: 'case.assign',
  label: 'Assign',
  done: 'assigned',
  input: { entityType },
  question: { name: 'ownerId', label: 'Owner', help: 'The owner gets the emails about them.', options: admins },
})
