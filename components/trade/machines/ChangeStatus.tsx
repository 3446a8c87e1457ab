'use client'

import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { NumberField } from '@/components/ui/form/NumberField'
import { RadioCards } from '@/components/ui/form/RadioCards'
import { TextField } from '@/components/ui/form/TextField'
import { FormWide } from '@/components/ui/form/Form'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { Overlay, type OverlayProps } from '@/components/ui/overlay/Overlay'
import { send } from '@/lib/client/api'
import type { Machine } from '@/lib/contract/trade/machines'
import { machineFlow } from '@/lib/rules/trade/flows/machine-flow'

const meanings = { idle: 'Free for work', running: 'On a job now', maintenance: 'Out of service' }

/** Sets a machine's status; available hours only while it runs. Open while there is a machine. */
export const ChangeStatus = ({ machine, onClose }: { machine?: Machine; onClose: () => void }) => (
  <Overlay of={machine} onClose={onClose}>
    {(overlay, machine) => <StatusDialog machine={machine} {...overlay} />}
  </Overlay>
)

function StatusDialog({ machine, open, onClose }: { machine: Machine } & OverlayProps) {
  const toast = useToast()
  const hours = machine.specifications.availableHours
  const form = useContractForm({
    schema: () => import('@/lib/contract/trade/machines').then((contract) => contract.MachineStatusForm),
    defaults: { status: machine.status, availableHours: hours ?? '', notes: '' },
    submit: ({ status, notes, availableHours }) =>
      send('PATCH /api/machines/{id}/status', {
        id: machine.id,
        status,
        notes,
        // Only while running; an emptied field clears the hours.
        ...(status === 'running' && (availableHours ?? hours) !== null && { availableHours: availableHours ?? null }),
      }),
    onDone: ({ name, status }) => {
      toast({ title: 'Status Updated', text: `${name} is ${machineFlow.states[status].label.toLowerCase()} now.` })
      onClose()
    },
    failTitle: 'Failed to Update Status',
    failText: 'There was an error updating the machine status',
  })
  const { control, setValue } = form.form
  const running = useWatch({ control, name: 'status' }) === 'running'
  useEffect(() => {
    // A hidden field is not validated.
    if (!running) setValue('availableHours', '')
  }, [running, setValue])
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Update Machine Status"
      tab={`Update Machine Status: ${machine.name}`}
      lead={machine.name}
      form={form}
      submitLabel="Update status"
      columns
    >
      <FormWide>
        <RadioCards
          control={control}
          name="status"
          label="Status"
          required
          options={machineFlow
            .moves(machine.status, 'supplier')
            .map((value) => ({ value, label: machineFlow.states[value].label, text: meanings[value] }))}
        />
      </FormWide>
      {running && (
        <NumberField
          control={control}
          name="availableHours"
          label="Available hours"
          help="Hours of work it can still take on, 1 to 1000."
        />
      )}
      <FormWide>
        <TextField control={control} name="notes" label="Notes" multiline />
      </FormWide>
    </FormDialog>
  )
}
