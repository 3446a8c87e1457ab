'use client'

import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { TableSkeleton } from '@/components/ui/feedback/Skeletons'
import { lazy } from '@/components/ui/hooks/lazy'
import { Section } from '@/components/ui/layout/Section'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { useApi } from '@/lib/client/api'
import { May } from '@/lib/client/viewer'
import { CompanyDocumentList } from './CompanyDocumentList'
import { companyDocumentsQuery } from './query'

const AddDocumentDialog = lazy(() => import('./AddDocumentDialog'))

/** A supplier's own certificates and documents. */
export function CompanyDocuments() {
  const { data, error, mutate } = useApi('GET /api/company-documents', companyDocumentsQuery())
  const [adding, setAdding] = useState<'new' | null>(null)
  const add = (
    <May act="companydocument.add">
      <Button variant="contained" startIcon={<Plus size={16} aria-hidden />} onClick={() => setAdding('new')}>
        Add document
      </Button>
    </May>
  )
  return (
    <Section
      title="Certificates and documents"
      lead="An admin checks each. Customers read which ISO certificates are checked and valid, never the document."
      actions={data?.items.length ? add : undefined}
    >
      {data?.items.length ? (
        <CompanyDocumentList documents={data.items} />
      ) : data ? (
        <EmptyState
          plain
          art="sheet"
          title="No documents yet"
          text="A checked ISO 9001 stands beside your quotations. Add what you have."
          action={add}
        />
      ) : error ? (
        <ErrorState title="Couldn’t load the documents" problem={error} onRetry={() => void mutate()} />
      ) : (
        <TableSkeleton columns={2} />
      )}
      <Overlay of={adding} onClose={() => setAdding(null)}>
        {(overlay) => <AddDocumentDialog {...overlay} />}
      </Overlay>
    </Section>
  )
}
