'use client'

import { Download } from 'lucide-react'
import { useDownload } from '@/components/ui/feedback/useDownload'
import { Button } from '@/components/ui/controls/Button'
import type { TaxDocument } from '@/lib/contract/money/tax-document'

/** Loads a document as PDF. Why not, if so, is in a toast. */
export function PdfButton({ document: { id, number } }: { document: TaxDocument }) {
  const { busy, start } = useDownload('Download failed', async () => {
    const { loadFile } = await import('@/lib/client/load-file')
    await loadFile('GET /api/invoices/{id}/pdf', { id }, `${number.replaceAll('/', '-')}.pdf`)
  })
  return (
    <Button
      variant="outlined"
      startIcon={<Download size={16} aria-hidden />}
      aria-label={`Download ${number} as PDF`}
      aria-busy={busy}
      onClick={start}
    >
      {busy ? 'Loading…' : 'PDF'}
    </Button>
  )
}
