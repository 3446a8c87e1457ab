'use client'

import { Download } from 'lucide-react'
import { useDownload } from '@/components/ui/feedback/useDownload'
import { Button } from '@/components/ui/controls/Button'
import type { Asked } from '@/lib/contract/wire'

type PaperCall =
  | 'GET /api/reports/{id}/pdf'
  | 'GET /api/certificates/{id}/pdf'
  | 'GET /api/workorders/{id}/dossier/pdf'
  | 'GET /api/workorders/{id}/dossier/zip'
  | 'GET /api/workorders/{id}/card'
  | 'GET /api/invoices/{id}/einvoice'

type Props<C extends PaperCall> = {
  call: C
  input: Asked<C>
  /** What it loads, for a reader of the screen: begins with what stands on the button. */
  label: string
  children: string
}

/** Loads a paper that the server draws. Why not, if so, is in a toast. */
export function PaperButton<C extends PaperCall>({ call, input, label, children }: Props<C>) {
  const { busy, start } = useDownload('Download failed', async () => {
    const { loadFile } = await import('@/lib/client/load-file')
    await loadFile(call, input, call.endsWith('zip') ? 'dossier.zip' : 'paper.pdf')
  })
  return (
    <Button
      size="small"
      startIcon={<Download size={16} aria-hidden />}
      aria-label={label}
      aria-busy={busy}
      onClick={start}
    >
      {busy ? 'Loading…' : children}
    </Button>
  )
}
