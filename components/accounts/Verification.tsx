import { StatusChip } from '@/components/ui/data/StatusChip'
import type { Account } from '@/lib/contract/accounts'

/** Verified, Pending, or Re-check when the details changed since. */
export function Verification({ account: { verified, recheck } }: { account: Pick<Account, 'verified' | 'recheck'> }) {
  if (recheck) return <StatusChip tone="decision" label="Re-check" />
  return verified ? <StatusChip tone="success" label="Verified" /> : <StatusChip tone="decision" label="Pending" />
}
