'use client'

import type { z } from 'zod'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  lead: string
  submitLabel: string
  /** Fetches the contract's schema of the form. */
  schema: () => Promise<z.ZodType<{ reason: string }, { reason: string }>>
  submit: (reason: string) => Promise<unknown>
  /** Said once it is done. */
  done: { title: string; text: string }
  failTitle: string
}

/** Asks for a reason, which other people read. */
export function ReasonDialog({ open, onClose, title, lead, submitLabel, schema, submit, done, failTitle }: Props) {
  const toast = useToast()
  const form = useContractForm({
    schema,
    defaults: { reason: '' },
    submit: ({ reason }) => submit(reason),
    onDone: () => {
      toast(done)
      onClose()
    },
    failTitle,
    failText: 'Please try again.',
  })
  return (
    <FormDialog open={open} onClose={onClose} title={title} lead={lead} form={form} submitLabel={submitLabel}>
      <TextField
        control={form.form.control}
        name="reason"
        label="Reason"
        help="Without contact details and names."
        maxLength={500}
        required
        multiline
      />
    </FormDialog>
  )
}
