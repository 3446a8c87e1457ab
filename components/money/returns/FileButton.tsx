'use client'

import { Download } from 'lucide-react'
import { Button } from '@/components/ui/controls/Button'
import { useDownload } from '@/components/ui/feedback/useDownload'
import type { Asked, CallName } from '@/lib/contract/wire'

type Props<C extends CallName> = {
  call: C
  query: Asked<C>
  /** The name of the file, if the server gives none. */
  name: string
  label: string
  disabled?: boolean
}

/** Downloads a file for the books. */
export function FileButton<C extends CallName>({ call, query, name, label, disabled }: Props<C>) {
  const { busy, start } = useDownload('The download failed', async () => {
    const { loadFile } = await import('@/lib/client/load-file')
    await loadFile(call, query, name)
  })
  return (
    <Button startIcon={<Download size={16} aria-hidden />} aria-busy={busy} disabled={disabled} onClick={start}>
      {label}
    </Button>
  )
}
