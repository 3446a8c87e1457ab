'use client'

import { useToast } from '@/components/ui/feedback/Toasts'
import { DateField } from '@/components/ui/form/DateField'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { useNow } from '@/components/ui/hooks/useNow'
import { send } from '@/lib/client/api'
import type { Bill } from '@/lib/contract/money/bills'
import { isoDay } from '@/lib/terms/format'

type Props = { bill: Bill; open: boolean; onClose: () => void }

/** An admin objects to the goods of a bill in writing, or records that the supplier has removed the cause. */
export default function ObjectionDialog({ bill: { id, number, objection }, open, onClose }: Props) {
  const toast = useToast()
  const today = isoDay(useNow())
  const form = useContractForm({
    schema: () => import('@/lib/contract/money/bills').then(({ BillObjectionForm }) => BillObjectionForm),
    defaults: objection ? { removedOn: today } : { text: '' },
    submit: (values) => send('PATCH /api/bills/{id}/objection', { id, ...values }),
    onDone: ({ objection: kept }) => {
      toast({
        title: kept?.removedOn ? 'The objection is over' : 'Objection recorded',
        text: kept?.late
          ? 'It came more than 15 days after the delivery: the last day of payment stays.'
          : 'We notify the supplier.',
      })
      onClose()
    },
    failTitle: 'Not saved',
    failText: 'Please try again.',
  })
  const { control } = form.form
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={objection ? `Cause of the objection to ${number} removed` : `Object to ${number}`}
      lead={
        objection
          ? 'The time to pay counts from this day.'
          : 'Within 15 days of the delivery the time to pay stops until the supplier has removed the cause. It reads the objection.'
      }
      form={form}
      submitLabel={objection ? 'Save' : 'Object'}
    >
      {objection ? (
        <DateField control={control} name="removedOn" label="Removed on" required />
      ) : (
        <TextField control={control} name="text" label="Objection" required maxLength={1000} multiline />
      )}
    </FormDialog>
  )
}
