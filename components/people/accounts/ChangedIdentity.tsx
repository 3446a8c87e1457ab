'use client'

import { Notice } from '@/components/ui/feedback/Notice'
import { RelativeTime } from '@/components/ui/data/RelativeTime'
import { useApi } from '@/lib/client/api'
import type { Account } from '@/lib/contract/people/account'
import { sinceVerified } from './since-verified'

/** Old and new company name and GST number of an account to check again, the newest change first. */
export function ChangedIdentity({ account: { id, recheck } }: { account: Pick<Account, 'id' | 'recheck'> }) {
  const asked = { kind: 'accounts', entityType: 'user', entityId: id, limit: 50 } as const
  const { data } = useApi('GET /api/audit', recheck ? asked : null)
  if (!recheck) return null
  return (
    <Notice tone="decision" title="Company details changed: check them again">
      {sinceVerified(data?.items ?? []).map((entry) => (
        <p key={entry.id}>
          {entry.sentence}, <RelativeTime value={entry.at} />
        </p>
      ))}
    </Notice>
  )
}
