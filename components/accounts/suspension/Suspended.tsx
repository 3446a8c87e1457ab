'use client'

import { useState } from 'react'
import { ConfirmDialog } from '@/components/ui/dialog/ConfirmDialog'
import { Notice } from '@/components/ui/feedback/Notice'
import { useToast } from '@/components/ui/feedback/Toasts'
import { Button } from '@/components/ui/layout/Button'
import { send } from '@/lib/client/api'
import { May } from '@/lib/client/viewer'
import type { Customer } from '@/lib/contract/accounts/account'
import { date } from '@/lib/rules/format'

type Props = { account: Pick<Customer, 'id' | 'companyName' | 'suspendedAt' | 'suspendedReason'> }

/** Since when and why a company is suspended, and the button that lifts it; nothing for any other. */
export function Suspended({ account: { id, companyName, suspendedAt, suspendedReason } }: Props) {
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  if (!suspendedAt) return null
  const reinstate = async () => {
    await send('PATCH /api/users/{id}/reinstate', { id })
    toast({ title: 'Reinstated', text: `${companyName} can trade again.` })
  }
  return (
    <Notice tone="neutral" title={`Suspended since ${date(suspendedAt)}`}>
      <p dir="auto">{suspendedReason}</p>
      <May act="account.reinstate">
        <Button onClick={() => setAsking(true)}>Reinstate</Button>
      </May>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Reinstate ${companyName}?`}
        text="It can quote, order and be found again at once. We email its people."
        confirmLabel="Reinstate"
        onConfirm={reinstate}
        failTitle="Error"
        failText="The company was not reinstated."
      />
    </Notice>
  )
}
