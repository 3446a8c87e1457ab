'use client'

import { useState } from 'react'
import { lazy } from '@/components/ui/hooks/lazy'
import { useOpenCount } from '@/components/ui/hooks/useOpenCount'
import { useLastOpenValue } from '@/components/ui/hooks/useLastOpenValue'
import { Button } from '@/components/ui/controls/Button'
import { Row } from '@/components/ui/layout/Row'
import { useMay } from '@/lib/client/viewer'
import type { Receipt } from '@/lib/contract/money/receipt'
import { receiptFlow } from '@/lib/rules/flows/receipt-flow'

const ConfirmClaim = lazy(() => import('./ConfirmClaim'), { ahead: false })
const ReasonDialog = lazy(() => import('./ReasonDialog'), { ahead: false })

type Act = 'received' | 'refused' | 'reversed'
const labels: Record<Act, string> = { received: 'Confirm', refused: 'Refuse', reversed: 'Reverse' }

/** What an admin may decide about a receipt. */
export function JudgeActs({ receipt }: { receipt: Receipt }) {
  const may = useMay()
  const [asked, setAsked] = useState<Act | null>(null)
  const act = useLastOpenValue(asked)
  const opening = useOpenCount(asked !== null)
  const moves = receiptFlow.moves(receipt.status, 'admin') as Act[]
  if (!may('receipt.judge') || (!moves.length && !opening)) return null
  const dialog = { receipt, open: asked !== null, onClose: () => setAsked(null) }
  return (
    <Row wrap gap="small">
      {moves.map((move) => (
        <Button key={move} variant={move === 'received' ? 'contained' : 'outlined'} onClick={() => setAsked(move)}>
          {labels[move]}
        </Button>
      ))}
      {opening > 0 &&
        (act === 'received' ? (
          <ConfirmClaim key={opening} {...dialog} />
        ) : (
          <ReasonDialog key={opening} {...dialog} to={act === 'refused' ? 'refused' : 'reversed'} />
        ))}
    </Row>
  )
}
