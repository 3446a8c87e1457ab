'use client'

import { useEffect, useState } from 'react'
import { call } from '@/lib/client/call'
import { errorMessage } from '@/lib/client/error-message'
import type { InvoicePreview } from '@/lib/contract/money/invoices'

/** How long typing rests before the figures are asked for (ms). */
const REST_MS = 300

type Shown = { preview: InvoicePreview | null; problem: string | null; of: string }

/** What a document would say, asked again as its fields change. `stale`: the shown one is of before. */
export function usePreview(id: number, form: object | null) {
  const [shown, setShown] = useState<Shown>({ preview: null, problem: null, of: '' })
  const asked = form ? JSON.stringify(form) : ''
  useEffect(() => {
    if (!asked) return
    let isLast = true
    const timer = setTimeout(() => {
      const input = { id: String(id), ...(JSON.parse(asked) as { kind: 'invoice' }) }
      call('POST /api/workorders/{id}/invoices/preview', input).then(
        (preview) => isLast && setShown({ preview, problem: null, of: asked }),
        (error: unknown) => isLast && setShown((before) => ({ ...before, problem: errorMessage(error), of: asked })),
      )
    }, REST_MS)
    return () => {
      isLast = false
      clearTimeout(timer)
    }
  }, [id, asked])
  return { preview: shown.preview, problem: shown.problem, stale: shown.of !== asked || shown.problem !== null }
}
