'use client'

import { StatusChip } from '@/components/ui/data/StatusChip'
import type { Account } from '@/lib/contract/people/account'
import { useNeedsVerification } from './useVerify'

/** Where an account stands: Verified, Pending, Re-check, Changes asked, Rejected or Suspended. */
export function Verification({ account }: { account: Pick<Account, 'id' | 'state'> }) {
  const needed = useNeedsVerification(account)
  if (account.state === 'suspended') return <StatusChip tone="neutral" label="Suspended" />
  if (account.state === 'rejected') return <StatusChip tone="neutral" label="Rejected" />
  if (account.state === 'changes') return <StatusChip tone="decision" label="Changes asked" />
  if (!needed) return <StatusChip tone="success" label="Verified" />
  return <StatusChip tone="decision" label={account.state === 'recheck' ? 'Re-check' : 'Pending'} />
}
