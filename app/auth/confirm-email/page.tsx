import { notFound } from 'next/navigation'
import { ConfirmEmail } from '@/components/people/accounts/sign-in/ConfirmEmail'
import { LinkPage } from '@/components/ui/layout/LinkPage'

export const metadata = { title: 'Confirm your email', robots: { index: false } }

type Props = { searchParams: Promise<{ token?: string | string[] }> }

/** The page of the link that confirms a new email, with or without a session. */
export default async function ConfirmEmailPage({ searchParams }: Props) {
  const token = String((await searchParams).token ?? '')
  if (!token) notFound()
  return (
    <LinkPage>
      <ConfirmEmail token={token} />
    </LinkPage>
  )
}
