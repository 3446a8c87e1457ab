import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { Page } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'

/** Where a supplier's record is missing. */
export const SupplierNotFound = () => (
  <Page>
    <PageHeader title="Supplier Not Found" back={{ href: '/admin/suppliers', label: 'Back to Suppliers' }} />
    <EmptyState
      title="There is no such supplier"
      text="The address may be mistyped, or the account is not a supplier's."
      art="search"
    />
  </Page>
)
