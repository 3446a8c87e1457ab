'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { SubmitButton } from '@/components/ui/controls/SubmitButton'
import { DialogFrame } from '@/components/ui/dialog/DialogFrame'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { Notice } from '@/components/ui/feedback/Notice'
import { Bone } from '@/components/ui/feedback/Skeletons'
import { useFailToast, useToast } from '@/components/ui/feedback/Toasts'
import { Text } from '@/components/ui/layout/Text'
import type { OverlayProps } from '@/components/ui/overlay/Overlay'
import { decideAndShow, useApi } from '@/lib/client/api'
import { displayId } from '@/lib/terms/nouns'
import css from './NdaDialog.module.css'

/** The NDA to read, with the button that accepts it for one inquiry. */
export default function NdaDialog({ inquiryId, open, onClose }: { inquiryId: number } & OverlayProps) {
  const toast = useToast()
  const fail = useFailToast()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { data, error, mutate } = useApi('GET /api/nda', {})

  const accept = async () => {
    if (!data) return
    setBusy(true)
    setFailure(null)
    try {
      await decideAndShow('POST /api/inquiries/{id}/nda', {
        id: inquiryId,
        version: data.version,
        sha256: data.sha256,
      })
      toast({ title: 'NDA accepted', text: `The drawings of ${displayId('inquiry', inquiryId)} are open.` })
      onClose()
    } catch (problem) {
      setFailure(fail(problem, { title: 'Not accepted', text: 'Please try again.', silent: true }))
      // A newer version is read in its place.
      await mutate()
    } finally {
      setBusy(false)
    }
  }
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      title={data ? `NDA, version ${data.version}` : 'NDA'}
      width={680}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton type="button" busy={busy} disabled={!data} onClick={() => void accept()}>
            Accept the NDA
          </SubmitButton>
        </>
      }
    >
      {data ? (
        <>
          <Text as="p" tone="secondary">
            For {displayId('inquiry', inquiryId)}. You accept it for your company; we keep version and time.
          </Text>
          <div className={css.text} role="region" aria-label="Text of the NDA" tabIndex={0}>
            {data.text}
          </div>
        </>
      ) : error ? (
        <ErrorState title="Couldn’t load the NDA" problem={error} onRetry={() => void mutate()} />
      ) : (
        <Bone height={240} />
      )}
      {failure && (
        <div role="alert">
          <Notice tone="danger" title="Not accepted">
            {failure}
          </Notice>
        </div>
      )}
    </DialogFrame>
  )
}
