import { orGone } from '@/components/trade/inquiries/or-gone'
import { ComparisonDrawer } from '@/components/trade/quotations/compare/ComparisonDrawer'
import { OffersToCompare } from '@/components/trade/quotations/compare/OffersToCompare'
import { quotationsOn, quotationsQuery, waiting } from '@/components/trade/quotations/query'
import { QuotationDrawer } from '@/components/trade/quotations/QuotationDrawer'
import { QuotationList } from '@/components/trade/quotations/QuotationList'
import { idIn } from '@/components/ui/filters/search-params'
import { Page } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { inquiries } from '@/lib/contract/trade/inquiries'
import { quotations, type QuotationDetail } from '@/lib/contract/trade/quotations'
import { getInquiry } from '@/lib/domain/trade/inquiries/get-inquiry'
import { listBidders } from '@/lib/domain/trade/inquiries/list-bidders'
import { getQuotation } from '@/lib/domain/trade/quotations/get-quotation'
import { listQuotations } from '@/lib/domain/trade/quotations/list-quotations'
import { views } from '@/lib/contract/desk/views'
import { listViews } from '@/lib/domain/desk/views/list-views'
import { page } from '@/lib/http/page'

export const metadata = { title: 'Quotations' }

export default page(async ({ viewer, address, load }) => {
  const [id, compare] = [idIn(address.id), idIn(address.compare)]
  /** How many there are on its inquiry stands in the drawer. */
  const loadOthers = ({ inquiryId }: QuotationDetail) => load(quotations.list, listQuotations, quotationsOn(inquiryId))
  await Promise.all([
    load(views.list, listViews, { list: 'quotations' }),
    load(quotations.list, listQuotations, quotationsQuery(address)),
    load(quotations.list, listQuotations, waiting),
    id && load(quotations.get, getQuotation, { id }).then(loadOthers).catch(orGone),
    compare && load(quotations.list, listQuotations, quotationsOn(compare)),
    compare && load(inquiries.get, getInquiry, { id: compare }).catch(orGone),
    compare && load(inquiries.bidders, listBidders, { id: compare }).catch(orGone),
  ])
  return (
    <Page>
      <PageHeader title="Quotations" lead="Offers on your inquiries. Compare and accept one." />
      <OffersToCompare />
      <QuotationList role="customer" />
      <QuotationDrawer role="customer" viewerId={viewer.id} />
      <ComparisonDrawer role="customer" />
    </Page>
  )
})
