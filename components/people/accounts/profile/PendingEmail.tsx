'use client'

import { useState } from 'react'
import { Notice } from '@/components/ui/feedback/Notice'
import buttons from '@/components/ui/controls/buttons.module.css'
import { useFailToast, useToast } from '@/components/ui/feedback/Toasts'
import { send } from '@/lib/client/api'
import type { Account } from '@/lib/contract/people/account'

/** A pending change of email, with a button that cancels it. */
export function PendingEmail({ account: { id, email, pendingEmail } }: { account: Account }) {
  const toast = useToast()
  const fail = useFailToast()
  const [busy, setBusy] = useState(false)
  if (!pendingEmail) return null
  const cancel = async () => {
    setBusy(true)
    try {
      await send('PATCH /api/users/{id}', { id, email })
      toast({ title: 'Change cancelled', text: `Your email stays ${email}.` })
    } catch (error) {
      fail(error, { title: 'Update Failed', text: 'We couldn’t cancel the change' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Notice
      tone="decision"
      title={`Confirm your new email: we sent a link to ${pendingEmail}`}
      action={
        <button type="button" className={buttons.button} disabled={busy} onClick={() => void cancel()}>
          Cancel change
        </button>
      }
    >
      Until then you sign in with {email}.
    </Notice>
  )
}
