'use client'

import { useToast } from '@/components/ui/feedback/Toasts'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { decide } from '@/lib/client/api'
import type { Inquiry } from '@/lib/contract/trade/inquiries'
import { displayId } from '@/lib/terms/nouns'
import { moveWords, type Move } from './move-words'

type Props = { inquiry: Inquiry; to: Move; open: boolean; onClose: () => void }

/** Asks an admin for a note on a step of an inquiry, which is kept in its history. */
export default function MoveDialog({ inquiry: { id }, to, open, onClose }: Props) {
  const toast = useToast()
  const words = moveWords[to]
  const name = displayId('inquiry', id)
  const contract = useContractForm({
    schema: () => import('@/lib/contract/trade/inquiries').then((contract) => contract.inquiries.changeStatus.body),
    defaults: { status: to, note: '' },
    submit: ({ note }) => decide('PATCH /api/inquiries/{id}/status', { id, status: to, note }),
    onDone: () => {
      toast({ title: 'Success', text: `${name} ${words.done}` })
      onClose()
    },
    failTitle: 'Error',
    failText: 'Failed to update the inquiry.',
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`${words.label} ${name}?`}
      lead={words.lead}
      form={contract}
      submitLabel={words.label}
      tone={to === 'rejected' ? 'danger' : 'primary'}
    >
      <TextField control={contract.form.control} name="note" label="Note" help={words.help} multiline />
    </FormDialog>
  )
}
