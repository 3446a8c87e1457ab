'use client'

import { TextField } from '@/components/ui/form/TextField'
import { FormWide } from '@/components/ui/form/Form'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { send } from '@/lib/client/api'
import { CategoryField } from './CategoryField'
import { GstinField } from './GstinField'

const empty = {
  companyName: '',
  contactName: '',
  email: '',
  phone: '',
  address: '',
  gstNumber: '',
  mainProcessCategory: '',
}

/** Adds a supplier that an admin knows: verified from the start, invited by mail. */
export function AddSupplier({ open, onClose }: { open: boolean; onClose: () => void }) {
  const toast = useToast()
  const form = useContractForm({
    schema: () => import('@/lib/contract/people/account-forms').then((contract) => contract.SupplierCreation),
    defaults: empty,
    submit: (values) => send('POST /api/suppliers', values),
    onDone: ({ companyName, email }) => {
      toast({
        title: 'Supplier added',
        text: `${companyName} is verified. We sent a link to set the password to ${email}.`,
      })
      onClose()
    },
    failTitle: 'Error',
    failText: 'Failed to add supplier',
    draftKey: 'supplier',
  })
  const { control } = form.form
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Add New Supplier"
      lead="Verified right away. We email the supplier a link to set a password."
      form={form}
      submitLabel="Add supplier"
      columns
    >
      <TextField control={control} name="companyName" label="Company name" required />
      <TextField control={control} name="contactName" label="Contact name" required />
      <TextField control={control} name="email" label="Email" type="email" required />
      <TextField control={control} name="phone" label="Phone" type="tel" required />
      <FormWide>
        <TextField control={control} name="address" label="Address" required />
      </FormWide>
      <GstinField control={control} name="gstNumber" />
      <CategoryField control={control} name="mainProcessCategory" />
    </FormDialog>
  )
}
