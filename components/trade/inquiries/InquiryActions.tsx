'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { lazy } from '@/components/ui/hooks/lazy'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { useMay } from '@/lib/client/viewer'
import type { Inquiry } from '@/lib/contract/trade/inquiries'
import { inquiryFlow } from '@/lib/rules/trade/flows/inquiry-flow'
import { moveWords, type Move } from './move-words'

const MoveDialog = lazy(() => import('./MoveDialog'))

const order: Move[] = ['rejected', 'quoted', 'processing']

/** What an admin can do with an inquiry now; each step asks for a note that is kept in its history. */
export function InquiryActions({ inquiry, onClose }: { inquiry: Inquiry; onClose: () => void }) {
  const [asked, setAsked] = useState<Move | null>(null)
  const may = useMay()
  const moves = order.filter(
    (to) =>
      may('inquiry.changeStatus') &&
      inquiryFlow.moves(inquiry.status, 'admin').includes(to) &&
      // Quoting on the line of a request closes with the request.
      !(inquiry.rfqId && to === 'quoted'),
  )
  return (
    <>
      {moves.map((to) => (
        <Button
          key={to}
          color={to === 'rejected' ? 'error' : 'primary'}
          variant={to === moves.at(-1) && to !== 'rejected' ? 'contained' : 'outlined'}
          onClick={() => setAsked(to)}
        >
          {moveWords[to].label}
        </Button>
      ))}
      {!moves.length && <Button onClick={onClose}>Close</Button>}
      <Overlay of={asked} onClose={() => setAsked(null)}>
        {(overlay, to) => <MoveDialog {...overlay} inquiry={inquiry} to={to} />}
      </Overlay>
    </>
  )
}
