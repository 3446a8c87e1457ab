'use client'

import { useState } from 'react'
import { lazy } from '@/components/ui/hooks/lazy'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { Button } from '@/components/ui/controls/Button'
import { Row } from '@/components/ui/layout/Row'
import { useMay } from '@/lib/client/viewer'
import type { Receipt } from '@/lib/contract/money/receipt'
import { receiptFlow } from '@/lib/rules/money/flows/receipt-flow'

const ConfirmClaim = lazy(() => import('./ConfirmClaim'), { ahead: false })
const ReasonDialog = lazy(() => import('./ReasonDialog'), { ahead: false })

type Act = 'received' | 'refused' | 'reversed'
const labels: Record<Act, string> = { received: 'Confirm', refused: 'Refuse', reversed: 'Reverse' }

/** What an admin may decide about a receipt. */
export function JudgeActs({ receipt }: { receipt: Receipt }) {
  const may = useMay()
  const [asked, setAsked] = useState<Act | null>(null)
  const moves = receiptFlow.moves(receipt.status, 'admin') as Act[]
  if (!may('receipt.judge')) return null
  return (
    <>
      {moves.length > 0 && (
        <Row wrap gap="small">
          {moves.map((move) => (
            <Button key={move} variant={move === 'received' ? 'contained' : 'outlined'} onClick={() => setAsked(move)}>
              {labels[move]}
            </Button>
          ))}
        </Row>
      )}
      <Overlay of={asked} onClose={() => setAsked(null)}>
        {(overlay, act) =>
          act === 'received' ? (
            <ConfirmClaim receipt={receipt} {...overlay} />
          ) : (
            <ReasonDialog receipt={receipt} to={act} {...overlay} />
          )
        }
      </Overlay>
    </>
  )
}
