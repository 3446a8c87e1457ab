'use client'

import { Download } from 'lucide-react'
import { Button } from '@/components/ui/controls/Button'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { Notice } from '@/components/ui/feedback/Notice'
import { useDownload } from '@/components/ui/feedback/useDownload'
import { useNow } from '@/components/ui/hooks/useNow'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import type { CompanyDocument } from '@/lib/contract/trade/company-documents'
import { companyDocumentFlow } from '@/lib/rules/trade/flows/company-document-flow'
import { date } from '@/lib/terms/format'
import { validityWords } from './validity'

/** Documents of a supplier, each with its state, how long it is valid, and its file. */
export const CompanyDocumentList = ({ documents }: { documents: readonly CompanyDocument[] }) => (
  <Stack as="ul" ruled="medium" aria-label="Certificates and documents">
    {documents.map((document) => (
      <li key={document.id}>
        <Document document={document} />
      </li>
    ))}
  </Stack>
)

function Document({ document }: { document: CompanyDocument }) {
  const { label, number, body, state, rejectionReason, expired } = document
  const now = useNow()
  return (
    <Stack gap="tight">
      <Row justify="between" gap="medium">
        <Row gap="medium">
          <Text weight="title">{label}</Text>
          <StatusChip {...companyDocumentFlow.states[state]} />
          {expired && state === 'checked' && <StatusChip tone="danger" label="Expired" />}
        </Row>
        <DocumentFile document={document} />
      </Row>
      <Text as="p" size="small" tone="secondary" dir="auto">
        {[number, body, validityWords(document, now)].filter(Boolean).join(' · ')}
      </Text>
      {state === 'rejected' && (
        <Notice tone="neutral" title="Rejected">
          <p dir="auto">{rejectionReason}</p>
        </Notice>
      )}
    </Stack>
  )
}

/** The file of a document, as a button that loads it. */
export function DocumentFile({ document: { id, label, number, validTo, fileName } }: { document: CompanyDocument }) {
  const { busy, start } = useDownload('Download failed', async () => {
    const { loadFile } = await import('@/lib/client/load-file')
    await loadFile('GET /api/company-documents/{id}/file', { id }, fileName)
  })
  // A renewed certificate often keeps its number.
  const until = validTo ? `, valid until ${date(validTo)}` : ''
  return (
    <Button
      size="small"
      startIcon={<Download size={16} aria-hidden />}
      aria-busy={busy}
      aria-label={`Download ${label} ${number}${until}`}
      onClick={start}
    >
      Download
    </Button>
  )
}
