'use client'

import { useState } from 'react'
import { Check } from '@/components/ui/form/Check'
import { Form, FormActions } from '@/components/ui/form/Form'
import { SubmitButton } from '@/components/ui/controls/SubmitButton'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import type { UploadedFile } from '@/components/ui/files/FileUploader'
import { Button } from '@/components/ui/controls/Button'
import { Surface } from '@/components/ui/layout/Surface'
import { send } from '@/lib/client/api'
import { useMay } from '@/lib/client/viewer'
import { invalid } from '@/lib/contract/core/problem'
import type { Question } from '@/lib/contract/trade/questions'
import { Attachments } from './Attachments'
import { kinds } from './kinds-of-start'
import { sendOnEnter } from './send-on-enter'
import { useSending } from './useSending'

type Props = { question: Question; maxMb: number; onDone: () => void }

/** Where a question is answered, or added to. An answer can go to all suppliers. */
export default function Reply({ question, maxMb, onDone }: Props) {
  const { id, notice, messages, workorderId } = question
  const may = useMay()
  const mayShare = may('question.share') && !notice && !workorderId
  const otherSide = may('question.withhold') ? 'askBoth' : may('question.share') ? 'askSupplier' : 'askCustomer'
  const [shares, setShares] = useState(false)
  const [block, setBlock] = useState<string | null>(null)
  const sending = useSending('Message sent')
  const contract = useContractForm({
    schema: () => import('@/lib/contract/trade/questions').then(({ ReplyForm }) => ReplyForm),
    defaults: { text: '', files: [] as UploadedFile[], sharedQuestion: messages[0]?.text.slice(0, 1_000) ?? '' },
    submit: ({ sharedQuestion, ...values }) => {
      if (shares && !sharedQuestion) throw invalid('sharedQuestion', 'Write the question in words for all suppliers')
      const message = { id, ...values, sharedQuestion: shares ? sharedQuestion : null }
      return send('POST /api/questions/{id}/messages', message, sending.options())
    },
    onDone: (answered) => {
      sending.done(answered)
      onDone()
    },
    failTitle: 'Not sent',
    failText: 'Failed to send the message.',
    draftKey: `reply-${id}`,
  })
  const { control } = contract.form
  return (
    <Surface pad="large" onKeyDown={sendOnEnter}>
      <Form {...contract} opened label="Message">
        <TextField
          control={control}
          name="text"
          label="Message"
          help={workorderId ? kinds[otherSide].readers : readersOf(question, mayShare, shares)}
          rows={2}
          multiline
          required
          readByOtherSide="held"
        />
        {mayShare && <Check label="Share with all suppliers" checked={shares} onChange={setShares} />}
        {shares && (
          <TextField
            control={control}
            name="sharedQuestion"
            label="The question, as all suppliers see it"
            rows={2}
            multiline
            required
          />
        )}
        <Attachments control={control} name="files" maxMb={maxMb} onBlock={setBlock} label="Attach files" />
        <FormActions>
          <Button onClick={onDone}>Cancel</Button>
          <SubmitButton busy={contract.busy} disabled={!!block}>
            Send
          </SubmitButton>
        </FormActions>
      </Form>
    </Surface>
  )
}

/** Who will read the message. */
function readersOf({ notice }: Question, isAnswer: boolean, shares: boolean): string {
  if (notice || shares) return 'All suppliers that can quote see this.'
  return isAnswer ? 'The supplier that asked and Jobwork see this.' : 'The customer and Jobwork see this.'
}
