'use client'

import Link from 'next/link'
import { CurrentPasswordField } from '@/components/ui/form/CurrentPasswordField'
import { TextField } from '@/components/ui/form/TextField'
import { Form } from '@/components/ui/form/Form'
import { SubmitButton } from '@/components/ui/form/SubmitButton'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { useNavigateWithToast } from '@/components/ui/hooks/useNavigateWithToast'
import { call } from '@/lib/client/call'
import { homeOf, ownPath } from '@/lib/rules/links'
import css from './AuthScreen.module.css'

/** Email and password. */
export function LoginForm({ callbackUrl }: { callbackUrl?: string }) {
  const { go, going } = useNavigateWithToast()
  const { form, ...rest } = useContractForm({
    schema: () => import('@/lib/contract/accounts/account-forms').then((contract) => contract.Credentials),
    defaults: { username: '', password: '' },
    submit: (values) => call('POST /api/login', values),
    onDone: ({ role, companyName }) => {
      const welcome = { title: 'Login successful', text: `Welcome back, ${companyName}!` }
      go(ownPath(callbackUrl, homeOf(role)), welcome, { replace: true, anew: true })
    },
    failTitle: 'Login failed',
  })
  return (
    <Form {...rest} label="Login">
      <TextField
        control={form.control}
        name="username"
        label="Username"
        help="Your email address"
        type="email"
        autoComplete="username"
        required
      />
      <CurrentPasswordField control={form.control} name="password" label="Password" />
      <SubmitButton busy={rest.busy || going} size="large" fullWidth>
        Login
      </SubmitButton>
      <p className={css.forgot}>
        <Link href="/auth?forgot=1">Forgot your password?</Link>
      </p>
    </Form>
  )
}
