'use client'

import { useFieldArray, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/controls/Button'
import { useToast } from '@/components/ui/feedback/Toasts'
import { DateField } from '@/components/ui/form/DateField'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { NumberField } from '@/components/ui/form/NumberField'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { Grid } from '@/components/ui/layout/Grid'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { Surface } from '@/components/ui/layout/Surface'
import { send } from '@/lib/client/api'
import type { WorkorderDetail } from '@/lib/contract/orders/workorders'
import { count, isoDay, several } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { titleOf } from '../labels'

type Props = { order: WorkorderDetail; open: boolean; onClose: () => void }

/** An admin says how many pieces are due on which day. The last day is the due date of the order. */
export default function ScheduleDialog({ order, open, onClose }: Props) {
  const toast = useToast()
  const { id, schedule, quantity, dueDate } = order
  const shownId = displayId('workorder', id)
  const form = useContractForm({
    schema: () => import('@/lib/contract/orders/schedule').then(({ ScheduleForm }) => ScheduleForm),
    defaults: {
      lines: schedule.map((line) => ({ quantity: String(line.quantity), day: line.day ?? '' })),
      note: '',
    },
    submit: (values) => send('PATCH /api/workorders/{id}/schedule', { id, ...values }),
    onDone: () => {
      toast({ title: 'Schedule changed', text: `${shownId}. We notify both sides.` })
      onClose()
    },
    failTitle: 'Not changed',
    failText: 'Please try again.',
  })
  const { control } = form.form
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' })
  const lines = useWatch({ control, name: 'lines' })
  const planned = lines.reduce((sum, line) => sum + (Number(line.quantity) || 0), 0)
  const left = (quantity ?? 0) - planned
  const days = lines.map(({ day }) => String(day)).toSorted()
  const moves = dueDate !== null && days.at(-1) !== isoDay(Date.parse(dueDate))
  return (
    <FormDialog
      sheet
      open={open}
      onClose={onClose}
      title={`Schedule of ${shownId}`}
      lead={`${titleOf(order)} · ${several(quantity ?? 0, 'piece', 'pieces')}. The last day is the due date.`}
      form={form}
      submitLabel="Save schedule"
      block={left === 0 ? null : `These are ${count(planned)} of ${count(quantity ?? 0)} pieces`}
    >
      {fields.map((field, i) => (
        <Surface as="fieldset" pad="medium" key={field.id}>
          <legend>{`Delivery ${i + 1}`}</legend>
          <Stack gap="small">
            <Grid least="140px" gap="medium">
              <NumberField control={control} name={`lines.${i}.quantity`} label="Pieces" required />
              <DateField control={control} name={`lines.${i}.day`} label="Due" required />
            </Grid>
            {fields.length > 1 && (
              <Row>
                <Button size="small" aria-label={`Remove delivery ${i + 1}`} onClick={() => remove(i)}>
                  Remove
                </Button>
              </Row>
            )}
          </Stack>
        </Surface>
      ))}
      <Button onClick={() => append({ quantity: left > 0 ? String(left) : '', day: '' })}>Add delivery</Button>
      <TextField
        control={control}
        name="note"
        label="Note"
        help={moves ? 'The due date moves: say why. Both sides read it.' : 'Both sides read it.'}
        required={moves}
        maxLength={1000}
        multiline
        rows={2}
        readByOtherSide
      />
    </FormDialog>
  )
}
