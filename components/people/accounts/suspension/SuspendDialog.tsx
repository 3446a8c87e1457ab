'use client'

import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { decide } from '@/lib/client/api'
import type { Account } from '@/lib/contract/people/account'
import { Consequences } from './Consequences'

type Props = { account: Pick<Account, 'id' | 'role' | 'companyName'>; open: boolean; onClose: () => void }

/** An admin suspends a company and says why: the company reads the reason. */
export default function SuspendDialog({ account, open, onClose }: Props) {
  const { id, role, companyName } = account
  const toast = useToast()
  const form = useContractForm({
    schema: () => import('@/lib/contract/people/account-forms').then((contract) => contract.Suspension),
    defaults: { reason: '' },
    submit: ({ reason }) => decide('PATCH /api/users/{id}/suspend', { id, reason }),
    onDone: () => {
      toast({ title: 'Suspended', text: `${companyName} is signed out. We email its people.` })
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
      lead="It can still sign in and look at everything, and running orders continue."
      form={form}
      submitLabel={`Suspend ${role}`}
      tone="danger"
    >
      <Consequences account={account} />
      <TextField
        control={form.form.control}
        name="reason"
        label="Reason"
        help="At least 10 characters. The company sees it"
        multiline
        required
        maxLength={1000}
      />
    </FormDialog>
  )
}
