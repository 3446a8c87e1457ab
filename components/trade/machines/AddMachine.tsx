'use client'

import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { send } from '@/lib/client/api'
import { machineForm, MachineFields } from './MachineFields'

/** Adds a machine; an admin approves it. */
export function AddMachine({ open, onClose }: { open: boolean; onClose: () => void }) {
  const toast = useToast()
  const form = useContractForm({
    schema: () => import('@/lib/contract/trade/machines').then((contract) => contract.MachineForm),
    defaults: machineForm(),
    submit: (values) => send('POST /api/machines', values),
    onDone: ({ name }) => {
      toast({ title: 'Machine Added', text: `${name} is waiting for approval.` })
      onClose()
    },
    failTitle: 'Failed to Add Machine',
    failText: 'There was an error adding the machine',
    draftKey: 'machine',
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Add New Machine"
      lead="We approve new machines before assigning work."
      form={form}
      submitLabel="Add machine"
      columns
    >
      <MachineFields control={form.form.control} />
    </FormDialog>
  )
}
