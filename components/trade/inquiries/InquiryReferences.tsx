'use client'

import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { TextField } from '@/components/ui/form/TextField'
import { Fold } from '@/components/ui/layout/Fold'
import { FormColumns, FormWide } from '@/components/ui/form/Form'
import type { Address } from '@/lib/contract/people/addresses'
import { DeliverTo } from './DeliverTo'
import type { InquiryControl } from './inquiry-control'

type Props = {
  control: InquiryControl
  addresses: readonly Address[]
}

/** What a buyer's own system calls the part, and where it goes: folded, since many have neither. */
export function InquiryReferences({ control, addresses }: Props) {
  const [toggled, setToggled] = useState<boolean>()
  const given = useWatch({ control, name: ['partNumber', 'drawingRevision', 'addressId'] })
  return (
    <Fold
      summary="References and delivery"
      open={toggled ?? given.some(Boolean)}
      onToggle={(event) => setToggled(event.currentTarget.open)}
    >
      <FormColumns>
        <TextField control={control} name="partNumber" label="Part number" maxLength={60} readByOtherSide />
        <TextField control={control} name="drawingRevision" label="Drawing revision" maxLength={20} readByOtherSide />
        <FormWide>
          <DeliverTo control={control} addresses={addresses} />
        </FormWide>
      </FormColumns>
    </Fold>
  )
}
