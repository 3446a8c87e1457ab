import { notFound } from 'next/navigation'
import { RevertEmail } from '@/components/people/accounts/sign-in/RevertEmail'
import { LinkPage } from '@/components/ui/layout/LinkPage'

export const metadata = { title: 'Restore your previous email', robots: { index: false } }

type Props = { searchParams: Promise<{ token?: string | string[] }> }

/** The page of the link that takes a changed email back, with or without a session. */
export default async function RevertEmailPage({ searchParams }: Props) {
  const token = String((await searchParams).token ?? '')
  if (!token) notFound()
  return (
    <LinkPage>
      <RevertEmail token={token} />
    </LinkPage>
  )
}
