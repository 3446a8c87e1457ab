'use client'

import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { send } from '@/lib/client/api'
import type { Role } from '@/lib/contract/people/account'
import type { OrderProblem } from '@/lib/contract/orders/order-problem'
import { displayId } from '@/lib/terms/nouns'

export type ProblemDialogProps = { problem: OrderProblem; role: Role; open: boolean; onClose: () => void }

const words = {
  contain: {
    title: 'Containment action',
    label: 'Containment action',
    submit: 'Save',
    done: 'Saved',
    lead: 'How you stopped more of these parts: what you sorted, stopped or quarantined.',
    send: (id: number, text: string) => send('PATCH /api/problems/{id}/contain', { id, containment: text }),
  },
  reject: {
    title: 'Reject',
    label: 'Reason',
    submit: 'Reject problem',
    done: 'Rejected',
    lead: 'The order returns to its earlier status and completion date. Customer and supplier see the reason.',
    send: (id: number, text: string) => send('PATCH /api/problems/{id}/reject', { id, note: text }),
  },
  back: {
    title: 'Send back',
    label: 'What is still wrong?',
    submit: 'Send back',
    done: 'Sent back',
    lead: 'You can send it back once. After that, Jobwork decides.',
    send: (id: number, text: string) => send('PATCH /api/problems/{id}/send-back', { id, note: text }),
  },
  reopen: {
    title: 'Open again',
    label: 'Reason',
    submit: 'Open again',
    done: 'Open again',
    lead: 'The order is in Issues until it is decided.',
    send: (id: number, text: string) => send('PATCH /api/problems/{id}/reopen', { id, note: text }),
  },
} as const

/** An act that asks for one text. */
export function NoteDialog({ problem, role, act, open, onClose }: ProblemDialogProps & { act: keyof typeof words }) {
  const toast = useToast()
  const { title, label, submit, done, lead, send } = words[act]
  const name = displayId('problem', problem.id)
  const contract = useContractForm({
    schema: async () => {
      const { ContainForm, ReasonForm } = await import('@/lib/contract/orders/order-problems')
      // Each of the two has one text; the form calls it `note`.
      return act === 'contain' ? ReasonForm.extend({ note: ContainForm.shape.containment }) : ReasonForm
    },
    defaults: { note: '' },
    submit: ({ note }) => send(problem.id, note),
    onDone: () => {
      toast({ title: `${name}: ${done.toLowerCase()}` })
      onClose()
    },
    failTitle: 'Not saved',
    failText: 'Please try again.',
    draftKey: `problem-${act}:${problem.id}`,
  })
  return (
    <FormDialog
      sheet
      open={open}
      onClose={onClose}
      title={`${title}: ${name}`}
      lead={act === 'back' && role === 'admin' ? undefined : lead}
      form={contract}
      submitLabel={submit}
      tone={act === 'reject' ? 'danger' : undefined}
    >
      <TextField
        control={contract.form.control}
        name="note"
        label={label}
        required
        multiline
        readByOtherSide
        maxLength={5000}
      />
    </FormDialog>
  )
}
