'use client'

import { Download } from 'lucide-react'
import type { ListName } from '@/lib/contract/desk/lists'
import { listNames } from '@/lib/rules/desk/view-links'
import { useDownload } from '../feedback/useDownload'
import { Button } from '../controls/Button'

type Props = {
  list: ListName
  /** What the screen asks the list for: the file has the same rows, of all pages. */
  query: object
}

/** Downloads all rows of a list that match as CSV. Why not, if so, is in a toast. */
export function ExportButton({ list, query }: Props) {
  const { busy, start } = useDownload('Export failed', async () => {
    const { exportList } = await import('@/lib/client/export-list')
    await exportList(list, query)
  })
  return (
    <Button
      startIcon={<Download size={18} aria-hidden />}
      aria-label={`Export CSV: ${listNames[list]}`}
      aria-busy={busy}
      onClick={start}
    >
      Export CSV
    </Button>
  )
}
