'use client'

import { SelectField } from '@/components/ui/form/SelectField'
import { TextField } from '@/components/ui/form/TextField'
import { FormTitle, FormWide } from '@/components/ui/form/Form'
import type { useContractForm } from '@/components/ui/form/useContractForm'
import { useApi } from '@/lib/client/api'
import type { Request } from '@/lib/contract/core/endpoint'
import type { Machine, machines } from '@/lib/contract/trade/machines'

type Form = Request<typeof machines.add>
type Control = ReturnType<typeof useContractForm<Form, unknown, unknown>>['form']['control']

/** The plate of a machine to fill in. Only processes that an admin has approved can be chosen. */
export function MachineFields({ control }: { control: Control }) {
  const { data } = useApi('GET /api/processes', { status: 'approved', sort: 'name', limit: 500 })
  const choices = data?.items.map(({ id, name }) => ({ value: id, label: name })) ?? []
  return (
    <>
      <TextField control={control} name="name" label="Machine name" required placeholder="VMC, bay 2" />
      <TextField control={control} name="type" label="Type" required placeholder="Vertical machining centre" />
      <TextField control={control} name="model" label="Model" required placeholder="BMV 45 TC24" />
      <TextField control={control} name="serialNumber" label="Serial number" />
      <FormWide>
        <SelectField
          control={control}
          name="processId"
          label="Associated process"
          placeholder="None"
          options={choices}
          help={data && !choices.length ? 'None of your processes is approved yet.' : 'One of your approved processes.'}
        />
      </FormWide>
      <FormTitle title="Specifications" />
      <TextField control={control} name="specifications.capacity" label="Capacity" placeholder="500 kg" />
      <TextField control={control} name="specifications.travel" label="Travel" placeholder="600 × 450 × 500 mm" />
      <TextField control={control} name="specifications.spindleSpeed" label="Spindle speed" placeholder="8,000 rpm" />
      <TextField control={control} name="specifications.workpieceSize" label="Workpiece size" placeholder="Ø 400 mm" />
      <TextField control={control} name="specifications.powerRating" label="Power rating" placeholder="15 kW" />
      <FormWide>
        <TextField control={control} name="specifications.description" label="Description" multiline />
      </FormWide>
    </>
  )
}

/** The form of a machine as it stands; without one, empty. */
export function machineForm(machine?: Machine) {
  const s = machine?.specifications
  return {
    name: machine?.name ?? '',
    type: machine?.type ?? '',
    model: machine?.model ?? '',
    serialNumber: machine?.serialNumber ?? '',
    processId: machine?.processId ?? ('' as const),
    specifications: {
      capacity: s?.capacity ?? '',
      travel: s?.travel ?? '',
      spindleSpeed: s?.spindleSpeed ?? '',
      workpieceSize: s?.workpieceSize ?? '',
      powerRating: s?.powerRating ?? '',
      description: s?.description ?? '',
    },
  }
}
