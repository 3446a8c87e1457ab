import type { ReactNode } from 'react'
import { Notice } from '@/components/ui/feedback/Notice'
import { Text } from '@/components/ui/layout/Text'
import type { Account } from '@/lib/contract/people/account'

type Props = { account: Pick<Account, 'state' | 'rejectionReason'>; children?: ReactNode }

/** Why an account is rejected or has to change, and what comes next; nothing for any other. */
export function Refused({ account: { state, rejectionReason }, children }: Props) {
  if (state !== 'rejected' && state !== 'changes') return null
  return (
    <Notice
      tone={state === 'rejected' ? 'neutral' : 'decision'}
      title={state === 'rejected' ? 'Rejected' : 'Changes asked'}
    >
      <Text as="p" prose dir="auto">
        {rejectionReason}
      </Text>
      {children && <p>{children}</p>}
    </Notice>
  )
}
