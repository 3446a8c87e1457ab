'use client'

import { PoFile } from '@/components/trade/quotations/PoFile'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { Bone } from '@/components/ui/feedback/Skeletons'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Page } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { useTabTitle } from '@/components/ui/hooks/useTabTitle'
import { useApi } from '@/lib/client/api'
import { documentWords } from '@/lib/rules/money/document-words'
import { displayId, linkTo } from '@/lib/terms/nouns'
import { ChangeTerms } from './ChangeTerms'
import { IssueForm } from './IssueForm'

const kinds = ['invoice', 'proforma', 'credit_note', 'debit_note'] as const

/** A page that issues a document of an order: its lines, and the document as it will print. */
export function IssuePage({ id }: { id: number }) {
  const address = useUrlState()
  const order = useApi('GET /api/workorders/{id}', { id: String(id) })
  const terms = useApi('GET /api/workorders/{id}/terms', { id: String(id) })
  const documents = useApi('GET /api/invoices', { workorderId: id, limit: 100 })
  const kind = kinds.find((one) => one === address.get('kind')) ?? 'invoice'
  const against = documents.data?.items.find((one) => String(one.id) === address.get('against')) ?? null
  const isOfShipment = kind === 'invoice' || kind === 'credit_note'
  const shipmentId = isOfShipment ? Number(address.get('shipment')) || null : null
  const title = `${documentWords[kind]} for ${displayId('workorder', id)}`
  useTabTitle(title)
  const back = backOf(id, shipmentId, address.get('from'))
  const error = order.error ?? terms.error ?? documents.error
  return (
    <Page>
      <PageHeader
        title={title}
        lead={[order.data?.customerName, order.data?.projectName].filter(Boolean).join(' · ')}
        back={back}
        actions={
          order.data &&
          terms.data && (
            <>
              {order.data.quotationId && order.data.poFile && (
                <PoFile quotationId={order.data.quotationId} name={order.data.poFile.name} />
              )}
              <ChangeTerms order={order.data} terms={terms.data} />
            </>
          )
        }
      />
      {order.data && terms.data && documents.data ? (
        <IssueForm
          // What is left of the order is what its lines begin with.
          key={`${kind} ${against?.id} ${terms.data.taxablePaise}`}
          order={order.data}
          terms={terms.data}
          kind={kind}
          against={against}
          shipmentId={shipmentId}
          backTo={back.href}
        />
      ) : error ? (
        <ErrorState title="Couldn’t load the invoices of this order" problem={error} />
      ) : (
        <Bone height={320} />
      )}
    </Page>
  )
}

/** Where the admin came from: the list of what is to invoice, a shipment, or the order. */
function backOf(id: number, shipmentId: number | null, from: string | null) {
  if (from === 'to-invoice') return { href: '/admin/payments?tab=to-invoice', label: 'Back to To invoice' }
  if (shipmentId)
    return { href: linkTo('shipment', shipmentId, 'admin')!, label: `Back to ${displayId('shipment', shipmentId)}` }
  return { href: linkTo('workorder', id, 'admin')!, label: `Back to ${displayId('workorder', id)}` }
}
