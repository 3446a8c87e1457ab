'use client'

import { TextField } from '@/components/ui/form/TextField'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { Overlay, type OverlayProps } from '@/components/ui/overlay/Overlay'
import { send } from '@/lib/client/api'
import type { Process } from '@/lib/contract/trade/processes'

/** Adds a process; an admin approves it. */
export function AddProcess({ open, onClose }: { open: boolean; onClose: () => void }) {
  const toast = useToast()
  const form = useContractForm({
    schema: () => import('@/lib/contract/trade/processes').then((contract) => contract.ProcessForm),
    defaults: { name: '', description: '' },
    submit: (values) => send('POST /api/processes', values),
    onDone: ({ name }) => {
      toast({ title: 'Process Added', text: `${name} is waiting for approval.` })
      onClose()
    },
    failTitle: 'Failed to Add Process',
    failText: 'There was an error adding the process',
    draftKey: 'process',
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Add Process"
      lead="Goes live once approved."
      form={form}
      submitLabel="Add process"
    >
      <Fields control={form.form.control} />
    </FormDialog>
  )
}

/** Corrects a process that isn't approved, and so submits it again. Open while there is a process. */
export const EditProcess = ({ process, onClose }: { process?: Process; onClose: () => void }) => (
  <Overlay of={process} onClose={onClose}>
    {(overlay, process) => <EditDialog process={process} {...overlay} />}
  </Overlay>
)

function EditDialog({ process, open, onClose }: { process: Process } & OverlayProps) {
  const toast = useToast()
  const form = useContractForm({
    schema: () => import('@/lib/contract/trade/processes').then((contract) => contract.ProcessForm),
    defaults: { name: process.name, description: process.description ?? '' },
    submit: (values) => send('PATCH /api/processes/{id}', { id: process.id, ...values }),
    onDone: ({ name }) => {
      toast({ title: 'Process Updated', text: `${name} is submitted for approval again.` })
      onClose()
    },
    failTitle: 'Failed to Update Process',
    failText: 'There was an error updating the process',
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Edit Process"
      tab={`Edit Process: ${process.name}`}
      lead="Saving submits it for approval again."
      form={form}
      submitLabel="Save and resubmit"
    >
      <Fields control={form.form.control} />
    </FormDialog>
  )
}

type Control = ReturnType<
  typeof useContractForm<{ name: string; description: string }, unknown, unknown>
>['form']['control']

const Fields = ({ control }: { control: Control }) => (
  <>
    <TextField control={control} name="name" label="Process name" required placeholder="CNC Turning" />
    <TextField
      control={control}
      name="description"
      label="Description"
      required
      multiline
      help="Sizes, materials, tolerances. At least 10 characters."
    />
  </>
)
