'use client'

import { useState } from 'react'
import { lazy } from '@/components/ui/hooks/lazy'
import { Button } from '@/components/ui/controls/Button'
import { May } from '@/lib/client/viewer'
import type { Customer } from '@/lib/contract/people/account'

const SuspendDialog = lazy(() => import('./SuspendDialog'), { ahead: false })

/** Suspends a company; gone while it is suspended. */
export function SuspendButton({ account }: { account: Pick<Customer, 'id' | 'role' | 'companyName' | 'suspendedAt'> }) {
  const [open, setOpen] = useState<boolean | null>(null)
  return (
    <May act="account.suspend">
      {!account.suspendedAt && (
        <Button color="error" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Suspend {account.role}
        </Button>
      )}
      {/* It stays while the answer closes it. */}
      {open !== null && <SuspendDialog account={account} open={open} onClose={() => setOpen(false)} />}
    </May>
  )
}
