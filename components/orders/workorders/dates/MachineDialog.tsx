'use client'

import { useToast } from '@/components/ui/feedback/Toasts'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { SelectField } from '@/components/ui/form/SelectField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { send } from '@/lib/client/api'
import type { Workorder } from '@/lib/contract/orders/workorders'
import type { Machine } from '@/lib/contract/trade/machines'
import { displayId } from '@/lib/terms/nouns'
import { titleOf } from '../labels'

type Props = { order: Workorder; machines: readonly Machine[]; open: boolean; onClose: () => void }

/** Chooses one of the supplier's approved machines for an order. */
export default function MachineDialog({ order, machines, open, onClose }: Props) {
  const toast = useToast()
  const { id } = order
  const shownId = displayId('workorder', id)
  const form = useContractForm({
    schema: () => import('@/lib/contract/orders/workorders').then(({ workorders }) => workorders.setMachine.body),
    defaults: { machineId: String(order.machineId ?? '') },
    submit: (values) => send('PATCH /api/workorders/{id}/machine', { ...values, id }),
    onDone: ({ machineName }) => {
      toast({ title: 'Machine saved', text: `${shownId} is made on ${machineName}.` })
      onClose()
    },
    failTitle: 'Not saved',
    failText: 'Please try again.',
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Machine of the order"
      lead={`${shownId} · ${titleOf(order)}`}
      form={form}
      submitLabel="Save"
    >
      <SelectField
        control={form.form.control}
        name="machineId"
        label="Machine"
        help={machines.length ? 'The process of the order follows it.' : 'There is no approved machine yet.'}
        placeholder="Choose a machine"
        options={machines.map(({ id, name, model }) => ({ value: id, label: `${name} · ${model}` }))}
        required
      />
    </FormDialog>
  )
}
