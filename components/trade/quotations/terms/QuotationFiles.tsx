'use client'

import { FileList } from '@/components/ui/files/FileList'
import { Section } from '@/components/ui/layout/Section'
import { keyOf } from '@/lib/contract/address'
import type { QuotationDetail } from '@/lib/contract/trade/quotations'

/** The attachments of a quotation; those of earlier versions say so. Nothing where there are none. */
export function QuotationFiles({ quotation: { id, files } }: { quotation: QuotationDetail }) {
  if (!files.length) return null
  return (
    <Section plain title="Attachments">
      <FileList
        label="Attachments"
        files={files.map((file) => (file.untilRevision ? { ...file, note: `Up to v${file.untilRevision}` } : file))}
        hrefOf={(fileName) => keyOf('GET /api/quotations/{id}/files/{fileName}', { id, fileName })}
      />
    </Section>
  )
}
