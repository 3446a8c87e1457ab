'use client'

import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { send } from '@/lib/client/api'
import type { Supplier } from '@/lib/contract/people/account'

type Props = { supplier: Supplier; open: boolean; onClose: () => void }

/** Names a supplier's category in the admin's own words, when the list has no word for it. */
export default function OwnCategory({ supplier, open, onClose }: Props) {
  const toast = useToast()
  const form = useContractForm({
    schema: () => import('@/lib/contract/people/account-forms').then((contract) => contract.OwnCategory),
    defaults: { mainProcessCategory: '' },
    submit: (values) => send('PATCH /api/suppliers/{id}', { id: supplier.id, ...values }),
    onDone: ({ companyName, mainProcessCategory }) => {
      toast({ title: 'Category updated', text: `${companyName}: ${mainProcessCategory}` })
      onClose()
    },
    failTitle: 'Error',
    failText: 'Failed to update process category',
    failFollowed: true,
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Category of ${supplier.companyName}`}
      form={form}
      submitLabel="Save category"
    >
      <TextField
        control={form.form.control}
        name="mainProcessCategory"
        label="Other category"
        maxLength={200}
        required
      />
    </FormDialog>
  )
}
