'use client'

import { useState } from 'react'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { FilesField } from '@/components/ui/form/FilesField'
import { SelectField } from '@/components/ui/form/SelectField'
import { StepperField } from '@/components/ui/form/StepperField'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import type { UploadedFile, UploadFunction } from '@/components/ui/files/FileUploader'
import { send } from '@/lib/client/api'
import { newKey } from '@/lib/client/idempotency-key'
import { isPhoto } from '@/lib/client/photo'
import { uploadFile } from '@/lib/client/upload'
import type { Role } from '@/lib/contract/people/account'
import { fileTypes } from '@/lib/contract/files/file-types'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { problemKinds, wantedLabels } from '@/lib/rules/orders/flows/order-problem-flow'
import { count } from '@/lib/terms/format'
import { displayId, orderId } from '@/lib/terms/nouns'

/** The limit of a photo (MB). Phones send far less: they are made smaller here. */
const PHOTO_MB = 10

const optionsOf = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }))
const upload: UploadFunction = (file, options) => uploadFile(isPhoto(file) ? 'photo' : 'workorder', file, options)

type Props = {
  order: Pick<Workorder, 'id' | 'quantity'>
  role: Role
  /** Counted pieces of a delivery that are rejected; without them the problem is about the order. */
  line?: { id: number; accepted: number }
  open: boolean
  onClose: () => void
}

/** What is wrong with an order or with counted pieces of it, of how many pieces, in photos, and what is wanted. */
export default function RaiseDialog({ order: { id, quantity }, role, line, open, onClose }: Props) {
  const toast = useToast()
  const [block, setBlock] = useState<string | null>(null)
  const [key] = useState(newKey)
  const name = orderId(role, id)
  const isCustomer = role === 'customer'
  const contract = useContractForm({
    schema: () => import('@/lib/contract/orders/order-problems').then(({ RaiseForm }) => RaiseForm),
    defaults: { kind: '' as never, quantity: '', description: '', wanted: null, files: [] as UploadedFile[] },
    submit: ({ files, ...values }) =>
      send(
        'POST /api/workorders/{id}/problems',
        { id, ...values, files: files?.map((file) => ({ id: file.id })), shipmentLineId: line?.id },
        { idempotencyKey: key },
      ),
    onDone: (problem) => {
      toast({
        title: `Problem ${displayId('problem', problem.id)} reported`,
        text: `We’ll decide on ${name} and tell you.`,
      })
      onClose()
    },
    failTitle: 'Couldn’t submit the problem',
    failText: 'Please try again.',
    draftKey: line ? `problem:${id}:${line.id}` : `problem:${id}`,
  })
  const { control } = contract.form
  return (
    <FormDialog
      sheet
      open={open}
      onClose={onClose}
      title={`Report a problem: ${name}`}
      lead={isCustomer ? 'Jobwork looks at it and decides with you.' : 'The order is on hold until we decide.'}
      form={contract}
      submitLabel="Report a problem"
      block={block}
    >
      <SelectField
        control={control}
        name="kind"
        label="What is wrong?"
        options={optionsOf(problemKinds)}
        placeholder="Choose"
        required
      />
      <StepperField
        control={control}
        name="quantity"
        label="How many pieces?"
        help={helpOf()}
        max={line?.accepted ?? quantity ?? undefined}
        required={Boolean(line)}
      />
      <TextField
        control={control}
        name="description"
        label="Description"
        help="What you see, and where on the part."
        required
        multiline
        readByOtherSide
        maxLength={5000}
      />
      {isCustomer && (
        <SelectField
          control={control}
          name="wanted"
          label="What do you want?"
          options={optionsOf({ ...wantedLabels, none: 'Jobwork decides' })}
          placeholder="Choose"
          required
        />
      )}
      <FilesField
        control={control}
        name="files"
        label={isCustomer ? 'Photos that show it' : 'Photos'}
        accept={fileTypes.photo}
        maxMb={PHOTO_MB}
        upload={upload}
        onBlock={setBlock}
        photos="pictures"
        required={isCustomer}
      />
    </FormDialog>
  )

  function helpOf() {
    if (line) return `Of ${count(line.accepted)} accepted`
    return quantity === null ? undefined : `Of ${count(quantity)}. Leave it empty for all.`
  }
}
