'use client'

import { useEffect, useState } from 'react'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { SelectField } from '@/components/ui/form/SelectField'
import { TextField } from '@/components/ui/form/TextField'
import { useToast } from '@/components/ui/feedback/Toasts'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { send } from '@/lib/client/api'
import { newKey } from '@/lib/client/idempotency-key'
import type { Machine } from '@/lib/contract/trade/machines'
import type { Process } from '@/lib/contract/trade/processes'
import { displayId } from '@/lib/terms/nouns'
import { fits, processLabel } from './matching'

type Props = {
  open: boolean
  machines: readonly Machine[]
  processes: readonly Process[]
  /** Chosen from the start. */
  machineId: number | null
  onClose: () => void
}

/** Asks for work for one of the own machines. */
export default function RequestDialog({ open, machines, processes, machineId, onClose }: Props) {
  const toast = useToast()
  const [idempotencyKey] = useState(newKey)
  const wanted = machines.find((machine) => machine.id === machineId)
  const form = useContractForm({
    schema: () => import('@/lib/contract/trade/workorder-requests').then((contract) => contract.WorkorderRequestForm),
    defaults: { processId: String(wanted?.processId ?? ''), machineId: String(wanted?.id ?? ''), notes: '' },
    submit: (values) => send('POST /api/workorderrequests', values, { idempotencyKey }),
    failTitle: 'Request Failed',
    failText: 'Failed to submit work order request',
    onDone: ({ id, machineName }) => {
      const shownId = displayId('workorderrequest', id)
      toast({ title: 'Request Submitted', text: `${shownId} for ${machineName} is with our team.` })
      onClose()
    },
  })
  const { control, watch, getValues, setValue } = form.form

  const process = Number(watch('processId')) || null
  const fitting = machines.filter((machine) => fits(machine, process))
  useEffect(() => {
    const chosen = machines.find((machine) => machine.id === Number(getValues('machineId')))
    if (chosen && !fits(chosen, process)) setValue('machineId', '')
  }, [process, machines, getValues, setValue])

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Request Work Order"
      tab={wanted && `Request Work Order: ${wanted.name}`}
      lead="We look for work that fits your machine and assign it to you."
      form={form}
      submitLabel="Send request"
    >
      <SelectField
        control={control}
        name="processId"
        label="Process"
        required
        placeholder="Choose a process"
        options={processes.map((p) => ({ value: p.id, label: processLabel(p) }))}
        help={processes.length ? undefined : 'You have no processes yet. Add one under Processes first.'}
      />
      <SelectField
        control={control}
        name="machineId"
        label="Machine"
        required
        placeholder="Choose a machine"
        options={fitting.map(({ id, name, model }) => ({ value: id, label: `${name} · ${model}` }))}
        help={fitting.length ? undefined : 'None of your approved machines does this process.'}
      />
      <TextField
        control={control}
        name="notes"
        label="Notes"
        multiline
        placeholder="Free from when, how many shifts, which sizes"
      />
    </FormDialog>
  )
}
