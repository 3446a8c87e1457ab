'use client'

import { Section } from '@/components/ui/layout/Section'
import { Text } from '@/components/ui/layout/Text'
import { useApi } from '@/lib/client/api'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { CompanyDocumentList } from './CompanyDocumentList'
import { companyDocumentsQuery } from './query'

/** The certificates and documents of a supplier, for admins. */
export function DocumentsOfSupplier({ supplierId }: { supplierId: number }) {
  const { data } = useApi('GET /api/company-documents', companyDocumentsQuery(supplierId))
  if (!data) return null
  const waiting = data.items.find(({ state }) => state === 'submitted')
  return (
    <Section
      title="Certificates and documents"
      actions={
        waiting && (
          <LinkButton href={`/admin/approvals?tab=documents&id=${waiting.id}`} size="small">
            Check
          </LinkButton>
        )
      }
    >
      {data.items.length ? (
        <CompanyDocumentList documents={data.items} />
      ) : (
        <Text as="p" tone="secondary">
          No documents yet.
        </Text>
      )}
    </Section>
  )
}
