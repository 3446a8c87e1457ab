'use client'

import { useEffect } from 'react'
import { TextField } from '@/components/ui/form/TextField'
import { Form, FormActions, FormWide } from '@/components/ui/form/Form'
import { SubmitButton } from '@/components/ui/controls/SubmitButton'
import { useToast } from '@/components/ui/feedback/Toasts'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { send } from '@/lib/client/api'
import type { Supplier } from '@/lib/contract/people/account'
import { CategoryField } from './CategoryField'
import { GstinField } from './GstinField'

/** What an admin edits of a supplier. */
export function SupplierForm({ supplier }: { supplier: Supplier }) {
  const toast = useToast()
  const { form, ...rest } = useContractForm({
    schema: () => import('@/lib/contract/people/account-forms').then((contract) => contract.SupplierEdit),
    defaults: valuesOf(supplier),
    submit: (values) => send('PATCH /api/suppliers/{id}', { id: supplier.id, ...values }),
    onDone: (saved) => {
      reset(valuesOf(saved))
      toast({ title: 'Supplier updated', text: `${saved.companyName} is saved.` })
    },
    failTitle: 'Error',
    failText: 'Failed to update supplier',
    failFollowed: true,
  })
  const { control, reset } = form
  // Takes over fields that somebody else changed meanwhile, or saving would undo them; keeps what is being typed.
  useEffect(() => reset(valuesOf(supplier), { keepDirtyValues: true }), [supplier, reset])
  return (
    <Form {...rest} label="Supplier details" columns>
      <TextField control={control} name="companyName" label="Company name" required />
      <TextField control={control} name="contactName" label="Contact name" required />
      <TextField control={control} name="email" label="Email" type="email" required />
      <TextField control={control} name="phone" label="Phone" type="tel" required />
      <FormWide>
        <TextField control={control} name="address" label="Address" multiline required />
      </FormWide>
      <GstinField control={control} name="gstNumber" />
      <CategoryField control={control} name="mainProcessCategory" />
      <FormWide>
        <TextField control={control} name="notes" label="Notes" help="Visible to admins only" multiline />
      </FormWide>
      <FormActions>
        <SubmitButton busy={rest.busy}>Save supplier</SubmitButton>
      </FormActions>
    </Form>
  )
}

const valuesOf = (supplier: Supplier) => ({
  companyName: supplier.companyName,
  contactName: supplier.contactName,
  email: supplier.email,
  phone: supplier.phone ?? '',
  address: supplier.address ?? '',
  gstNumber: supplier.gstNumber ?? '',
  mainProcessCategory: supplier.mainProcessCategory ?? '',
  notes: supplier.notes ?? '',
})
