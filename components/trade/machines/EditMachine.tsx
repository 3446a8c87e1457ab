'use client'

import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { Overlay, type OverlayProps } from '@/components/ui/overlay/Overlay'
import { send } from '@/lib/client/api'
import type { Machine } from '@/lib/contract/trade/machines'
import { machineForm, MachineFields } from './MachineFields'

/** Corrects a machine that isn't approved, and so submits it again. Open while there is a machine. */
export const EditMachine = ({ machine, onClose }: { machine?: Machine; onClose: () => void }) => (
  <Overlay of={machine} onClose={onClose}>
    {(overlay, machine) => <EditDialog machine={machine} {...overlay} />}
  </Overlay>
)

function EditDialog({ machine, open, onClose }: { machine: Machine } & OverlayProps) {
  const toast = useToast()
  const form = useContractForm({
    schema: () => import('@/lib/contract/trade/machines').then((contract) => contract.MachineForm),
    defaults: machineForm(machine),
    submit: (values) => send('PATCH /api/machines/{id}', { id: machine.id, ...values }),
    onDone: ({ name }) => {
      toast({ title: 'Machine Updated', text: `${name} is submitted for approval again.` })
      onClose()
    },
    failTitle: 'Failed to Update Machine',
    failText: 'There was an error updating the machine',
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Edit Machine"
      tab={`Edit Machine: ${machine.name}`}
      lead="Saving submits it for approval again."
      form={form}
      submitLabel="Save and resubmit"
      columns
    >
      <MachineFields control={form.form.control} />
    </FormDialog>
  )
}
