import { RfqScreen } from '@/components/trade/rfqs/RfqScreen'
import { Page } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { fileLimits } from '@/lib/http/handler/file-limits'
import { page } from '@/lib/http/page'
import { may } from '@/lib/rules/core/permissions'

export const metadata = { title: 'New request' }

export default page(async ({ viewer }) =>
  may('rfq.add', viewer) ? (
    <RfqScreen id={null} maxMb={fileLimits().inquiry} />
  ) : (
    <Page>
      <PageHeader title="New request" back={{ href: '/customer/rfqs', label: 'Requests' }} />
      <p>
        {viewer.suspended
          ? 'You can’t begin requests while your account is suspended.'
          : 'Requests aren’t part of your role. Ask an owner or a buyer of your company.'}
      </p>
    </Page>
  ),
)
