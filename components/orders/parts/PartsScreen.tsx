'use client'

import { useRef, useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { SubmitButton } from '@/components/ui/controls/SubmitButton'
import { useFailToast } from '@/components/ui/feedback/Toasts'
import { useNavigateWithToast } from '@/components/ui/feedback/useNavigateWithToast'
import { lazy } from '@/components/ui/hooks/lazy'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { StickyBar } from '@/components/ui/layout/StickyBar'
import { ListScreen } from '@/components/ui/screen/ListScreen'
import { useList } from '@/components/ui/screen/useList'
import { send } from '@/lib/client/api'
import { newKey } from '@/lib/client/idempotency-key'
import { May, useMay } from '@/lib/client/viewer'
import { Problem } from '@/lib/contract/core/problem'
import { several } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { customerParts } from './parts-list'
import { PartsChoice, piecesOf, type Picked } from './picked'

const PartDrawer = lazy(() => import('./PartDrawer'), { ahead: false })

const none: Picked = new Map()

/** What a buyer decides here: which parts it needs again, and how many. They become the draft of a request. */
export function PartsScreen() {
  const list = useList(customerParts)
  const id = useUrlState().get('id')
  const picks = useMay()('part.orderAgain')
  const [picked, setPicked] = useState(none)
  const [busy, setBusy] = useState(false)
  const key = useRef<string | null>(null)
  const fail = useFailToast()
  const { go } = useNavigateWithToast()
  const parts = [...picked.values()].map(({ part, quantity }) => ({ partId: part.id, quantity: piecesOf(quantity) }))
  const missing = parts.filter(({ quantity }) => quantity === null).length
  const pick = (next: Picked) => {
    key.current = null
    setPicked(next)
  }
  const order = async () => {
    setBusy(true)
    try {
      const body = { parts: parts.map(({ partId, quantity }) => ({ partId, quantity: quantity! })) }
      const rfq = await send('POST /api/parts/order-again', body, { idempotencyKey: (key.current ??= newKey()) })
      const text = 'Check it, and submit it.'
      go(`/customer/rfqs/${rfq.id}`, { title: `${displayId('rfq', rfq.id)} is a draft`, text })
    } catch (error) {
      if (error instanceof Problem && error.code !== 'unavailable') key.current = null
      fail(error, { title: 'Not ordered again' })
      setBusy(false)
    }
  }
  return (
    <PartsChoice value={{ picked, onPick: pick, picks }}>
      <ListScreen
        list={list}
        emptyAction={
          <May act="rfq.add">
            <LinkButton href="/customer/rfqs/new" variant="contained">
              New request
            </LinkButton>
          </May>
        }
      >
        {id && <PartDrawer role="customer" />}
        {picked.size > 0 && (
          <StickyBar
            title={several(picked.size, 'part', 'parts')}
            facts={
              missing
                ? `Enter the pieces of ${several(missing, 'part', 'parts')}`
                : 'They become the draft of a request.'
            }
          >
            <Button variant="text" onClick={() => pick(none)}>
              Clear
            </Button>
            <SubmitButton type="button" busy={busy} disabled={missing > 0} onClick={() => void order()}>
              Order Again
            </SubmitButton>
          </StickyBar>
        )}
      </ListScreen>
    </PartsChoice>
  )
}
