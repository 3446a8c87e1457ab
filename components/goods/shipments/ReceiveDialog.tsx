'use client'

import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useToast } from '@/components/ui/feedback/Toasts'
import { DateField } from '@/components/ui/form/DateField'
import { FilesField } from '@/components/ui/form/FilesField'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { SelectField } from '@/components/ui/form/SelectField'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { useNow } from '@/components/ui/hooks/useNow'
import { Grid } from '@/components/ui/layout/Grid'
import { Stack } from '@/components/ui/layout/Stack'
import { Surface } from '@/components/ui/layout/Surface'
import type { UploadedFile, UploadFunction } from '@/components/ui/files/FileUploader'
import { send } from '@/lib/client/api'
import { uploadFile } from '@/lib/client/upload'
import { fileTypes } from '@/lib/contract/files/file-types'
import type { Role } from '@/lib/contract/people/account'
import type { Shipment, ShipmentLine } from '@/lib/contract/orders/shipment'
import { problemKinds, wantedLabels } from '@/lib/rules/orders/flows/order-problem-flow'
import { isoDay } from '@/lib/terms/format'
import { displayId, orderId } from '@/lib/terms/nouns'
import { amountOf } from '@/lib/rules/goods/line-words'
import { CountField } from './CountField'
import { shortfallOf } from './words'

type Props = { shipment: Shipment; role: Role; open: boolean; onClose: () => void }

/** The limit of a photo (MB). Phones send far less: they are made smaller here. */
const PHOTO_MB = 10

const optionsOf = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }))
const upload: UploadFunction = (file, options) => uploadFile('photo', file, options)

/** The receiver counts every line; what it rejects becomes a problem of that many pieces. */
export default function ReceiveDialog({ shipment, role, open, onClose }: Props) {
  const toast = useToast()
  const now = useNow()
  const [block, setBlock] = useState<string | null>(null)
  const isCustomer = role === 'customer'
  const { id, lines } = shipment
  const shownId = displayId('shipment', id)
  const form = useContractForm({
    schema: () => import('@/lib/contract/goods/shipments').then(({ ReceiveForm }) => ReceiveForm),
    defaults: {
      deliveredOn: shipment.deliveredOn ?? isoDay(now),
      receivedBy: shipment.receivedBy ?? '',
      lines: lines.map((line) => ({
        id: line.id,
        received: String(line.quantity ?? line.quantityMilli),
        rejected: '',
        kind: 'dimension' as const,
        description: '',
        wanted: null,
        files: [] as UploadedFile[],
      })),
    },
    submit: (values) =>
      send('PATCH /api/shipments/{id}/receive', {
        id,
        ...values,
        lines: values.lines.map((line) => ({ ...line, files: line.files?.map((file) => ({ id: file.id })) })),
      }),
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
      block={block}
    >
      {lines.map((line, i) => (
        <Surface as="fieldset" pad="medium" key={line.id}>
          <legend>
            {[orderId(role, line.workorderId), line.description ?? line.projectName].filter(Boolean).join(' ')}
          </legend>
          <Stack gap="medium">
            <Grid least="180px" gap="medium">
              <CountField
                control={control}
                line={line}
                name={`lines.${i}.received`}
                label="Received"
                help={`${amountOf(line)} were packed`}
                required
              />
              <CountField
                control={control}
                line={line}
                name={`lines.${i}.rejected`}
                label="Rejected"
                help="Of what was received"
              />
            </Grid>
            {Number(counts?.[i]?.rejected) > 0 && (
              <>
                {line.quantity !== null && (
                  <SelectField
                    control={control}
                    name={`lines.${i}.kind`}
                    label="What is wrong?"
                    options={optionsOf(problemKinds)}
                  />
                )}
                <TextField
                  control={control}
                  name={`lines.${i}.description`}
                  label="Description"
                  help={readersOf(role, line)}
                  required
                  multiline
                  readByOtherSide={isCustomer}
                  maxLength={5000}
                />
                {isCustomer && line.quantity !== null && (
                  <SelectField
                    control={control}
                    name={`lines.${i}.wanted`}
                    label="What do you want?"
                    options={optionsOf({ ...wantedLabels, none: 'Jobwork decides' })}
                    placeholder="Choose"
                    required
                  />
                )}
                {line.quantity !== null && (
                  <FilesField
                    control={control}
                    name={`lines.${i}.files`}
                    label={isCustomer ? 'Photos that show it' : 'Photos'}
                    accept={fileTypes.photo}
                    maxMb={PHOTO_MB}
                    upload={upload}
                    onBlock={setBlock}
                    photos="pictures"
                    required={isCustomer}
                  />
                )}
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

/** What a person describes, or its readers. */
function readersOf(role: Role, { quantity }: ShipmentLine) {
  if (role === 'customer') return 'What you see, and where on the part.'
  if (role === 'supplier') return 'We read it.'
  return quantity === null ? 'It is kept with the shipment.' : 'The supplier reads it.'
}
