'use client'

import { useEffect, useState } from 'react'
import { call } from '@/lib/client/call'
import { errorMessage } from '@/lib/client/error-message'
import type { ClosePreview } from '@/lib/contract/orders/order-endings'

/** How long typing rests before the figures are asked for (ms). */
const REST_MS = 300

type Asked = { made: string | number; amount: string }

/** What an order comes to when it is closed short, asked again as the pieces or the amount change. */
export function useClosePreview(id: number, { made, amount }: Asked) {
  const [shown, setShown] = useState<{ preview: ClosePreview | null; problem: string | null }>({
    preview: null,
    problem: null,
  })
  useEffect(() => {
    let isLast = true
    const timer = setTimeout(() => {
      if (made === '') return setShown({ preview: null, problem: null })
      const asked = { id: String(id), made: Number(made), ...(amount && { amount: Number(amount) }) }
      return void call('POST /api/workorders/{id}/close-short/preview', asked).then(
        (preview) => isLast && setShown({ preview, problem: null }),
        (error: unknown) => isLast && setShown({ preview: null, problem: errorMessage(error) }),
      )
    }, REST_MS)
    return () => {
      isLast = false
      clearTimeout(timer)
    }
  }, [id, made, amount])
  return shown
}
