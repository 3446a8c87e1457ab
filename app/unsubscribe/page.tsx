import { notFound } from 'next/navigation'
import { Unsubscribe } from '@/components/people/mails/Unsubscribe'
import { LinkPage } from '@/components/ui/layout/LinkPage'
import { describeUnsubscribe } from '@/lib/domain/people/mails/unsubscribe'

export const metadata = { title: 'Unsubscribe', robots: { index: false } }

type Props = { searchParams: Promise<{ token?: string | string[] }> }

/** The page of the unsubscribe link in mails, with or without a session. */
export default async function UnsubscribePage({ searchParams }: Props) {
  const token = String((await searchParams).token ?? '')
  const found = await describeUnsubscribe(null, { token })
  if (!found) notFound()
  return (
    <LinkPage>
      <Unsubscribe token={token} label={found.label} />
    </LinkPage>
  )
}
