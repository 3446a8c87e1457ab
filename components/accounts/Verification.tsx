import { StatusChip } from '@/components/ui/data/StatusChip'
import type { Account } from '@/lib/contract/accounts'

/** Verified or Pending. */
export const Verification = ({ account }: { account: Pick<Account, 'verified'> }) =>
  account.verified ? <StatusChip tone="success" label="Verified" /> : <StatusChip tone="decision" label="Pending" />
