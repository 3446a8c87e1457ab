import type { Who } from '@/tests/product/people'
import type { Moves } from '../sheet'

/** Where a call names the state itself. */
export const same = (states: readonly string[]) => Object.fromEntries(states.map((state) => [state, state]))
/** From each state to each. */
export const anywhere = (states: readonly string[]): Moves => Object.fromEntries(states.map((state) => [state, states]))

export const otherSuppliers: Who[] = ['otherSupplier', 'unverifiedSupplier']
export const otherCustomers: Who[] = ['otherCustomer', 'unverifiedCustomer']

/** An admin approves or rejects what is pending; the supplier edits what is pending or rejected, which is pending then. */
export const approval = {
  states: ['pending', 'approved', 'rejected'],
  moves: { approve: 'approved', reject: 'rejected', edit: 'pending' },
  says: { admin: ['approve', 'reject'], supplier: ['edit'] },
  may: {
    admin: { pending: ['approve', 'reject'] },
    supplier: { pending: ['edit'], rejected: ['edit'] },
  },
  callForEach: true,
  strangers: otherSuppliers,
} as const
/** The call of a decision, and of an edit of what was decided. */
export const decision = (noun: string, edit: object) => (id: number, move: string) =>
  (move === 'edit' ? [`PATCH /api/${noun}/${id}`, edit] : [`PATCH /api/${noun}/${id}/${move}`]) as [string, object?]
