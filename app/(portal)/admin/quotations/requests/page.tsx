import { QuotationTabs } from '@/components/trade/quotations/QuotationTabs'
import { AllRfqs } from '@/components/trade/rfqs/AllRfqs'
import { allRfqs } from '@/components/trade/rfqs/query'
import { Page } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { rfqs } from '@/lib/contract/trade/rfqs'
import { listRfqs } from '@/lib/domain/trade/rfqs/list-rfqs'
import { page } from '@/lib/http/page'

export const metadata = { title: 'Requests' }

export default page(async ({ address, load }) => {
  await load(rfqs.list, listRfqs, allRfqs(address))
  return (
    <Page>
      <PageHeader title="Requests" lead="Customers’ requests for many parts in one go." />
      <QuotationTabs at="/admin/quotations/requests" />
      <AllRfqs />
    </Page>
  )
})
