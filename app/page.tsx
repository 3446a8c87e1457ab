import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { Suspense } from 'react'
import { LinkPage } from '@/components/ui/layout/LinkPage'
import { Text } from '@/components/ui/layout/Text'
import { viewerOfRequest } from '@/lib/http/page'
import { cookieName } from '@/lib/http/auth/session'
import { startOf } from '@/lib/terms/links'

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
  <LinkPage>
    <Text as="p" role="status" tone="secondary">
      Redirecting to your dashboard...
    </Text>
  </LinkPage>
)
