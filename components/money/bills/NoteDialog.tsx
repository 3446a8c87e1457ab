'use client'

import { useState } from 'react'
import { useToast } from '@/components/ui/feedback/Toasts'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { RupeesField } from '@/components/ui/form/RupeesField'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { send } from '@/lib/client/api'
import { Problem } from '@/lib/contract/core/problem'
import type { Bill } from '@/lib/contract/money/bills'
import { date, rupees } from '@/lib/terms/format'

type Props = { bill: Bill; to: 'approved' | 'disputed'; open: boolean; onClose: () => void }

const words = {
  approved: { act: 'Approve', done: 'is approved', label: 'Why it is accepted as it is' },
  disputed: { act: 'Dispute', done: 'is disputed', label: 'What is wrong with it' },
}

/**
 * An admin disputes a bill, or approves it; one that does not match with the reason. Of orders that were marked as partially paid it asks
 * how much.
 */
export default function NoteDialog({ bill, to, open, onClose }: Props) {
  const toast = useToast()
  const [asksBefore, setAsksBefore] = useState(false)
  const { id, number, mismatches, supplierName, totalPaise, clock } = bill
  const { act, done, label } = words[to]
  const asksWhy = to === 'disputed' || mismatches.length > 0
  const until = clock ? `, to be paid until ${date(clock.dueOn)}` : ''
  const form = useContractForm({
    schema: () =>
      import('@/lib/contract/money/bills').then(({ BillNoteForm, ApproveForm }) =>
        asksWhy ? BillNoteForm : ApproveForm,
      ),
    defaults: { note: to === 'disputed' ? mismatches.join('. ').slice(0, 500) : '', alreadyPaidPaise: '' },
    submit: ({ note, alreadyPaidPaise }) =>
      send('PATCH /api/bills/{id}/status', { id, status: to, note, alreadyPaidPaise }).catch((error: unknown) => {
        if (error instanceof Problem && error.issues?.some(({ path }) => path === 'alreadyPaidPaise'))
          setAsksBefore(true)
        throw error
      }),
    onDone: () => {
      toast({ title: `${number} ${done}` })
      onClose()
    },
    failTitle: 'Not saved',
    failText: 'Please try again.',
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`${act} ${number}`}
      lead={
        to === 'disputed'
          ? undefined
          : asksWhy
            ? mismatches.join('. ')
            : `${rupees(totalPaise)}${until}. We notify the supplier.`
      }
      form={form}
      submitLabel={act}
      tone={to === 'disputed' ? 'danger' : 'primary'}
    >
      {asksWhy && (
        <TextField
          control={form.form.control}
          name="note"
          label={label}
          help={`${supplierName} reads it.`}
          required
          maxLength={500}
          multiline
        />
      )}
      {asksBefore && (
        <RupeesField
          control={form.form.control}
          name="alreadyPaidPaise"
          label="Paid before"
          help="The order was marked as partially paid. Enter the amount paid so far."
          required
        />
      )}
    </FormDialog>
  )
}
