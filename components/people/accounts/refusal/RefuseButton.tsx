'use client'

import { useState } from 'react'
import { lazy } from '@/components/ui/hooks/lazy'
import { Button } from '@/components/ui/controls/Button'
import text from '@/components/ui/layout/text.module.css'
import type { Account } from '@/lib/contract/people/account'
import { useNeedsVerification } from '../useVerify'

const RefuseDialog = lazy(() => import('./RefuseDialog'), { ahead: false })

type Props = {
  account: Pick<Account, 'id' | 'role' | 'companyName' | 'state' | 'recheck'>
  size?: 'small' | 'medium'
}

/** Rejects a company or asks it for changes; gone when nothing waits for a decision. */
export function RefuseButton({ account, size }: Props) {
  const needed = useNeedsVerification(account)
  const [open, setOpen] = useState<boolean | null>(null)
  const noun = account.role === 'supplier' ? 'Supplier' : 'Customer'
  return (
    <>
      {needed && (
        <Button size={size} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {size === 'small' ? (
            <>
              Reject
              <span className={text.unseen}>
                {' '}
                {noun} {account.companyName}
              </span>
            </>
          ) : (
            `Reject ${noun}`
          )}
        </Button>
      )}
      {open !== null && <RefuseDialog account={account} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
