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
      setFailure(errorMessage(error, 'The e-mail could not be confirmed'))
      setState('asked')
    }
  }
  return (
    <>
      <h1>{state === 'done' ? 'Your e-mail is confirmed' : 'Confirm your e-mail?'}</h1>
      <div role="status">
        {state === 'done' ? (
          <p>
            You sign in with it. <Link href="/auth">Go to Jobwork</Link>
          </p>
        ) : (
          <p>Your Jobwork account uses the e-mail address to which this link was sent.</p>
        )}
      </div>
      {failure && (
        <div role="alert">
          <Notice tone="danger" title={failure} />
        </div>
      )}
      {state !== 'done' && (
        <SubmitButton type="button" busy={state === 'busy'} size="large" onClick={() => void confirm()}>
          Confirm e-mail
        </SubmitButton>
      )}
    </>
  )
}
