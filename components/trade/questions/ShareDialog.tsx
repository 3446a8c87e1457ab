'use client'

import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { decide } from '@/lib/client/api'

type Props = { id: number; /** The question as it was asked. */ words: string; open: boolean; onClose: () => void }

/** Asks in which words all suppliers read the question of an answer. */
export default function ShareDialog({ id, words, open, onClose }: Props) {
  const toast = useToast()
  const contract = useContractForm({
    schema: () => import('@/lib/contract/trade/questions').then(({ questions }) => questions.share.body),
    defaults: { sharedQuestion: words.slice(0, 1_000) },
    submit: (values) => decide('PATCH /api/questionmessages/{id}/share', { id, ...values }),
    onDone: () => {
      toast({ title: 'Answer shared', text: 'All suppliers that can quote see this.' })
      onClose()
    },
    failTitle: 'Error',
    failText: 'Failed to share the answer.',
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Share with all suppliers?"
      lead="All suppliers see your answer and the question in these words, not the supplier that asked. You can’t undo this."
      form={contract}
      submitLabel="Share"
    >
      <TextField control={contract.form.control} name="sharedQuestion" label="Question" required multiline />
    </FormDialog>
  )
}
