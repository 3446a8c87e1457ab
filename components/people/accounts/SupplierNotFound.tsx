import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { Page } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'

/** Where a supplier's record is missing. */
export const SupplierNotFound = () => (
  <Page>
    <PageHeader title="Supplier Not Found" back={{ href: '/admin/suppliers', label: 'Back to Suppliers' }} />
    <EmptyState
      title="This supplier doesn’t exist"
      text="Check the address. The account may not be a supplier’s."
      art="search"
    />
  </Page>
)
