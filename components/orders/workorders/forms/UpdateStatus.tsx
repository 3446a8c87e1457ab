'use client'

import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { FilesField } from '@/components/ui/form/FilesField'
import { RadioSteps } from '@/components/ui/form/RadioSteps'
import { TextField } from '@/components/ui/form/TextField'
import { FormDialog } from '@/components/ui/form/FormDialog'
import type { UploadFunction } from '@/components/ui/files/useUploads'
import { isPhoto } from '@/lib/client/photo'
import { uploadFile } from '@/lib/client/upload'
import type { Role } from '@/lib/contract/people/account'
import { fileTypes } from '@/lib/contract/files/file-types'
import type { Workorder, WorkorderStatus } from '@/lib/contract/orders/workorders'
import { orderId } from '@/lib/terms/nouns'
import { workorderFlow } from '@/lib/rules/orders/flows/workorder-flow'
import { statusChoices } from './status-choices'
import { UploadConfirmation } from './UploadConfirmation'
import { useStatusUpdate } from './useStatusUpdate'
import { moveWords, titleOf } from '../labels'

type Props = {
  order: Workorder
  role: Role
  /** Chosen from the start; the present status unless told. */
  preset?: WorkorderStatus
  maxMb: number
  open: boolean
  onClose: () => void
}

/** Moves an order to another of its six statuses, with a note and documents. */
export default function UpdateStatus({ order, role, preset = order.status, maxMb, open, onClose }: Props) {
  const [block, setBlock] = useState<string | null>(null)
  const shownId = orderId(role, order.id)
  const { form, stage, back } = useStatusUpdate(order, shownId, preset, onClose)
  const { control } = form.form
  const status = form.form.watch('status')
  const choices = statusChoices(order.status, role)

  const upload: UploadFunction = (file, options) => uploadFile(isPhoto(file) ? 'photo' : 'workorder', file, options)

  return (
    <FormDialog
      sheet
      open={open}
      onClose={stage === 'confirm' ? back : onClose}
      title={stage === 'confirm' ? 'Upload Documents' : 'Update Work Order Status'}
      tab={`${shownId} ${titleOf(order)}`}
      lead={`${shownId} · ${titleOf(order)} · now ${workorderFlow.states[order.status].label}`}
      form={form}
      submitLabel={
        stage === 'confirm' ? 'Upload and save' : status === order.status ? 'Update Status' : moveWords[status]
      }
      block={block}
    >
      {stage === 'confirm' ? (
        <UploadConfirmation files={form.form.getValues('files')} />
      ) : (
        <>
          <RadioSteps
            control={control}
            name="status"
            label="Status"
            steps={choices.steps}
            apart={choices.issues && { ...choices.issues, icon: <TriangleAlert size={20} aria-hidden /> }}
          />
          <TextField
            control={control}
            name="notes"
            label="Notes"
            multiline
            rows={2}
            readByOtherSide
            help="Visible to the customer."
          />
          <FilesField
            control={control}
            name="files"
            label="Documents"
            accept={fileTypes.workorder}
            maxMb={maxMb}
            upload={upload}
            onBlock={setBlock}
            photos="pictures"
          />
        </>
      )}
    </FormDialog>
  )
}
