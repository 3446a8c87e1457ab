'use client'

import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { RadioCards } from '@/components/ui/form/RadioCards'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { decide } from '@/lib/client/api'
import { Problem } from '@/lib/contract/core/problem'
import type { Account } from '@/lib/contract/people/account'

const choices = [
  { value: 'changes', label: 'Ask for changes', text: 'Something is missing or wrong' },
  { value: 'rejected', label: 'Reject', text: 'We don’t accept the company as it is' },
]
const calls = { changes: 'PATCH /api/users/{id}/changes', rejected: 'PATCH /api/users/{id}/reject' } as const

type Props = {
  account: Pick<Account, 'id' | 'role' | 'companyName' | 'recheck'>
  open: boolean
  onClose: () => void
  /** It is refused, by this admin or by a faster one. */
  onDone?: () => void
}

/** An admin asks a company for changes or rejects it, and says why: the company reads the reason and can submit again. */
export default function RefuseDialog({ account: { id, role, companyName, recheck }, open, onClose, onDone }: Props) {
  const toast = useToast()
  const noun = role === 'supplier' ? 'Supplier' : 'Customer'
  const form = useContractForm({
    schema: () => import('@/lib/contract/people/account-forms').then((contract) => contract.AccountDecision),
    defaults: { decision: 'changes', reason: '' },
    submit: async ({ decision, reason }: { decision: keyof typeof calls; reason: string }) => {
      try {
        await decide(calls[decision], { id, reason })
        toast({ title: decision === 'rejected' ? `${noun} rejected` : 'Changes asked', text: companyName })
      } catch (error) {
        if (!(error instanceof Problem && error.code === 'conflict')) throw error
        toast({ title: 'Error', text: `${error.message}. Another admin was faster.`, tone: 'warning' })
      }
    },
    onDone: () => {
      onClose()
      onDone?.()
    },
    failTitle: 'Error',
    failText: `Failed to reject ${noun.toLowerCase()}`,
  })
  const { control, watch } = form.form
  const rejects = watch('decision') === 'rejected'
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Reject ${companyName} or ask for changes`}
      lead={`We email the company your reason. It can correct its profile and submit it again.${recheck ? ' Its running orders continue.' : ''}`}
      form={form}
      submitLabel={rejects ? `Reject ${noun.toLowerCase()}` : 'Ask for changes'}
      tone={rejects ? 'danger' : 'primary'}
    >
      <RadioCards control={control} name="decision" label="Decision" options={choices} />
      <TextField control={control} name="reason" label="Reason" multiline required />
    </FormDialog>
  )
}
