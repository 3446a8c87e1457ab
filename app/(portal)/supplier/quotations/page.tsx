import { orGone } from '@/components/trade/inquiries/or-gone'
import { openInquiries } from '@/components/trade/inquiries/query'
import { QuotationRequests } from '@/components/trade/inquiries/QuotationRequests'
import { RequestDrawer } from '@/components/trade/inquiries/RequestDrawer'
import { quotationsQuery } from '@/components/trade/quotations/query'
import { QuotationDrawer } from '@/components/trade/quotations/QuotationDrawer'
import { QuotationForm } from '@/components/trade/quotations/terms/QuotationForm'
import { QuotationList } from '@/components/trade/quotations/QuotationList'
import { AnswerScreen } from '@/components/trade/rfqs/answers/AnswerScreen'
import { RfqsToAnswer } from '@/components/trade/rfqs/answers/RfqsToAnswer'
import { rfqsToAnswer } from '@/components/trade/rfqs/query'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { questionsOf } from '@/components/trade/questions/query'
import { Questions } from '@/components/trade/questions/Questions'
import { idIn } from '@/components/ui/filters/search-params'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { Page } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { inquiries, type InquiryDetail } from '@/lib/contract/trade/inquiries'
import { quotations, type QuotationDetail } from '@/lib/contract/trade/quotations'
import { questions } from '@/lib/contract/trade/questions'
import { getInquiry } from '@/lib/domain/trade/inquiries/get-inquiry'
import { listInquiries } from '@/lib/domain/trade/inquiries/list-inquiries'
import { listRevisions } from '@/lib/domain/trade/revisions/list-revisions'
import { listQuestions } from '@/lib/domain/trade/questions/list-questions'
import { getWorkorder } from '@/lib/domain/goods/workorders/get-workorder'
import { getQuotation } from '@/lib/domain/trade/quotations/get-quotation'
import { listQuotations } from '@/lib/domain/trade/quotations/list-quotations'
import { rfqs } from '@/lib/contract/trade/rfqs'
import { getRfq } from '@/lib/domain/trade/rfqs/get-rfq'
import { listRfqs } from '@/lib/domain/trade/rfqs/list-rfqs'
import { views } from '@/lib/contract/desk/views'
import { workorders } from '@/lib/contract/orders/workorders'
import { listViews } from '@/lib/domain/desk/views/list-views'
import { fileLimits } from '@/lib/http/handler/file-limits'
import { page } from '@/lib/http/page'

export const metadata = { title: 'Quotations' }

export default page(async ({ viewer, address, load }) => {
  if (!viewer.verified) return <NotVerified />
  const [id, inquiry] = [idIn(address.id), idIn(address.inquiry)]
  /** What changed stands in the drawer of a quotation to confirm. */
  const loadChanges = async ({ inquiryId, needsConfirmation }: QuotationDetail) => {
    if (needsConfirmation) await load(inquiries.revisions, listRevisions, { id: inquiryId })
  }
  /** Of an order that is made again the form takes the terms over. */
  const loadLastTerms = async ({ repeatOf }: InquiryDetail) => {
    const order = repeatOf && (await load(workorders.get, getWorkorder, { id: repeatOf }))
    if (order && order.quotationId) await load(quotations.get, getQuotation, { id: order.quotationId })
  }
  /** A request for many parts takes the place of the lists. */
  const rfq = idIn(address.rfq)
  await Promise.all([
    ...(rfq
      ? [load(rfqs.get, getRfq, { id: rfq }).catch(orGone)]
      : [
          load(views.list, listViews, { list: 'inquiries' }),
          load(views.list, listViews, { list: 'quotations' }),
          load(rfqs.list, listRfqs, rfqsToAnswer(address)),
          load(inquiries.list, listInquiries, openInquiries(address, 'supplier')),
          load(quotations.list, listQuotations, quotationsQuery(address)),
        ]),
    id && load(quotations.get, getQuotation, { id }).then(loadChanges).catch(orGone),
    inquiry && load(inquiries.get, getInquiry, { id: inquiry }).then(loadLastTerms).catch(orGone),
    inquiry && load(inquiries.revisions, listRevisions, { id: inquiry }).catch(orGone),
    inquiry && load(questions.list, listQuestions, questionsOf(inquiry)).catch(orGone),
  ])
  return (
    <Page>
      {rfq ? (
        <AnswerScreen key={rfq} id={rfq} viewerId={viewer.id} />
      ) : (
        <>
          <PageHeader title="Quotations" lead="Open requests, and the quotations you have sent." />
          <RfqsToAnswer />
          <QuotationRequests />
          <QuotationList role="supplier" />
        </>
      )}
      <QuotationDrawer role="supplier" viewerId={viewer.id} maxMb={fileLimits().inquiry} />
      <RequestDrawer
        form={<QuotationForm viewerId={viewer.id} maxMb={fileLimits().inquiry} />}
        questions={<Questions param="inquiry" maxMb={fileLimits().inquiry} />}
      />
    </Page>
  )
})

const NotVerified = () => (
  <Page>
    <PageHeader title="Quotations" />
    <EmptyState
      art="sheet"
      title="Your account is pending verification"
      text="Customers’ inquiries and drawings are shown to verified suppliers only. An admin checks your company. A complete profile and your processes speed this up. We’ll tell you when it’s done."
      action={
        <>
          <LinkButton href="/supplier/processes">Add processes</LinkButton>
          <LinkButton href="/supplier/profile" variant="contained">
            Complete your profile
          </LinkButton>
        </>
      }
    />
  </Page>
)
