import type { AccountState, Supplier } from '../../../../contract/people/account'
import { day, type Column } from './columns'

const states: Record<AccountState, string> = {
  pending: 'Pending',
  verified: 'Verified',
  recheck: 'To re-check',
  changes: 'Changes asked',
  rejected: 'Rejected',
  suspended: 'Suspended',
}

/** The columns of customers. */
export const customerColumns: Column<Supplier>[] = [
  ['Account', (a) => a.id],
  ['Company', (a) => a.companyName],
  ['Contact', (a) => a.contactName],
  ['Email', (a) => a.email],
  ['Email confirmed', (a) => (a.emailProven ? 'Yes' : 'No')],
  ['People', (a) => a.members],
  ['Phone', (a) => a.phone],
  ['Address', (a) => a.address],
  ['GSTIN', (a) => a.gstNumber],
  ['State', ({ state }) => states[state]],
  ['Suspended since', ({ suspendedAt }) => day(suspendedAt ?? null)],
  ['Registered', (a) => day(a.createdAt)],
]

/** The columns of suppliers. */
export const supplierColumns: Column<Supplier>[] = [
  ...customerColumns,
  ['Category', (a) => a.mainProcessCategory],
  ['Notes', (a) => a.notes],
]
