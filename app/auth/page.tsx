import { redirect } from 'next/navigation'
import { AuthScreen } from '@/components/people/accounts/sign-in/AuthScreen'
import { salesContact } from '@/lib/http/server/contact'
import { viewerOfRequest } from '@/lib/http/page'
import { ownPath, startOf } from '@/lib/terms/links'

export const metadata = { title: 'Sign in' }

type Props = { searchParams: Promise<{ callbackUrl?: string | string[] }> }

export default async function AuthPage({ searchParams }: Props) {
  const { callbackUrl } = await searchParams
  const wanted = Array.isArray(callbackUrl) ? callbackUrl[0] : callbackUrl
  const viewer = await viewerOfRequest()
  if (viewer) redirect(ownPath(wanted, startOf(viewer)))
  return <AuthScreen sales={salesContact()} callbackUrl={wanted} />
}
