'use client'

import Link from 'next/link'
import { useState } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import type { z } from 'zod'
import { SelectField } from '@/components/ui/form/SelectField'
import { TextField } from '@/components/ui/form/TextField'
import { Fold } from '@/components/ui/layout/Fold'
import { FormColumns, FormWide } from '@/components/ui/form/Form'
import type { Address } from '@/lib/contract/people/addresses'
import type { InquiryForm } from '@/lib/contract/trade/inquiries'
import { addressLine } from '@/lib/rules/people/address'

type Props = {
  control: Control<z.input<typeof InquiryForm>, unknown, z.output<typeof InquiryForm>>
  addresses: readonly Address[]
}

/** What a buyer's own system calls the part, and where it goes: folded, since many have neither. */
export function InquiryReferences({ control, addresses }: Props) {
  const [toggled, setToggled] = useState<boolean>()
  const given = useWatch({ control, name: ['partNumber', 'drawingRevision', 'addressId'] })
  const options = addresses.map((one) => ({ value: one.id, label: `${one.label}: ${addressLine(one)}` }))
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
          <SelectField
            control={control}
            name="addressId"
            label="Deliver to"
            placeholder={options.length ? 'Decide later' : 'No addresses yet'}
            options={options}
            help={
              <>
                Suppliers see the state only. <Link href="/customer/profile?tab=addresses">Manage addresses</Link>
              </>
            }
          />
        </FormWide>
      </FormColumns>
    </Fold>
  )
}
