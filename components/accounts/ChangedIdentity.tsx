'use client'

import { Notice } from '@/components/ui/feedback/Notice'
import { useApi } from '@/lib/client/api'
import type { Account } from '@/lib/contract/accounts'

/** What an account to check again has changed since an admin verified it, the newest change first. */
export function ChangedIdentity({ account: { id, recheck } }: { account: Pick<Account, 'id' | 'recheck'> }) {
  const asked = { kind: 'account.identityChanged', entityType: 'user', entityId: id, limit: 5 } as const
  const { data } = useApi('GET /api/audit', recheck ? asked : null)
  if (!recheck) return null
  return (
    <Notice tone="decision" title="Company details changed: check them again">
      {data?.items.map((entry) => (
        <p key={entry.id}>{entry.sentence}</p>
      ))}
    </Notice>
  )
}
