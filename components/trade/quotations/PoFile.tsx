'use client'

import { Download } from 'lucide-react'
import { Button } from '@/components/ui/controls/Button'
import { useDownload } from '@/components/ui/feedback/useDownload'

/** The customer's order as a file, for its people and admins. */
export function PoFile({ quotationId, name }: { quotationId: number; name: string }) {
  const { busy, start } = useDownload('Download failed', async () => {
    const { loadFile } = await import('@/lib/client/load-file')
    await loadFile('GET /api/quotations/{id}/po/{fileName}', { id: quotationId, fileName: name }, name)
  })
  return (
    <Button size="small" startIcon={<Download size={16} aria-hidden />} aria-busy={busy} onClick={start}>
      {name}
    </Button>
  )
}
