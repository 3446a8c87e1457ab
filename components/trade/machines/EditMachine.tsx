'use client'

import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { useLastOpenValue } from '@/components/ui/hooks/useLastOpenValue'
import { send } from '@/lib/client/api'
import type { Machine } from '@/lib/contract/trade/machines'
import { machineForm, MachineFields } from './MachineFields'

/** Corrects a machine that isn't approved, and so submits it again. */
export function EditMachine({ machine, onClose }: { machine?: Machine; onClose: () => void }) {
  const toast = useToast()
  const kept = useLastOpenValue(machine)
  const form = useContractForm({
    schema: () => import('@/lib/contract/trade/machines').then((contract) => contract.MachineForm),
    defaults: machineForm(kept),
    submit: (values) => send('PATCH /api/machines/{id}', { id: kept!.id, ...values }),
    onDone: ({ name }) => {
      toast({ title: 'Machine Updated', text: `${name} is submitted for approval again.` })
      onClose()
    },
    failTitle: 'Failed to Update Machine',
    failText: 'There was an error updating the machine',
  })
  return (
    <FormDialog
      open={Boolean(machine)}
      onClose={onClose}
      title="Edit Machine"
      tab={`Edit Machine: ${kept?.name}`}
      lead="Saving submits it for approval again."
      form={form}
      submitLabel="Save and resubmit"
      columns
    >
      <MachineFields control={form.form.control} />
    </FormDialog>
  )
}
