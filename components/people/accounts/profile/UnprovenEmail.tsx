'use client'

import { useState } from 'react'
import { Notice } from '@/components/ui/feedback/Notice'
import buttons from '@/components/ui/controls/buttons.module.css'
import { useFailToast, useToast } from '@/components/ui/feedback/Toasts'
import { call } from '@/lib/client/call'
import type { Account } from '@/lib/contract/people/account'

/** Asks for the proof of the email, with a button that sends the link again. */
export function UnprovenEmail({ account: { email, emailProven, pendingEmail } }: { account: Account }) {
  const toast = useToast()
  const fail = useFailToast()
  const [busy, setBusy] = useState(false)
  if (emailProven || pendingEmail) return null
  const sendAgain = async () => {
    setBusy(true)
    try {
      await call('POST /api/email/proof', {})
      toast({ title: 'Link sent', text: `Check the inbox of ${email}.` })
    } catch (error) {
      fail(error, { title: 'Link not sent', text: 'No link was sent' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Notice
      tone="decision"
      title={`Confirm your email: we sent a link to ${email}`}
      action={
        <button type="button" className={buttons.button} disabled={busy} onClick={() => void sendAgain()}>
          Send again
        </button>
      }
    >
      Until then our emails only say that something happened, without details.
    </Notice>
  )
}
