'use client'

import { Download } from 'lucide-react'
import { useDownload } from '@/components/ui/feedback/useDownload'
import { Button } from '@/components/ui/controls/Button'
import { Section } from '@/components/ui/layout/Section'
import type { Receipt } from '@/lib/contract/money/receipt'

/** What a customer sent as proof of its payment. */
export const ProofFiles = ({ receipt }: { receipt: Receipt }) => (
  <Section plain title="Proof">
    {receipt.files.map(({ id, name }) => (
      <ProofFile key={id} receiptId={receipt.id} name={name} />
    ))}
  </Section>
)

function ProofFile({ receiptId, name }: { receiptId: number; name: string }) {
  const { busy, start } = useDownload('Download failed', async () => {
    const { loadFile } = await import('@/lib/client/load-file')
    await loadFile('GET /api/receipts/{id}/files/{fileName}', { id: receiptId, fileName: name }, name)
  })
  return (
    <Button size="small" startIcon={<Download size={16} aria-hidden />} aria-busy={busy} onClick={start}>
      {name}
    </Button>
  )
}
