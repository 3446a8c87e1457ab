'use client'

import Link from 'next/link'
import { useState } from 'react'
import { CurrentPasswordField } from '@/components/ui/form/CurrentPasswordField'
import { TextField } from '@/components/ui/form/TextField'
import { Form } from '@/components/ui/form/Form'
import { SubmitButton } from '@/components/ui/controls/SubmitButton'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { useNavigateWithToast } from '@/components/ui/feedback/useNavigateWithToast'
import { lazy } from '@/components/ui/hooks/lazy'
import { signIn } from '@/lib/client/sign-in'
import type { Me } from '@/lib/contract/people/account'
import { ownPath, startOf } from '@/lib/terms/links'
import css from './AuthScreen.module.css'
import { PasskeySignIn } from './PasskeySignIn'

const SecondStep = lazy(() => import('./SecondStep'), { ahead: false })
const SuspendedStep = lazy(() => import('./SuspendedStep'), { ahead: false })

type Props = { callbackUrl?: string; /** Whom a suspended company calls. */ sales: { phone: string; email: string } }

/** Email and password, then a second factor where there is one; or a passkey alone. A suspended company reads why before it goes on. */
export function LoginForm({ callbackUrl, sales }: Props) {
  const { go, going } = useNavigateWithToast()
  const [second, setSecond] = useState(false)
  const [suspended, setSuspended] = useState<Me | null>(null)
  const enter = (me: Me) => (me.suspended ? setSuspended(me) : welcomed(me))
  const welcomed = (me: Me) => {
    const welcome = { title: 'Login successful', text: `Welcome back, ${me.companyName}!` }
    go(ownPath(callbackUrl, startOf(me)), welcome, { replace: true, anew: true })
  }
  const { form, ...rest } = useContractForm({
    schema: () => import('@/lib/contract/people/account-forms').then((contract) => contract.Credentials),
    defaults: { username: '', password: '' },
    submit: (values) => signIn(values),
    onDone: (me) => (me ? enter(me) : setSecond(true)),
    failTitle: 'Login failed',
  })
  if (suspended)
    return (
      <SuspendedStep
        reason={suspended.suspendedReason}
        sales={sales}
        going={going}
        onContinue={() => go(ownPath(callbackUrl, startOf(suspended)), null, { replace: true, anew: true })}
      />
    )
  if (second) return <SecondStep onDone={enter} going={going} />
  return (
    <Form {...rest} label="Login">
      <TextField
        control={form.control}
        name="username"
        label="Username"
        help="Your email address"
        type="email"
        autoComplete="username webauthn"
        required
      />
      <CurrentPasswordField control={form.control} name="password" label="Password" />
      <SubmitButton busy={rest.busy || going} size="large" fullWidth>
        Login
      </SubmitButton>
      <PasskeySignIn onDone={enter} />
      <p className={css.forgot}>
        <Link href="/auth?forgot=1">Forgot your password?</Link>
      </p>
    </Form>
  )
}
