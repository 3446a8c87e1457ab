'use client'

import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { decide } from '@/lib/client/api'
import type { Account } from '@/lib/contract/people/account'

type Props = { account: Pick<Account, 'id' | 'companyName'>; open: boolean; onClose: () => void }

/** An admin lifts a suspension. */
export default function ReinstateDialog({ account: { id, companyName }, open, onClose }: Props) {
  const toast = useToast()
  const form = useContractForm({
    schema: () => import('@/lib/contract/people/account-forms').then((contract) => contract.Reinstatement),
    defaults: { reason: '' },
    submit: ({ reason }) => decide('PATCH /api/users/{id}/reinstate', { id, reason }),
    onDone: () => {
      toast({ title: 'Reinstated', text: `${companyName} can trade again.` })
      onClose()
    },
    failTitle: 'Error',
    failText: 'The company was not reinstated',
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Reinstate ${companyName}?`}
      lead="Everything works as before at once. We email its people."
      form={form}
      submitLabel="Reinstate"
    >
      <TextField
        control={form.form.control}
        name="reason"
        label="Reason"
        help="Optional, for the audit log. Visible to admins only"
        multiline
        maxLength={1000}
      />
    </FormDialog>
  )
}
