'use client'

import { useWatch } from 'react-hook-form'
import { useToast } from '@/components/ui/feedback/Toasts'
import { DateField } from '@/components/ui/form/DateField'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { SelectField } from '@/components/ui/form/SelectField'
import { StepperField } from '@/components/ui/form/StepperField'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { useNow } from '@/components/ui/hooks/useNow'
import { Grid } from '@/components/ui/layout/Grid'
import { Stack } from '@/components/ui/layout/Stack'
import { Surface } from '@/components/ui/layout/Surface'
import { send } from '@/lib/client/api'
import type { Shipment } from '@/lib/contract/orders/shipment'
import { problemKinds } from '@/lib/rules/orders/flows/order-problem-flow'
import { count, isoDay } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { shortfallOf } from './words'

type Props = { shipment: Shipment; open: boolean; onClose: () => void }

const kinds = Object.entries(problemKinds).map(([value, label]) => ({ value, label }))

/** The hub counts every line; what it rejects becomes a problem of that many pieces. */
export default function ReceiveDialog({ shipment, open, onClose }: Props) {
  const toast = useToast()
  const now = useNow()
  const { id, lines } = shipment
  const shownId = displayId('shipment', id)
  const form = useContractForm({
    schema: () => import('@/lib/contract/goods/shipments').then(({ ReceiveForm }) => ReceiveForm),
    defaults: {
      deliveredOn: shipment.deliveredOn ?? isoDay(now),
      receivedBy: shipment.receivedBy ?? '',
      lines: lines.map((line) => ({
        id: line.id,
        received: String(line.quantity),
        rejected: '',
        kind: 'dimension' as const,
        description: '',
      })),
    },
    submit: (values) => send('PATCH /api/shipments/{id}/receive', { id, ...values }),
    onDone: (counted) => {
      toast({ title: `${shownId} counted`, text: shortfallOf(counted) ?? 'All pieces are accepted.' })
      onClose()
    },
    failTitle: 'Not counted',
    failText: 'Please try again.',
  })
  const { control } = form.form
  const counts = useWatch({ control, name: 'lines' })
  return (
    <FormDialog
      sheet
      open={open}
      onClose={onClose}
      title={`Count ${shownId}`}
      lead="Count every order. Rejected pieces become a problem; the others go on."
      form={form}
      submitLabel="Save count"
    >
      {lines.map((line, i) => (
        <Surface as="fieldset" pad="medium" key={line.id}>
          <legend>{[displayId('workorder', line.workorderId), line.projectName].filter(Boolean).join(' ')}</legend>
          <Stack gap="medium">
            <Grid least="180px" gap="medium">
              <StepperField
                control={control}
                name={`lines.${i}.received`}
                label="Received"
                help={`${count(line.quantity)} were packed`}
                required
              />
              <StepperField control={control} name={`lines.${i}.rejected`} label="Rejected" help="Of those received" />
            </Grid>
            {Number(counts?.[i]?.rejected) > 0 && (
              <>
                <SelectField control={control} name={`lines.${i}.kind`} label="What is wrong?" options={kinds} />
                <TextField
                  control={control}
                  name={`lines.${i}.description`}
                  label="Description"
                  help="The supplier reads it."
                  required
                  multiline
                  maxLength={5000}
                />
              </>
            )}
          </Stack>
        </Surface>
      ))}
      <Grid least="180px" gap="medium">
        <DateField control={control} name="deliveredOn" label="Arrived on" />
        <TextField control={control} name="receivedBy" label="Received by" maxLength={100} />
      </Grid>
    </FormDialog>
  )
}
