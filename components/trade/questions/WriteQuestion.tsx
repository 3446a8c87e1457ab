'use client'

import { useState } from 'react'
import { Form, FormActions } from '@/components/ui/form/Form'
import { SubmitButton } from '@/components/ui/controls/SubmitButton'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Button } from '@/components/ui/controls/Button'
import { send } from '@/lib/client/api'
import type { UploadedFile } from '@/components/ui/files/FileUploader'
import { Surface } from '@/components/ui/layout/Surface'
import type { About } from './about'
import { Attachments } from './Attachments'
import { kinds } from './kinds-of-start'
import { PinChoice } from './PinChoice'
import { pinIn } from './pin'
import { sendOnEnter } from './send-on-enter'
import { useSending } from './useSending'

/** What is started: a question or a notice, and what it is about. */
export type StartProps = { kind: keyof typeof kinds; about: About; maxMb: number }
type Props = StartProps & { draftKey: string; onClose: () => void }

/** The form of a question or a notice. */
export default function WriteQuestion({ kind, about, maxMb, draftKey, onClose }: Props) {
  const words = kinds[kind]
  const pin = pinIn(useUrlState(), about.files)
  const [block, setBlock] = useState<string | null>(null)
  const sending = useSending(words.sent)
  const contract = useContractForm({
    schema: () => import('@/lib/contract/trade/questions').then(({ QuestionForm }) => QuestionForm.omit({ pin: true })),
    defaults: { text: '', files: [] as UploadedFile[] },
    submit: (values) => send(words.call, { id: about.id, ...values, pin }, sending.options()),
    onDone: (question) => {
      sending.done(question)
      contract.startAnew()
      onClose()
    },
    failTitle: 'Not sent',
    failText: 'Failed to send the message.',
    draftKey,
  })
  const { control } = contract.form
  return (
    <Surface pad="large" onKeyDown={sendOnEnter}>
      <Form {...contract} opened label={words.opens}>
        <TextField
          control={control}
          name="text"
          label={words.label}
          help={words.readers}
          rows={2}
          multiline
          required
          readByOtherSide="held"
        />
        <Attachments
          control={control}
          name="files"
          maxMb={maxMb}
          onBlock={setBlock}
          label="Point to a drawing, attach files"
          open={pin !== null}
        >
          <PinChoice files={about.files} pin={pin} />
        </Attachments>
        <FormActions>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton busy={contract.busy} disabled={!!block}>
            {words.submit}
          </SubmitButton>
        </FormActions>
      </Form>
    </Surface>
  )
}
