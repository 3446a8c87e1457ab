'use client'

import { FormDialog } from '@/components/ui/dialog/FormDialog'
import { CurrentPasswordField } from '@/components/ui/form/CurrentPasswordField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { call } from '@/lib/client/call'
import { homeOf } from '@/lib/rules/links'

type Props = {
  open: boolean
  account: { id: number; username: string }
  /** `renewed`: the same account is signed in again. */
  onAnswer: (renewed: boolean) => void
}

/** Signs in where one stands: nothing that was typed is lost, and what was sent goes out again. */
export default function SignInAgain({ open, account: { id, username }, onAnswer }: Props) {
  const form = useContractForm({
    schema: () => import('@/lib/contract/accounts/account-forms').then((contract) => contract.Credentials),
    defaults: { username, password: '' },
    submit: (values) => call('POST /api/login', values),
    onDone: (account) => {
      if (account.id === id) onAnswer(true)
      // The password of another account by the same name: its screens are others.
      else location.assign(homeOf(account.role))
    },
    failTitle: 'Login failed',
  })
  return (
    <FormDialog
      open={open}
      onClose={() => onAnswer(false)}
      title="Your session has ended"
      lead={`Sign in again as ${username}. What you typed is still here and will be sent.`}
      form={form}
      submitLabel="Sign in"
    >
      <CurrentPasswordField control={form.form.control} name="password" label="Password" />
    </FormDialog>
  )
}
