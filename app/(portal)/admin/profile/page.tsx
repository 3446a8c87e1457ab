import { Profile } from '@/components/people/accounts/profile/Profile'
import { MailChoices } from '@/components/people/mails/MailChoices'
import { accounts } from '@/lib/contract/people/accounts'
import { mails } from '@/lib/contract/people/mails'
import { factors } from '@/lib/contract/people/factors'
import { members } from '@/lib/contract/people/members'
import { sessions } from '@/lib/contract/people/sessions'
import { getMe } from '@/lib/domain/people/accounts/get-me'
import { listMailChoices } from '@/lib/domain/people/mails/choose-mails'
import { listFactors } from '@/lib/domain/people/factors/own-factors'
import { listMembers } from '@/lib/domain/people/members/list-members'
import { listSessions } from '@/lib/domain/people/sessions/session'
import { page } from '@/lib/http/page'

export const metadata = { title: 'My Profile' }

export default page(async ({ load }) => {
  const [viewer] = await Promise.all([
    load(accounts.me, getMe, {}),
    load(mails.choices, listMailChoices, {}),
    load(sessions.list, listSessions, {}),
    load(members.list, listMembers, {}),
    load(factors.get, listFactors, {}),
  ])
  return <Profile viewer={viewer} mails={<MailChoices />} />
})
