'use client'

import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { Bone } from '@/components/ui/feedback/Skeletons'
import { Section } from '@/components/ui/layout/Section'
import { useApi } from '@/lib/client/api'
import { May } from '@/lib/client/viewer'
import type { Workorder } from '@/lib/contract/workorders'
import { Invoices } from './Invoices'
import { Terms } from './Terms'

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
        <>
          <Terms order={order} terms={terms.data} />
          <Invoices order={order} terms={terms.data} documents={documents.data.items} />
        </>
      ) : error ? (
        <ErrorState
          title="Couldn’t load the money of this order"
          problem={error}
          onRetry={() => void Promise.all([terms.mutate(), documents.mutate()])}
        />
      ) : (
        <div role="status" aria-label="Loading">
          <Bone height={160} />
        </div>
      )}
    </Section>
  )
}
