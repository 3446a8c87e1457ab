'use client'

import Link from 'next/link'
import { useState } from 'react'
import { Notice } from '@/components/ui/feedback/Notice'
import { SubmitButton } from '@/components/ui/form/SubmitButton'
import { call } from '@/lib/client/call'
import { errorMessage } from '@/lib/client/error-message'

/** Confirms with a button, since mail programs follow links by themselves. */
export function ConfirmEmail({ token }: { token: string }) {
  const [state, setState] = useState<'asked' | 'busy' | 'done'>('asked')
  const [failure, setFailure] = useState('')
  const confirm = async () => {
    setState('busy')
    setFailure('')
    try {
      await call('POST /api/email/confirm', { token })
      setState('done')
    } catch (error) {
      setFailure(errorMessage(error, 'We couldn’t confirm your email.'))
      setState('asked')
    }
  }
  return (
    <>
      <h1>{state === 'done' ? 'Your email is confirmed' : 'Confirm your email?'}</h1>
      <div role="status">
        {state === 'done' ? (
          <p>
            You’ll use it to sign in. <Link href="/auth">Go to Jobwork</Link>
          </p>
        ) : (
          <p>Confirm that the address this link was sent to is yours.</p>
        )}
      </div>
      {failure && (
        <div role="alert">
          <Notice tone="danger" title={failure} />
        </div>
      )}
      {state !== 'done' && (
        <SubmitButton type="button" busy={state === 'busy'} size="large" onClick={() => void confirm()}>
          Confirm email
        </SubmitButton>
      )}
    </>
  )
}
