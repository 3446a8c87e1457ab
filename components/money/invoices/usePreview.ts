'use client'

import { useEffect, useState } from 'react'
import { call } from '@/lib/client/call'
import { errorMessage } from '@/lib/client/error-message'
import type { InvoicePreview } from '@/lib/contract/money/invoices'
import type { OrderTerms } from '@/lib/contract/money/terms'

/** How long typing rests before the figures are asked for (ms). */
const REST_MS = 300

type Shown = { preview: InvoicePreview | null; problem: string | null; of: string }

/** What a document would say, asked again as its fields or the terms of its order change. `stale`: the shown one is of before. */
export function usePreview(terms: OrderTerms, form: object) {
  const [shown, setShown] = useState<Shown>({ preview: null, problem: null, of: '' })
  const id = terms.workorderId
  const asked = JSON.stringify(form)
  const of = JSON.stringify({ form, terms })
  useEffect(() => {
    let isLast = true
    const timer = setTimeout(() => {
      const input = { id: String(id), ...(JSON.parse(asked) as { kind: 'invoice' }) }
      call('POST /api/workorders/{id}/invoices/preview', input).then(
        (preview) => isLast && setShown({ preview, problem: null, of }),
        (error: unknown) => isLast && setShown((before) => ({ ...before, problem: errorMessage(error), of })),
      )
    }, REST_MS)
    return () => {
      isLast = false
      clearTimeout(timer)
    }
  }, [id, asked, of])
  return { preview: shown.preview, problem: shown.problem, stale: shown.of !== of || shown.problem !== null }
}
