'use client'

import { CurrentPasswordField } from '@/components/ui/form/CurrentPasswordField'
import { Form, FormActions } from '@/components/ui/form/Form'
import { SubmitButton } from '@/components/ui/controls/SubmitButton'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { useNavigateWithToast } from '@/components/ui/feedback/useNavigateWithToast'
import { call } from '@/lib/client/call'
import { onSessionEnded } from '@/lib/client/session'
import { NewPasswordFields } from '../NewPasswordFields'

/** Changes the own password; every session ends with it, so the person signs in again. */
export function PasswordForm() {
  const { go, going } = useNavigateWithToast()
  const { form, ...rest } = useContractForm({
    schema: () => import('@/lib/contract/people/account-forms').then((contract) => contract.PasswordChange),
    defaults: { currentPassword: '', newPassword: '', confirmPassword: '' },
    submit: (values) => call('POST /api/user/password', values),
    onDone: () => {
      const text = 'You have been signed out everywhere. Please sign in with the new password.'
      onSessionEnded(null)
      go('/auth', { title: 'Password changed', text }, { replace: true, anew: true })
    },
    failTitle: 'Password Change Failed',
    failText: 'There was an error changing your password',
  })
  const { control } = form
  return (
    <Form {...rest} label="Change password">
      <CurrentPasswordField control={control} name="currentPassword" />
      <NewPasswordFields control={control} name="newPassword" label="New password" confirmName="confirmPassword" />
      <FormActions>
        <SubmitButton busy={rest.busy || going}>Change password</SubmitButton>
      </FormActions>
    </Form>
  )
}
