'use client'

import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { SelectField } from '@/components/ui/form/SelectField'
import { TextField } from '@/components/ui/form/TextField'
import { Fold } from '@/components/ui/layout/Fold'
import { FormColumns } from '@/components/ui/form/Form'
import { useApi } from '@/lib/client/api'
import type { QuotationControl } from './control'

const approved = { approvalStatus: 'approved' as const, sort: 'name', limit: 100 }

/** The machine and its hours, for the supplier itself and admins. */
export function Plan({ control }: { control: QuotationControl }) {
  const [toggled, setToggled] = useState<boolean>()
  const given = useWatch({ control, name: ['machineId', 'hours'] })
  const open = toggled ?? given.some(Boolean)
  const { data } = useApi('GET /api/machines', open ? approved : null)
  return (
    <Fold
      summary="Your plan: only you and Jobwork see it"
      open={open}
      onToggle={(event) => setToggled(event.currentTarget.open)}
    >
      <FormColumns>
        <SelectField
          control={control}
          name="machineId"
          label="Machine"
          placeholder="Not decided"
          options={(data?.items ?? []).map(({ id, name, model }) => ({ value: id, label: `${name}, ${model}` }))}
        />
        <TextField control={control} name="hours" label="Hours on it" />
      </FormColumns>
    </Fold>
  )
}
