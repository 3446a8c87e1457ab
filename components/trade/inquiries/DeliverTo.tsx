'use client'

import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { Button } from '@/components/ui/controls/Button'
import { SelectField } from '@/components/ui/form/SelectField'
import { lazy } from '@/components/ui/hooks/lazy'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { May } from '@/lib/client/viewer'
import type { Address } from '@/lib/contract/people/addresses'
import { addressLine } from '@/lib/rules/people/address'
import type { InquiryControl } from './inquiry-control'

const AddressDialog = lazy(() => import('@/components/people/accounts/addresses/AddressDialog'), { ahead: false })

type Props = { control: InquiryControl; addresses: readonly Address[] }

/** Where the parts go: one of the own addresses, or a new one. */
export function DeliverTo({ control, addresses }: Props) {
  const options = addresses.map((one) => ({ value: one.id, label: `${one.label}: ${addressLine(one)}` }))
  return (
    <>
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
    </>
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
