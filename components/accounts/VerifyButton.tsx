'use client'

import { useState } from 'react'
import { SubmitButton } from '@/components/ui/form/SubmitButton'
import text from '@/components/ui/layout/text.module.css'
import { useToast } from '@/components/ui/feedback/Toasts'
import { send } from '@/lib/client/api'
import { errorMessage } from '@/lib/client/error-message'
import type { Account } from '@/lib/contract/accounts'

type Props = { account: Pick<Account, 'id' | 'role' | 'companyName'>; size?: 'small' | 'medium' }

/** Verifies a company. It stays busy until it is unmounted. When another admin was faster the list refreshes. */
export function VerifyButton({ account: { id, role, companyName }, size }: Props) {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const noun = role === 'supplier' ? 'Supplier' : 'Customer'
  const verify = async () => {
    setBusy(true)
    try {
      await send(role === 'supplier' ? 'PATCH /api/suppliers/{id}/verify' : 'PATCH /api/users/{id}/verify', { id })
      toast({ title: `${noun} verified`, text: `${companyName} is verified and has been told.` })
    } catch (error) {
      const [title, followed] = role === 'supplier' ? ['Error', true] : ['Verification Failed', false]
      toast({ title, text: errorMessage(error, `Failed to verify ${role}`, { followed }), tone: 'danger' })
      setBusy(false)
    }
  }
  return (
    <SubmitButton type="button" busy={busy} size={size} onClick={() => void verify()}>
      Verify<span className={size === 'small' ? text.unseen : undefined}> {noun}</span>
    </SubmitButton>
  )
}
