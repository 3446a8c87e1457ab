'use client'

import { useRouter } from 'next/navigation'
import { Form } from '@/components/ui/Form'
import { LinkButton } from '@/components/ui/LinkButton'
import { SubmitButton } from '@/components/ui/SubmitButton'
import { useToast } from '@/components/ui/Toasts'
import { useContractForm } from '@/components/ui/useContractForm'
import { call } from '@/lib/client/call'
import { NewPasswordFields } from './NewPasswordFields'

/** Sets the password by the link of a mail: a forgotten one, or the first one of an invited supplier. */
export function ResetForm({ token }: { token: string }) {
  const toast = useToast()
  const router = useRouter()
  const { form, ...rest } = useContractForm({
    schema: () => import('@/lib/contract/account-forms').then((contract) => contract.PasswordReset),
    defaults: { token, newPassword: '', confirmPassword: '' },
    submit: (values) => call('POST /api/password/reset', values),
    onDone: () => {
      toast({ title: 'Password set', text: 'Sign in with your new password.' })
      router.replace('/auth')
    },
    failTitle: 'Password Change Failed',
    failText: 'There was an error changing your password',
  })
  const { control } = form
  return (
    <Form {...rest} label="Set a password">
      <NewPasswordFields control={control} name="newPassword" label="New Password" confirmName="confirmPassword" />
      <SubmitButton busy={rest.busy} size="large" fullWidth>
        Set password
      </SubmitButton>
      <LinkButton href="/auth?forgot=1" variant="text" fullWidth>
        Ask for a new link
      </LinkButton>
    </Form>
  )
}
