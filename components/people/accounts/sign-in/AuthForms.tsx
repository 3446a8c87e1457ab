'use client'

import dynamic from 'next/dynamic'
import { LinkTabs } from '@/components/ui/controls/LinkTabs'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Stack } from '@/components/ui/layout/Stack'
import { LoginForm } from './LoginForm'
import { RegisterForm } from './RegisterForm'

const ForgotForm = dynamic(() => import('./ForgotForm').then((m) => m.ForgotForm))
const ResetForm = dynamic(() => import('./ResetForm').then((m) => m.ResetForm))

const tabs = [
  { value: 'login', label: 'Login' },
  { value: 'register', label: 'Register' },
]

type Props = { callbackUrl?: string; sales: { phone: string; email: string } }

/** Sign in, register, forgotten password, or the password form of a mail's link: the address says which. */
export function AuthForms({ callbackUrl, sales }: Props) {
  const address = useUrlState()
  const token = address.get('token')
  if (token) return <ResetForm token={token} />
  const forgot = address.get('forgot')
  if (forgot) return <ForgotForm sent={forgot === 'sent'} onSent={() => address.set({ forgot: 'sent' })} />
  const register = address.get('tab') === 'register'
  return (
    <Stack gap="wide">
      <LinkTabs label="Sign in or open an account" tabs={tabs} shallow />
      <div role="tabpanel" aria-label={register ? 'Register' : 'Login'}>
        {register ? <RegisterForm callbackUrl={callbackUrl} /> : <LoginForm callbackUrl={callbackUrl} sales={sales} />}
      </div>
    </Stack>
  )
}
