import { Profile } from '@/components/accounts/profile/Profile'
import { OwnTaxProfile } from '@/components/tax-profiles/OwnTaxProfile'
import { MailChoices } from '@/components/mails/MailChoices'
import { accounts } from '@/lib/contract/accounts/accounts'
import { taxProfiles } from '@/lib/contract/money/tax-profiles'
import { mails } from '@/lib/contract/mails'
import { factors } from '@/lib/contract/accounts/factors'
import { members } from '@/lib/contract/accounts/members'
import { sessions } from '@/lib/contract/accounts/sessions'
import { getMe } from '@/lib/domain/accounts/get-me'
import { getOwnTaxProfile } from '@/lib/domain/tax-profiles/get-tax-profile'
import { listMailChoices } from '@/lib/domain/mails/choose-mails'
import { listFactors } from '@/lib/domain/factors/own-factors'
import { listMembers } from '@/lib/domain/members/list-members'
import { listSessions } from '@/lib/domain/sessions/session'
import { page } from '@/lib/http/page'
import { may } from '@/lib/rules/permissions'

export const metadata = { title: 'Company Profile' }

export default page(async ({ viewer: reader, load }) => {
  const readsTax = may('taxprofile.own', reader)
  const [viewer] = await Promise.all([
    load(accounts.me, getMe, {}),
    load(mails.choices, listMailChoices, {}),
    load(sessions.list, listSessions, {}),
    load(members.list, listMembers, {}),
    load(factors.get, listFactors, {}),
    readsTax && load(taxProfiles.own, getOwnTaxProfile, {}),
  ])
  return <Profile viewer={viewer} mails={<MailChoices />} tax={readsTax ? <OwnTaxProfile /> : undefined} />
})
