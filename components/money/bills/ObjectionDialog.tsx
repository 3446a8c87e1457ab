'use client'

import { useToast } from '@/components/ui/feedback/Toasts'
import { DateField } from '@/components/ui/form/DateField'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { NumberField } from '@/components/ui/form/NumberField'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { useNow } from '@/components/ui/hooks/useNow'
import { send } from '@/lib/client/api'
import type { Bill, BillLine } from '@/lib/contract/money/bills'
import { isoDay } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { piecesOf } from './words'

type Props = { bill: Bill; open: boolean; onClose: () => void }

/** An admin objects to the goods of a bill in writing, or records that the supplier has removed the cause. */
export default function ObjectionDialog(props: Props) {
  return props.bill.objection ? <EndOfObjection {...props} /> : <NewObjection {...props} />
}

function NewObjection({ bill: { id, number, lines }, open, onClose }: Props) {
  const toast = useToast()
  const goods = lines.filter(({ quantityMilli }) => quantityMilli > 0)
  const form = useContractForm({
    schema: () => import('@/lib/contract/money/bills').then(({ BillObjectionFields }) => BillObjectionFields),
    defaults: { text: '', pieces: goods.map(({ no }) => ({ no, quantity: '' })) },
    submit: ({ text, pieces }) => {
      const named = pieces.flatMap(({ no, quantity }) => (quantity ? [{ no, quantity }] : []))
      return send('PATCH /api/bills/{id}/objection', { id, text, ...(named.length && { pieces: named }) })
    },
    onDone: ({ objection }) => {
      toast({
        title: 'Objection recorded',
        text: objection?.late
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
      title={`Object to ${number}`}
      lead="Within 15 days of the delivery the time to pay stops until the supplier has removed the cause. The supplier reads the objection. Without a number of pieces it is about all of the bill."
      form={form}
      submitLabel="Object"
    >
      <TextField control={control} name="text" label="Objection" required maxLength={1000} multiline />
      {goods.map((line, i) => (
        <NumberField
          key={line.no}
          control={control}
          name={`pieces.${i}.quantity`}
          label={`Pieces of ${nameOf(line)}`}
          help={`Of ${piecesOf(line)}`}
        />
      ))}
    </FormDialog>
  )
}

/** 'WO-0042, SHP-0007'. */
const nameOf = ({ workorderId, shipmentId }: BillLine) =>
  [displayId('workorder', workorderId), shipmentId && displayId('shipment', shipmentId)].filter(Boolean).join(', ')

function EndOfObjection({ bill: { id, number }, open, onClose }: Props) {
  const toast = useToast()
  const form = useContractForm({
    schema: () => import('@/lib/contract/money/bills').then(({ ObjectionEndForm }) => ObjectionEndForm),
    defaults: { removedOn: isoDay(useNow()) },
    submit: ({ removedOn }) => send('PATCH /api/bills/{id}/objection', { id, removedOn }),
    onDone: () => {
      toast({ title: 'The objection is over', text: 'We notify the supplier.' })
      onClose()
    },
    failTitle: 'Not saved',
    failText: 'Please try again.',
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Cause of the objection to ${number} removed`}
      lead="The time to pay counts from this day."
      form={form}
      submitLabel="Save"
    >
      <DateField control={form.form.control} name="removedOn" label="Removed on" required />
    </FormDialog>
  )
}
