'use client'

import { useEffect, useMemo, useState } from 'react'
import { call, type Result } from '@/lib/client/call'
import { send } from '@/lib/client/api'
import { newKey } from '@/lib/client/idempotency-key'
import type { Asked } from '@/lib/contract/wire'
import { count } from '@/lib/terms/format'
import { DialogFrame } from '../dialog/DialogFrame'
import { Notice } from '../feedback/Notice'
import { useFailToast, useToast } from '../feedback/Toasts'
import { SubmitButton } from '../controls/SubmitButton'
import { Button } from '../controls/Button'
import type { BulkAct } from './bulk-act'
import { BulkField } from './BulkField'
import { RefusedList, type Refused } from './RefusedList'
import css from './SelectionBar.module.css'
import type { Selection } from './useSelection'

type Props = {
  act: BulkAct
  noun: readonly [one: string, many: string]
  selection: Selection
  open: boolean
  onClose: () => void
}

/** Says what an act on all chosen rows will do and how many emails go out, does it, and names what was refused. */
export function BulkDialog({ act, noun, selection, open, onClose }: Props) {
  const toast = useToast()
  const fail = useFailToast()
  const [names] = useState(selection.chosen)
  const [answer, setAnswer] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const { form, isComplete } = useMemo(() => formOf(act, [...names.keys()], answer), [act, names, answer])
  const key = useMemo(() => (form ? newKey() : ''), [form])
  // A reason that is typed changes nothing of what it says.
  const chosen = act.question?.options ? answer : ''
  const rehearsed = useMemo(() => formOf(act, [...names.keys()], chosen).form, [act, names, chosen])
  const preview = usePreview(open && isComplete && !refused ? rehearsed : null)
  const many = (n: number) => `${count(n)} ${noun[n === 1 ? 0 : 1]}`

  const run = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const result = await send('POST /api/bulk', form, { idempotencyKey: key })
      if (result.done.length)
        toast({ title: `${many(result.done.length)} ${act.done}`, text: mailsOf(preview?.mails, true) })
      if (result.refused.length) return setRefused(result.refused)
      selection.clear()
      onClose()
    } catch (error) {
      setFailure(fail(error, { silent: true }))
    } finally {
      setBusy(false)
    }
  }
  const close = () => {
    if (busy) return
    if (refused) selection.clear()
    onClose()
  }
  const will = preview?.will.length ?? names.size
  return (
    <DialogFrame
      open={open}
      onClose={close}
      title={refused ? `${many(refused.length)} not ${act.done}` : `${act.of ?? act.label} ${many(names.size)}?`}
      role="alertdialog"
      actions={
        refused ? (
          <Button onClick={close} autoFocus>
            Close
          </Button>
        ) : (
          <>
            <Button onClick={close} autoFocus={!act.question}>
              Cancel
            </Button>
            <SubmitButton
              type="button"
              busy={busy}
              disabled={!isComplete || !will}
              color={act.tone ? 'error' : 'primary'}
              onClick={() => void run()}
            >
              {act.of ?? act.label} {many(will)}
            </SubmitButton>
          </>
        )
      }
    >
      {refused ? (
        <RefusedList refused={refused} names={names} />
      ) : (
        <>
          <div role="status">{isComplete && <Effects preview={preview} names={names} />}</div>
          {act.question && <BulkField question={act.question} value={answer} onChange={setAnswer} />}
        </>
      )}
      {failure && (
        <div role="alert">
          <Notice tone="danger" title={failure} />
        </div>
      )}
    </DialogFrame>
  )
}

type Preview = Result<'POST /api/bulk/preview'>

function Effects({ preview, names }: { preview: Preview | null | undefined; names: ReadonlyMap<number, string> }) {
  if (preview === undefined) return <p>Checking what this will do…</p>
  if (preview === null) return <p>Each is checked on its own. What can’t be done is left as it is.</p>
  const { refused, mails } = preview
  return (
    <>
      <p>{mailsOf(mails, false)}</p>
      {refused.length > 0 && (
        <>
          <p className={css.out}>
            {refused.length === 1 ? 'One is left out:' : `${count(refused.length)} are left out:`}
          </p>
          <RefusedList refused={refused} names={names} />
        </>
      )}
    </>
  )
}

function mailsOf(mails: number | undefined, past: boolean) {
  if (mails === undefined) return undefined
  if (!mails) return 'No emails are sent.'
  return `${past ? 'We sent' : 'We’ll send'} ${count(mails)} ${mails === 1 ? 'email' : 'emails'}.`
}

/** The call's body. `isComplete` once its question has an answer, where it needs one. */
function formOf({ act, question, ...fixed }: BulkAct, ids: number[], answer: string) {
  const input = question && { ...fixed.input, [question.name]: answer === 'none' ? null : answer }
  const form = { act, ids, ...(input && { input }) } as Asked<'POST /api/bulk'>
  return { form, isComplete: !question?.options || answer !== '' }
}

/** What the act would do: undefined until the server has said so, null when it couldn't. */
function usePreview(form: Asked<'POST /api/bulk'> | null): Preview | null | undefined {
  const [known, setKnown] = useState<{ form: object; preview: Preview | null }>()
  useEffect(() => {
    if (!form) return
    const aborted = new AbortController()
    call('POST /api/bulk/preview', form, { signal: aborted.signal })
      .then((preview) => setKnown({ form, preview }))
      .catch(() => aborted.signal.aborted || setKnown({ form, preview: null }))
    return () => aborted.abort()
  }, [form])
  return known && known.form === form ? known.preview : undefined
}
