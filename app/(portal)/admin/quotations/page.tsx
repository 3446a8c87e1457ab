import { InquiryCaseDrawer } from '@/components/trade/inquiries/InquiryCaseDrawer'
import { InquiryQueue } from '@/components/trade/inquiries/InquiryQueue'
import { orGone } from '@/components/trade/inquiries/or-gone'
import { openInquiries } from '@/components/trade/inquiries/query'
import { InquiryComparison } from '@/components/trade/quotations/compare/InquiryComparison'
import { quotationsOn, quotationsQuery } from '@/components/trade/quotations/query'
import { QuotationDrawer } from '@/components/trade/quotations/QuotationDrawer'
import { QuotationTabs } from '@/components/trade/quotations/QuotationTabs'
import { QuotationList } from '@/components/trade/quotations/QuotationList'
import { questionsOf } from '@/components/trade/questions/query'
import { Questions } from '@/components/trade/questions/Questions'
import { idIn } from '@/components/ui/filters/search-params'
import { Page } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { inquiries } from '@/lib/contract/trade/inquiries'
import { invitations } from '@/lib/contract/trade/invitations'
import { quotations, type QuotationDetail } from '@/lib/contract/trade/quotations'
import { questions } from '@/lib/contract/trade/questions'
import { getInquiry } from '@/lib/domain/trade/inquiries/get-inquiry'
import { listFittingSuppliers } from '@/lib/domain/trade/invitations/list-fitting-suppliers'
import { listInvitations } from '@/lib/domain/trade/invitations/list-invitations'
import { listBidders } from '@/lib/domain/trade/inquiries/list-bidders'
import { listInquiries } from '@/lib/domain/trade/inquiries/list-inquiries'
import { listRevisions } from '@/lib/domain/trade/revisions/list-revisions'
import { listQuestions } from '@/lib/domain/trade/questions/list-questions'
import { getQuotation } from '@/lib/domain/trade/quotations/get-quotation'
import { listQuotations } from '@/lib/domain/trade/quotations/list-quotations'
import { views } from '@/lib/contract/desk/views'
import { listViews } from '@/lib/domain/desk/views/list-views'
import { fileLimits } from '@/lib/http/handler/file-limits'
import { page } from '@/lib/http/page'

export const metadata = { title: 'Quotations' }

export default page(async ({ viewer, address, load }) => {
  const [id, inquiry] = [idIn(address.id), idIn(address.inquiry)]
  /** How many there are on its inquiry stands in the drawer. */
  const loadOthers = ({ inquiryId }: QuotationDetail) => load(quotations.list, listQuotations, quotationsOn(inquiryId))
  await Promise.all([
    load(views.list, listViews, { list: 'inquiries' }),
    load(views.list, listViews, { list: 'quotations' }),
    load(inquiries.list, listInquiries, openInquiries(address, 'admin')),
    load(quotations.list, listQuotations, quotationsQuery(address)),
    id && load(quotations.get, getQuotation, { id }).then(loadOthers).catch(orGone),
    inquiry && load(inquiries.get, getInquiry, { id: inquiry }).catch(orGone),
    inquiry && load(inquiries.revisions, listRevisions, { id: inquiry }).catch(orGone),
    inquiry && load(inquiries.bidders, listBidders, { id: inquiry }).catch(orGone),
    inquiry && load(invitations.list, listInvitations, { id: inquiry }).catch(orGone),
    inquiry && address.invite && load(invitations.suppliers, listFittingSuppliers, { id: inquiry }).catch(orGone),
    inquiry && load(questions.list, listQuestions, questionsOf(inquiry)).catch(orGone),
    inquiry && load(quotations.list, listQuotations, quotationsOn(inquiry)),
  ])
  return (
    <Page>
      <PageHeader title="Quotations" lead="Open inquiries and all quotations." />
      <QuotationTabs at="/admin/quotations" />
      <InquiryQueue />
      <QuotationList role="admin" />
      <QuotationDrawer role="admin" viewerId={viewer.id} />
      <InquiryCaseDrawer
        comparison={<InquiryComparison role="admin" />}
        questions={<Questions param="inquiry" maxMb={fileLimits().inquiry} />}
      />
    </Page>
  )
})
