import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { Suspense } from 'react'
import { Logo } from '@/components/ui/layout/Logo'
import { viewerOfRequest } from '@/lib/http/page'
import { cookieName } from '@/lib/http/auth/session'
import { startOf } from '@/lib/terms/links'
import css from './landing.module.css'

/** The entry page: redirects to the sign-in or the own dashboard. */
export default async function Landing() {
  if (!(await cookies()).has(cookieName())) redirect('/auth')
  return (
    <Suspense fallback={<Redirecting />}>
      <Onward />
    </Suspense>
  )
}

async function Onward(): Promise<never> {
  const viewer = await viewerOfRequest()
  redirect(viewer ? startOf(viewer) : '/auth')
}

const Redirecting = () => (
  <main className={css.landing}>
    <Logo size={36} />
    <p role="status">Redirecting to your dashboard...</p>
  </main>
)
