'use client'

import { Form } from '@/components/ui/form/Form'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { SubmitButton } from '@/components/ui/controls/SubmitButton'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { useNavigateWithToast } from '@/components/ui/feedback/useNavigateWithToast'
import { call } from '@/lib/client/call'
import { NewPasswordFields } from '../NewPasswordFields'

/** Sets the password by the link of a mail: a forgotten one, or the first one of an invited supplier. */
export function ResetForm({ token }: { token: string }) {
  const { go, going } = useNavigateWithToast()
  const { form, ...rest } = useContractForm({
    schema: () => import('@/lib/contract/people/account-forms').then((contract) => contract.PasswordReset),
    defaults: { token, newPassword: '', confirmPassword: '' },
    submit: (values) => call('POST /api/password/reset', values),
    onDone: () => go('/auth', { title: 'Password set', text: 'Sign in with your new password.' }, { replace: true }),
    failTitle: 'Password Change Failed',
    failText: 'There was an error changing your password',
  })
  const { control } = form
  return (
    <Form {...rest} label="Set a password">
      <NewPasswordFields control={control} name="newPassword" label="New password" confirmName="confirmPassword" />
      <SubmitButton busy={rest.busy || going} size="large" fullWidth>
        Set password
      </SubmitButton>
      <LinkButton href="/auth?forgot=1" variant="text" fullWidth>
        Request a new link
      </LinkButton>
    </Form>
  )
}
