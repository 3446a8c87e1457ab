'use client'

import { useState } from 'react'
import { useToast } from '@/components/ui/feedback/Toasts'
import { Button } from '@/components/ui/layout/Button'
import { decide } from '@/lib/client/api'
import { errorMessage } from '@/lib/client/error-message'
import type { ReportHead } from '@/lib/contract/quality/report'
import { reportLabel } from '@/lib/rules/quality/report-words'

type Props = { of: ReportHead; onBegun: (id: number) => void }

/** Begins the next version of a final report: its grid comes along, its values don't. */
export function NewVersion({ of: { id, workorderId, kind }, onBegun }: Props) {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const begin = async () => {
    setBusy(true)
    try {
      const begun = await decide('POST /api/workorders/{id}/reports', { id: workorderId, kind, copyOf: id })
      onBegun(begun.id)
    } catch (error) {
      toast({ title: 'Not begun', text: errorMessage(error, 'Please try again.'), tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      size="small"
      disabled={busy}
      aria-label={`New version of ${reportLabel(kind)}`}
      onClick={() => void begin()}
    >
      New version
    </Button>
  )
}
