'use client'

import { Download } from 'lucide-react'
import { useDownload } from '@/components/ui/feedback/useDownload'
import { Button } from '@/components/ui/controls/Button'
import { SECTION_LABELS } from '@/lib/rules/money/gstr1'
import type { Section } from '@/lib/terms/gstr1-sections'

/** Downloads one file of GSTR-1. */
export function DownloadFile({ month, section }: { month: string; section: Section }) {
  const { busy, start } = useDownload('The download failed', async () => {
    const { loadFile } = await import('@/lib/client/load-file')
    await loadFile('GET /api/returns/gstr1', { month, section }, `gstr1-${section}-${month}.csv`)
  })
  return (
    <Button
      size="small"
      startIcon={<Download size={16} aria-hidden />}
      aria-label={`Download ${SECTION_LABELS[section]} as CSV`}
      aria-busy={busy}
      onClick={start}
    >
      CSV
    </Button>
  )
}
