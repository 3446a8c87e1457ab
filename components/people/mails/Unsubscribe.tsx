'use client'

import Link from 'next/link'
import { useState } from 'react'
import { Notice } from '@/components/ui/feedback/Notice'
import { useFailToast } from '@/components/ui/feedback/Toasts'
import { SubmitButton } from '@/components/ui/controls/SubmitButton'
import { call } from '@/lib/client/call'
import css from './mails.module.css'

/** Asks for confirmation, since mail programs follow links by themselves; then says which mails remain. */
export function Unsubscribe({ token, label }: { token: string; label: string }) {
  const [state, setState] = useState<'asked' | 'busy' | 'done'>('asked')
  const fail = useFailToast()
  const [failure, setFailure] = useState('')
  const off = async () => {
    setState('busy')
    setFailure('')
    try {
      await call('POST /api/unsubscribe', { token }, { inQuery: true })
      setState('done')
    } catch (error) {
      setFailure(fail(error, { text: 'We couldn’t unsubscribe you', silent: true }))
      setState('asked')
    }
  }
  return (
    <>
      <h1>{state === 'done' ? 'You’re unsubscribed' : 'Unsubscribe from these emails?'}</h1>
      <p className={css.topic}>{label}</p>
      <div role="status">
        {state === 'done' && (
          <p>
            You’ll still see these under the bell. <Link href="/">Sign in</Link> and open your profile to get emails
            again.
          </p>
        )}
      </div>
      {failure && (
        <div role="alert">
          <Notice tone="danger" title={failure} />
        </div>
      )}
      {state !== 'done' && (
        <SubmitButton type="button" busy={state === 'busy'} size="large" onClick={() => void off()}>
          Unsubscribe
        </SubmitButton>
      )}
    </>
  )
}
