'use client'

import { useState } from 'react'
import { Form, FormActions } from '@/components/ui/form/Form'
import { SubmitButton } from '@/components/ui/form/SubmitButton'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Button } from '@/components/ui/layout/Button'
import { send, useApi } from '@/lib/client/api'
import type { UploadedFile } from '@/components/ui/files/FileUploader'
import type { Inquiry } from '@/lib/contract/inquiries'
import { Attachments } from './Attachments'
import { PinChoice } from './PinChoice'
import { NO_PIN, pinIn } from './pin'
import css from './questions.module.css'
import { sendOnEnter } from './send-on-enter'
import { useSending } from './useSending'

type Props = { kind: 'ask' | 'notice'; inquiry: Inquiry; maxMb: number }

const kinds = {
  ask: {
    call: 'POST /api/inquiries/{id}/questions',
    opens: 'Ask a question',
    label: 'Question',
    readers: 'The customer and Jobwork read it. Your company’s name isn’t shown.',
    submit: 'Send question',
    sent: 'Question sent',
  },
  notice: {
    call: 'POST /api/inquiries/{id}/notices',
    opens: 'Tell all suppliers',
    label: 'Notice',
    readers: 'All suppliers that can quote read it. Your company’s name isn’t shown.',
    submit: 'Send notice',
    sent: 'Notice sent',
  },
} as const

/** Where a supplier asks, or the customer tells all suppliers something. It opens by a button, or from a drawing. */
export function StartQuestion(props: Props) {
  const address = useUrlState()
  const { data: me } = useApi('GET /api/user', {})
  const [open, setOpen] = useState(false)
  const isPinned = pinIn(address, props.inquiry.files) !== null
  if ((open || isPinned) && me)
    return (
      <Writing
        {...props}
        draftKey={`${props.kind}-${me.member.id}-${props.inquiry.id}`}
        onClose={() => {
          address.set(NO_PIN)
          setOpen(false)
        }}
      />
    )
  return (
    <Button size="small" className={css.reply} onClick={() => setOpen(true)}>
      {kinds[props.kind].opens}
    </Button>
  )
}

function Writing({ kind, inquiry, maxMb, draftKey, onClose }: Props & { draftKey: string; onClose: () => void }) {
  const words = kinds[kind]
  const pin = pinIn(useUrlState(), inquiry.files)
  const [block, setBlock] = useState<string | null>(null)
  const sending = useSending(words.sent)
  const contract = useContractForm({
    schema: () => import('@/lib/contract/questions').then(({ QuestionForm }) => QuestionForm.omit({ pin: true })),
    defaults: { text: '', files: [] as UploadedFile[] },
    submit: (values) => send(words.call, { id: inquiry.id, ...values, pin }, sending.options()),
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
    <div className={css.composer} onKeyDown={sendOnEnter}>
      <Form {...contract} label={words.opens}>
        <TextField
          control={control}
          name="text"
          label={words.label}
          help={words.readers}
          rows={2}
          multiline
          required
          crosses="held"
        />
        <Attachments
          control={control}
          name="files"
          maxMb={maxMb}
          onBlock={setBlock}
          label="Point to a drawing, attach files"
          open={pin !== null}
        >
          <PinChoice files={inquiry.files} pin={pin} />
        </Attachments>
        <FormActions>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton busy={contract.busy} disabled={!!block}>
            {words.submit}
          </SubmitButton>
        </FormActions>
      </Form>
    </div>
  )
}
