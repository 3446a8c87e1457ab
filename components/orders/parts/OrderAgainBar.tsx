'use client'

import { useRef, useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { SubmitButton } from '@/components/ui/controls/SubmitButton'
import { useFailToast } from '@/components/ui/feedback/Toasts'
import { useNavigateWithToast } from '@/components/ui/feedback/useNavigateWithToast'
import { StickyBar } from '@/components/ui/layout/StickyBar'
import { send } from '@/lib/client/api'
import { newKey } from '@/lib/client/idempotency-key'
import { Problem } from '@/lib/contract/core/problem'
import { several } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { piecesOf, type Picked } from './picked'

/** The ticked parts, which become the draft of a request; nothing while none is ticked. */
export function OrderAgainBar({ picked, onClear }: { picked: Picked; onClear: () => void }) {
  const [busy, setBusy] = useState(false)
  const sent = useRef<{ picked: Picked; key: string } | null>(null)
  const fail = useFailToast()
  const { go } = useNavigateWithToast()
  const parts = [...picked.values()].map(({ part, quantity }) => ({ partId: part.id, quantity: piecesOf(quantity) }))
  const missing = parts.filter(({ quantity }) => quantity === null).length
  if (parts.length === 0) return null

  /** The same parts sent again make no second draft; other parts are another one. */
  const keyOf = () => {
    if (sent.current?.picked !== picked) sent.current = { picked, key: newKey() }
    return sent.current.key
  }
  const order = async () => {
    setBusy(true)
    try {
      const body = { parts: parts.map(({ partId, quantity }) => ({ partId, quantity: quantity! })) }
      const rfq = await send('POST /api/parts/order-again', body, { idempotencyKey: keyOf() })
      const text = 'Check it, and submit it.'
      go(`/customer/rfqs/${rfq.id}`, { title: `${displayId('rfq', rfq.id)} is a draft`, text })
    } catch (error) {
      if (error instanceof Problem && error.code !== 'unavailable') sent.current = null
      fail(error, { title: 'Not ordered again' })
      setBusy(false)
    }
  }
  return (
    <StickyBar
      title={several(parts.length, 'part', 'parts')}
      facts={
        missing ? `Enter the pieces of ${several(missing, 'part', 'parts')}` : 'They become the draft of a request.'
      }
    >
      <Button variant="text" onClick={onClear}>
        Clear
      </Button>
      <SubmitButton type="button" busy={busy} disabled={missing > 0} onClick={() => void order()}>
        Order Again
      </SubmitButton>
    </StickyBar>
  )
}
