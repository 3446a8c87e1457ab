'use client'

import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { CurrentPasswordField } from '@/components/ui/form/CurrentPasswordField'
import type { OverlayProps } from '@/components/ui/overlay/Overlay'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { send } from '@/lib/client/api'
import type { Session } from '@/lib/contract/people/sessions'

/** What is signed out: one device, or all but this one. */
export type Ending = Session | 'others'

/** Asks for the password before other devices are signed out: a thief of this session could lock the owner out. */
export function SignOutDialog({ ending, open, onClose }: { ending: Ending } & OverlayProps) {
  const toast = useToast()
  const device = ending === 'others' ? null : ending.device
  const form = useContractForm({
    schema: () => import('@/lib/contract/people/account-forms').then((contract) => contract.PasswordConfirmation),
    defaults: { currentPassword: '' },
    submit: (values) =>
      ending === 'others'
        ? send('POST /api/sessions/end-others', values)
        : send('POST /api/sessions/{id}/end', { ...values, id: ending.id }),
    onDone: () => {
      toast({ title: 'Signed out', text: `${device ?? 'Every other device'} has to sign in again.` })
      onClose()
    },
    failTitle: 'Sign-out Failed',
    failText: 'Nothing was signed out',
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={device ? `Sign out ${device}?` : 'Sign out all others?'}
      lead="Enter your password to confirm."
      form={form}
      submitLabel="Sign out"
    >
      <CurrentPasswordField control={form.form.control} name="currentPassword" />
    </FormDialog>
  )
}
