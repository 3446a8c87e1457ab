'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { SubmitButton } from '@/components/ui/controls/SubmitButton'
import { DialogFrame } from '@/components/ui/dialog/DialogFrame'
import { Notice } from '@/components/ui/feedback/Notice'
import { Bone } from '@/components/ui/feedback/Skeletons'
import { useTabTitle } from '@/components/ui/hooks/useTabTitle'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import type { OverlayProps } from '@/components/ui/overlay/Overlay'
import type { RfqDetail, RfqLine } from '@/lib/contract/trade/rfqs'
import { readAnswerSheet, type ReadSheet, type SheetAnswer } from '@/lib/rules/trade/rfq/answer-sheet'
import { several } from '@/lib/terms/format'
import css from '../import/import.module.css'
import { readInWorker } from '../import/read-in-worker'

type Props = OverlayProps & {
  file: File
  rfq: RfqDetail
  /** How many of these lines would differ from what stands in the grid. */
  differing: (answers: readonly SheetAnswer<RfqLine>[]) => number
  onTake: (answers: readonly SheetAnswer<RfqLine>[]) => void
}

/** Reads a sheet that was filled in, in this browser, and says what it has before its answers are taken into the grid. */
export default function ReadSheetDialog({ open, onClose, file, rfq, differing, onTake }: Props) {
  const [read, setRead] = useState<ReadSheet<RfqLine> | null>(null)
  useTabTitle(open ? 'Upload a sheet' : null, true)
  useEffect(() => {
    let isCurrent = true
    const show = (found: ReadSheet<RfqLine>) => isCurrent && setRead(found)
    readInWorker(file)
      .then(({ sheets }) => {
        const all = sheets.map(({ rows }) => readAnswerSheet(rows, rfq.id, rfq.lines))
        show(all.find(({ refusal }) => !refusal) ?? all[0]!)
      })
      .catch((error: Error) => show({ answers: [], faults: [], refusal: error.message }))
    return () => void (isCurrent = false)
  }, [file, rfq])
  const count = read ? differing(read.answers) : 0
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      title={file.name}
      width={640}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton
            type="button"
            busy={false}
            disabled={!count}
            onClick={() => {
              onTake(read!.answers)
              onClose()
            }}
          >
            {count ? `Take ${several(count, 'line', 'lines')}` : 'Take'}
          </SubmitButton>
        </>
      }
    >
      {!read ? <Bone height={120} /> : <Said of={read} count={count} />}
    </DialogFrame>
  )
}

function Said({ of: { answers, faults, refusal }, count }: { of: ReadSheet<RfqLine>; count: number }) {
  if (refusal)
    return (
      <div role="alert">
        <Notice tone="danger" title={refusal} />
      </div>
    )
  return (
    <div role="status">
      <Stack gap="medium">
        <Text weight="strong">
          {several(answers.length, 'line', 'lines')} read, {count ? `${count} changed` : 'none changed'}
        </Text>
        {faults.length > 0 && (
          <Notice tone="warning" title={faults.length === 1 ? 'One thing to mend' : `${faults.length} things to mend`}>
            <ul className={css.said}>
              {faults.map((sentence, at) => (
                <li key={at}>{sentence}</li>
              ))}
            </ul>
          </Notice>
        )}
        {count > 0 && <p>Nothing is sent yet: you see the lines in the grid first.</p>}
      </Stack>
    </div>
  )
}
