'use client'

import { useRouter } from 'next/navigation'
import { PasswordField } from '@/components/ui/fields/PasswordField'
import { Form, FormActions } from '@/components/ui/Form'
import { SubmitButton } from '@/components/ui/SubmitButton'
import { useToast } from '@/components/ui/Toasts'
import { useContractForm } from '@/components/ui/useContractForm'
import { forget } from '@/lib/client/forget'
import { call } from '@/lib/client/call'
import { NewPasswordFields } from './NewPasswordFields'

/** Changes the own password; every session ends with it, so the person signs in again. */
export function PasswordForm() {
  const toast = useToast()
  const router = useRouter()
  const { form, ...rest } = useContractForm({
    schema: () => import('@/lib/contract/account-forms').then((contract) => contract.PasswordChange),
    defaults: { currentPassword: '', newPassword: '', confirmPassword: '' },
    submit: (values) => call('POST /api/user/password', values),
    onDone: () => {
      forget()
      toast({
        title: 'Password changed',
        text: 'You have been signed out everywhere. Please sign in with the new password.',
      })
      router.replace('/auth')
      router.refresh()
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
        <SubmitButton busy={rest.busy}>Change password</SubmitButton>
      </FormActions>
    </Form>
  )
}
