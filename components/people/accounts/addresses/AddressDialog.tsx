'use client'

import { useWatch } from 'react-hook-form'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { FormWide } from '@/components/ui/form/Form'
import { SelectField } from '@/components/ui/form/SelectField'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { PinField } from '@/components/ui/form/PinField'
import { send } from '@/lib/client/api'
import type { Address } from '@/lib/contract/people/addresses'
import { statesOfAddresses } from '@/lib/terms/gst-states'
import { GstinField } from '../GstinField'

type Props = {
  /** Null for a new one. */
  address: Address | null
  open: boolean
  onClose: () => void
  onSaved?: (address: Address) => void
}

/** Adds an address, or changes one. */
export default function AddressDialog({ address, open, onClose, onSaved }: Props) {
  const toast = useToast()
  const form = useContractForm({
    schema: () =>
      import('@/lib/contract/people/addresses').then(({ AddressForm }) => AddressForm.omit({ isDefault: true })),
    defaults: {
      label: address?.label ?? '',
      line1: address?.line1 ?? '',
      line2: address?.line2 ?? '',
      city: address?.city ?? '',
      pin: address?.pin ?? '',
      stateCode: address?.stateCode ?? '',
      gstin: address?.gstin ?? '',
    },
    submit: (values) =>
      address ? send('PATCH /api/addresses/{id}', { ...values, id: address.id }) : send('POST /api/addresses', values),
    onDone: (saved) => {
      const text = `${saved.label} can be chosen for inquiries.`
      toast({ title: address ? 'Address changed' : 'Address added', text })
      onSaved?.(saved)
      onClose()
    },
    failTitle: 'Address Not Saved',
    failText: 'The address could not be saved',
  })
  const { control } = form.form
  const stateCode = useWatch({ control, name: 'stateCode' })
  return (
    <FormDialog
      columns
      open={open}
      onClose={onClose}
      title={address ? 'Edit Address' : 'Add address'}
      lead={address ? 'Inquiries that you have submitted keep the address as it was.' : undefined}
      form={form}
      submitLabel={address ? 'Save' : 'Add address'}
    >
      <FormWide>
        <TextField
          control={control}
          name="label"
          label="Name"
          placeholder="e.g. Works, Stores"
          required
          maxLength={60}
        />
      </FormWide>
      <FormWide>
        <TextField
          control={control}
          name="line1"
          label="Address"
          required
          maxLength={200}
          autoComplete="address-line1"
        />
      </FormWide>
      <FormWide>
        <TextField control={control} name="line2" label="Address Line 2" maxLength={200} autoComplete="address-line2" />
      </FormWide>
      <TextField control={control} name="city" label="City" required maxLength={100} autoComplete="address-level2" />
      <PinField control={control} name="pin" label="PIN Code" stateCode={stateCode} required />
      <SelectField
        control={control}
        name="stateCode"
        label="State"
        placeholder="Select a state"
        options={statesOfAddresses}
        required
      />
      <GstinField control={control} name="gstin" stateCode={stateCode} />
    </FormDialog>
  )
}
