'use client'

import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { Bone } from '@/components/ui/feedback/Skeletons'
import { lazy } from '@/components/ui/hooks/lazy'
import { Section } from '@/components/ui/layout/Section'
import { useApi } from '@/lib/client/api'
import { May } from '@/lib/client/viewer'
import type { Workorder } from '@/lib/contract/orders/workorders'

const Waiting = () => (
  <div role="status" aria-busy aria-label="Loading">
    <Bone height={160} />
  </div>
)
const TermsAndInvoices = lazy(() => import('./TermsAndInvoices'), { waiting: Waiting })

type Props = { order: Workorder }

/** The money of an order, for admins: what it is invoiced by, and its documents. */
export const Money = (props: Props) => (
  <May act="terms.get">
    <MoneyOf {...props} />
  </May>
)

function MoneyOf({ order }: Props) {
  const terms = useApi('GET /api/workorders/{id}/terms', { id: String(order.id) })
  const documents = useApi('GET /api/invoices', { workorderId: order.id, limit: 100 })
  const error = terms.error ?? documents.error
  return (
    <Section plain title="Money">
      {terms.data?.workorderId === order.id && documents.data ? (
        <TermsAndInvoices order={order} terms={terms.data} documents={documents.data.items} />
      ) : error ? (
        <ErrorState
          title="Couldn’t load the invoices of this order"
          problem={error}
          onRetry={() => void Promise.all([terms.mutate(), documents.mutate()])}
        />
      ) : (
        <Waiting />
      )}
    </Section>
  )
}
