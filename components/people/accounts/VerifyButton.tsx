'use client'

import { Button } from '@/components/ui/controls/Button'
import text from '@/components/ui/layout/text.module.css'
import type { Account } from '@/lib/contract/people/account'
import { useNeedsVerification, useVerify } from './useVerify'

type Props = {
  account: Pick<Account, 'id' | 'role' | 'companyName' | 'state'>
  size?: 'small' | 'medium'
}

/** Verifies a company, with Undo; gone when there is nothing to verify. */
export function VerifyButton({ account, size }: Props) {
  const needed = useNeedsVerification(account)
  const verify = useVerify(account)
  const noun = account.role === 'supplier' ? 'Supplier' : 'Customer'
  if (!needed) return null
  return (
    <Button variant="contained" size={size} onClick={verify}>
      {size === 'small' ? (
        <>
          Verify
          <span className={text.unseen}>
            {' '}
            {noun} {account.companyName}
          </span>
        </>
      ) : (
        `Verify ${noun}`
      )}
    </Button>
  )
}
