'use client'

import { FormDialog } from '@/components/ui/dialog/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { decide } from '@/lib/client/api'
import type { Account } from '@/lib/contract/accounts/account'

type Props = { account: Pick<Account, 'id' | 'role' | 'companyName'>; open: boolean; onClose: () => void }

const follows = {
  customer: 'Its people are signed out, its inquiries leave suppliers’ lists, and it can’t accept quotations.',
  supplier: 'Its people are signed out, its quotations can’t be accepted, and it gets no work orders.',
  admin: '',
}

/** An admin suspends a company and says why: the company reads the reason. */
export default function SuspendDialog({ account: { id, role, companyName }, open, onClose }: Props) {
  const toast = useToast()
  const form = useContractForm({
    schema: () => import('@/lib/contract/accounts/account-forms').then((contract) => contract.Suspension),
    defaults: { reason: '' },
    submit: ({ reason }) => decide('PATCH /api/users/{id}/suspend', { id, reason }),
    onDone: () => {
      toast({ title: 'Suspended', text: `${companyName} is signed out.` })
      onClose()
    },
    failTitle: 'Error',
    failText: 'The company was not suspended',
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Suspend ${companyName}?`}
      lead={`${follows[role]} It can still sign in and read; running orders continue.`}
      form={form}
      submitLabel="Suspend"
      tone="danger"
    >
      <TextField
        control={form.form.control}
        name="reason"
        label="Reason"
        help="The company reads it"
        multiline
        required
        maxLength={1000}
      />
    </FormDialog>
  )
}
