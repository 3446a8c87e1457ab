'use client'

import { Download } from 'lucide-react'
import { useState } from 'react'
import { errorMessage } from '@/lib/client/error-message'
import type { ListName } from '@/lib/contract/lists'
import { listNames } from '@/lib/rules/view-links'
import { useToast } from '../feedback/Toasts'
import { Button } from '../layout/Button'

type Props = {
  list: ListName
  /** What the screen asks the list for: the file has the same rows, of all pages. */
  query: object
}

/** Downloads all rows of a list that match as CSV. Why not, if so, is in a toast. */
export function ExportButton({ list, query }: Props) {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const load = async () => {
    if (busy) return
    setBusy(true)
    try {
      const { exportList } = await import('@/lib/client/export-list')
      await exportList(list, query)
    } catch (error) {
      toast({ title: 'Export failed', text: errorMessage(error), tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      startIcon={<Download size={18} aria-hidden />}
      aria-label={`Export CSV: ${listNames[list]}`}
      aria-busy={busy}
      onClick={() => void load()}
    >
      Export CSV
    </Button>
  )
}
