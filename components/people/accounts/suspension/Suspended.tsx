'use client'

import { useState } from 'react'
import { Notice } from '@/components/ui/feedback/Notice'
import { lazy } from '@/components/ui/hooks/lazy'
import { Button } from '@/components/ui/controls/Button'
import { Text } from '@/components/ui/layout/Text'
import { May } from '@/lib/client/viewer'
import type { Customer } from '@/lib/contract/people/account'
import { date } from '@/lib/terms/format'

const ReinstateDialog = lazy(() => import('./ReinstateDialog'), { ahead: false })

type Props = { account: Pick<Customer, 'id' | 'companyName' | 'suspendedAt' | 'suspendedReason'> }

/** Since when and why a company is suspended, and the button that lifts it; nothing for any other. */
export function Suspended({ account }: Props) {
  const [asking, setAsking] = useState<boolean | null>(null)
  const { suspendedAt, suspendedReason } = account
  return (
    <>
      {suspendedAt && (
        <Notice
          tone="danger"
          title={`Suspended since ${date(suspendedAt)}`}
          action={
            <May act="account.reinstate">
              <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
                Reinstate
              </Button>
            </May>
          }
        >
          <Text as="p" prose dir="auto">
            {suspendedReason}
          </Text>
        </Notice>
      )}
      {/* It stays while the answer closes it. */}
      {asking !== null && <ReinstateDialog account={account} open={asking} onClose={() => setAsking(false)} />}
    </>
  )
}
