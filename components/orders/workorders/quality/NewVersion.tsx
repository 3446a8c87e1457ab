'use client'

import { useState } from 'react'
import { useFailToast } from '@/components/ui/feedback/Toasts'
import { Button } from '@/components/ui/controls/Button'
import { decideAndShow } from '@/lib/client/api'
import type { ReportHead } from '@/lib/contract/orders/report'
import { reportLabel } from '@/lib/rules/orders/report-words'

type Props = { of: ReportHead; onBegun: (id: number) => void }

/** Begins the next version of a final report: its grid comes along, its values don't. */
export function NewVersion({ of: { id, workorderId, kind }, onBegun }: Props) {
  const fail = useFailToast()
  const [busy, setBusy] = useState(false)
  const begin = async () => {
    setBusy(true)
    try {
      const begun = await decideAndShow('POST /api/workorders/{id}/reports', { id: workorderId, kind, copyOf: id })
      onBegun(begun.id)
    } catch (error) {
      fail(error, { title: 'Not started', text: 'Please try again.' })
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
