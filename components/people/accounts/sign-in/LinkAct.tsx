'use client'

import { useState, type ReactNode } from 'react'
import { Notice } from '@/components/ui/feedback/Notice'
import { useFailToast } from '@/components/ui/feedback/Toasts'
import { SubmitButton } from '@/components/ui/controls/SubmitButton'

type Words = { title: string; text: ReactNode }
type Props = {
  asked: Words
  done: Words
  button: string
  act: () => Promise<unknown>
  /** What is said when it failed without a reason. */
  failed: string
}

/** What the link of a mail does, by a button: mail programs follow links by themselves. */
export function LinkAct({ asked, done, button, act, failed }: Props) {
  const [state, setState] = useState<'asked' | 'busy' | 'done'>('asked')
  const fail = useFailToast()
  const [failure, setFailure] = useState('')
  const run = async () => {
    setState('busy')
    setFailure('')
    try {
      await act()
      setState('done')
    } catch (error) {
      setFailure(fail(error, { text: failed, silent: true }))
      setState('asked')
    }
  }
  const words = state === 'done' ? done : asked
  return (
    <>
      <h1>{words.title}</h1>
      <div role="status">
        <p>{words.text}</p>
      </div>
      {failure && (
        <div role="alert">
          <Notice tone="danger" title={failure} />
        </div>
      )}
      {state !== 'done' && (
        <SubmitButton type="button" busy={state === 'busy'} size="large" onClick={() => void run()}>
          {button}
        </SubmitButton>
      )}
    </>
  )
}
