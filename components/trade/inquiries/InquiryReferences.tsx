'use client'

import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useController, useWatch, type Control } from 'react-hook-form'
import type { z } from 'zod'
import { Button } from '@/components/ui/controls/Button'
import { SelectField } from '@/components/ui/form/SelectField'
import { TextField } from '@/components/ui/form/TextField'
import { lazy } from '@/components/ui/hooks/lazy'
import { Fold } from '@/components/ui/layout/Fold'
import { FormColumns, FormWide } from '@/components/ui/form/Form'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { May } from '@/lib/client/viewer'
import type { Address } from '@/lib/contract/people/addresses'
import type { InquiryForm } from '@/lib/contract/trade/inquiries'
import { addressLine } from '@/lib/rules/people/address'

const AddressDialog = lazy(() => import('@/components/people/accounts/addresses/AddressDialog'), { ahead: false })

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
            help="Suppliers see the state only."
          />
          <May act="address.add">
            <NewAddress control={control} />
          </May>
        </FormWide>
      </FormColumns>
    </Fold>
  )
}

/** Adds an address without leaving the form, which then has it chosen. */
function NewAddress({ control }: Pick<Props, 'control'>) {
  const { field } = useController({ control, name: 'addressId' })
  const [adds, setAdds] = useState(false)
  return (
    <>
      <Button size="small" startIcon={<Plus size={16} aria-hidden />} onClick={() => setAdds(true)}>
        New address
      </Button>
      <Overlay of={adds} onClose={() => setAdds(false)}>
        {(overlay) => (
          <AddressDialog {...overlay} address={null} onSaved={(address) => field.onChange(String(address.id))} />
        )}
      </Overlay>
    </>
  )
}
