import { Profile } from '@/components/people/accounts/profile/Profile'
import { OwnTaxProfile } from '@/components/people/tax-profiles/OwnTaxProfile'
import { MailChoices } from '@/components/people/mails/MailChoices'
import { CompanyDocuments } from '@/components/trade/company-documents/CompanyDocuments'
import { companyDocumentsQuery } from '@/components/trade/company-documents/query'
import { companyDocuments } from '@/lib/contract/trade/company-documents'
import { listCompanyDocuments } from '@/lib/domain/trade/company-documents/list-company-documents'
import { accounts } from '@/lib/contract/people/accounts'
import { taxProfiles } from '@/lib/contract/people/tax-profiles'
import { mails } from '@/lib/contract/people/mails'
import { factors } from '@/lib/contract/people/factors'
import { members } from '@/lib/contract/people/members'
import { sessions } from '@/lib/contract/people/sessions'
import { getMe } from '@/lib/domain/people/accounts/get-me'
import { getOwnTaxProfile } from '@/lib/domain/people/tax-profiles/get-tax-profile'
import { listMailChoices } from '@/lib/domain/people/mails/choose-mails'
import { listFactors } from '@/lib/domain/people/factors/own-factors'
import { listMembers } from '@/lib/domain/people/members/list-members'
import { listSessions } from '@/lib/domain/people/sessions/session'
import { page } from '@/lib/http/page'
import { may } from '@/lib/rules/core/permissions'

export const metadata = { title: 'Company Profile' }

export default page(async ({ viewer: reader, load }) => {
  const readsTax = may('taxprofile.own', reader)
  const readsDocuments = may('companydocument.list', reader)
  const [viewer] = await Promise.all([
    load(accounts.me, getMe, {}),
    load(mails.choices, listMailChoices, {}),
    load(sessions.list, listSessions, {}),
    load(members.list, listMembers, {}),
    load(factors.get, listFactors, {}),
    readsTax && load(taxProfiles.own, getOwnTaxProfile, {}),
    readsDocuments && load(companyDocuments.list, listCompanyDocuments, companyDocumentsQuery()),
  ])
  return (
    <Profile
      viewer={viewer}
      mails={<MailChoices />}
      tax={readsTax ? <OwnTaxProfile /> : undefined}
      documents={readsDocuments ? <CompanyDocuments /> : undefined}
    />
  )
})
