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
import type { Nda } from '@/lib/contract/trade/nda'
import { displayId } from '@/lib/terms/nouns'
import { NdaText } from './NdaText'

/** What it is accepted for: an inquiry, or all lines of a request. */
type Of = { type: 'inquiry' | 'rfq'; id: number }

/** The NDA to read, with the button that accepts it. */
export default function NdaDialog({ of, open, onClose }: { of: Of } & OverlayProps) {
  const name = displayId(of.type, of.id)
  const toast = useToast()
  const fail = useFailToast()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { data, error, mutate } = useApi('GET /api/nda', {})
  // The text that the person reads: a newer version takes its place only with words that say so.
  const [read, setRead] = useState<Nda | null>(null)
  const nda = read ?? data
  if (data && !read) setRead(data)

  const accept = async () => {
    if (!nda) return
    setBusy(true)
    setFailure(null)
    try {
      const accepted = { id: of.id, version: nda.version, sha256: nda.sha256 }
      await (of.type === 'rfq'
        ? decideAndShow('POST /api/rfqs/{id}/nda', accepted)
        : decideAndShow('POST /api/inquiries/{id}/nda', accepted))
      toast({ title: 'NDA accepted', text: `The drawings of ${name} are open.` })
      onClose()
    } catch (problem) {
      setFailure(fail(problem, { title: 'Not accepted', text: 'Please try again.', silent: true }))
      setRead((await mutate()) ?? nda)
    } finally {
      setBusy(false)
    }
  }
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      title={nda ? `NDA, version ${nda.version}` : 'NDA'}
      width={680}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton type="button" busy={busy} disabled={!nda} onClick={() => void accept()}>
            Accept the NDA
          </SubmitButton>
        </>
      }
    >
      {failure && (
        <div role="alert">
          <Notice tone="danger" title="Not accepted">
            {failure}
          </Notice>
        </div>
      )}
      {nda ? (
        <>
          <Text as="p" tone="secondary">
            For {of.type === 'rfq' ? `all lines of ${name}` : name}. You accept it for your company. We keep version,
            time and your name.
          </Text>
          <NdaText key={nda.version} text={nda.text} />
        </>
      ) : error ? (
        <ErrorState title="Couldn’t load the NDA" problem={error} onRetry={() => void mutate()} />
      ) : (
        <Bone height={240} />
      )}
    </DialogFrame>
  )
}
