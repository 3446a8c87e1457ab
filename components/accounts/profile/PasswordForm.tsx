'use client'

import { PasswordField } from '@/components/ui/form/PasswordField'
import { Form, FormActions } from '@/components/ui/form/Form'
import { SubmitButton } from '@/components/ui/form/SubmitButton'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { useNavigateWithToast } from '@/components/ui/hooks/useNavigateWithToast'
import { call } from '@/lib/client/call'
import { NewPasswordFields } from '../NewPasswordFields'

/** Changes the own password; every session ends with it, so the person signs in again. */
export function PasswordForm() {
  const { go, going } = useNavigateWithToast()
  const { form, ...rest } = useContractForm({
    schema: () => import('@/lib/contract/account-forms').then((contract) => contract.PasswordChange),
    defaults: { currentPassword: '', newPassword: '', confirmPassword: '' },
    submit: (values) => call('POST /api/user/password', values),
    onDone: () => {
      const text = 'You have been signed out everywhere. Please sign in with the new password.'
      go('/auth', { title: 'Password changed', text }, { replace: true, anew: true })
    },
    failTitle: 'Password Change Failed',
    failText: 'There was an error changing your password',
  })
  const { control } = form
  return (
    <Form {...rest} label="Change password">
      <PasswordField
        control={control}
        name="currentPassword"
        label="Current Password"
        autoComplete="current-password"
        required
      />
      <NewPasswordFields control={control} name="newPassword" label="New Password" confirmName="confirmPassword" />
      <FormActions>
        <SubmitButton busy={rest.busy || going}>Change password</SubmitButton>
      </FormActions>
    </Form>
  )
}
