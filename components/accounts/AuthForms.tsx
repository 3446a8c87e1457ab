'use client'

import Link from 'next/link'
import { useAddress } from '@/components/ui/useAddress'
import css from './AuthScreen.module.css'
import { ForgotForm } from './ForgotForm'
import { LoginForm } from './LoginForm'
import { RegisterForm } from './RegisterForm'
import { ResetForm } from './ResetForm'

const tabs = [
  { value: 'login', label: 'Login' },
  { value: 'register', label: 'Register' },
]

/** The two tabs, or what a mail's link or a forgotten password asks for; which one is open stands in the address. */
export function AuthForms({ callbackUrl }: { callbackUrl?: string }) {
  const address = useAddress()
  const token = address.get('token')
  if (token) return <ResetForm token={token} />
  const forgot = address.get('forgot')
  if (forgot) return <ForgotForm sent={forgot === 'sent'} onSent={() => address.set({ forgot: 'sent' })} />
  const open = address.get('tab') === 'register' ? 'register' : 'login'
  return (
    <>
      <div role="tablist" aria-label="Sign in or open an account" className={css.tabs}>
        {tabs.map(({ value, label }) => (
          <Link
            key={value}
            id={`tab-${value}`}
            role="tab"
            aria-selected={open === value}
            aria-controls="auth-panel"
            href={address.href({ tab: value === 'login' ? null : value })}
            replace
            scroll={false}
          >
            {label}
          </Link>
        ))}
      </div>
      <div role="tabpanel" id="auth-panel" aria-labelledby={`tab-${open}`}>
        {open === 'login' ? <LoginForm callbackUrl={callbackUrl} /> : <RegisterForm callbackUrl={callbackUrl} />}
      </div>
    </>
  )
}
