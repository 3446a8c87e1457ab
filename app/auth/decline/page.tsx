import { notFound } from 'next/navigation'
import { DeclineInvitation } from '@/components/people/accounts/sign-in/DeclineInvitation'
import { LinkPage } from '@/components/ui/layout/LinkPage'

export const metadata = { title: 'Decline the invitation', robots: { index: false } }

type Props = { searchParams: Promise<{ token?: string | string[] }> }

/** The page of the link that declines an invitation. */
export default async function DeclinePage({ searchParams }: Props) {
  const token = String((await searchParams).token ?? '')
  if (!token) notFound()
  return (
    <LinkPage>
      <DeclineInvitation token={token} />
    </LinkPage>
  )
}
