'use client'

import { useState } from 'react'
import { lazy } from '@/components/ui/hooks/lazy'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { Button } from '@/components/ui/controls/Button'
import { Row } from '@/components/ui/layout/Row'
import { useMay } from '@/lib/client/viewer'
import type { Receipt } from '@/lib/contract/money/receipt'

const AllocateDialog = lazy(() => import('./AllocateDialog'), { ahead: false })
const RefundDialog = lazy(() => import('./RefundDialog'), { ahead: false })

/** What an admin does with money on account: it is for an order, or goes back. */
export function RestActs({ receipt }: { receipt: Receipt }) {
  const may = useMay()
  const [asked, setAsked] = useState<'allocate' | 'refund' | null>(null)
  const isOffered = receipt.onAccountPaise > 0 && may('receipt.allocate')
  return (
    <>
      {isOffered && (
        <Row wrap gap="small">
          <Button variant="contained" onClick={() => setAsked('allocate')}>
            Allocate the rest
          </Button>
          <Button onClick={() => setAsked('refund')}>Refund the rest</Button>
        </Row>
      )}
      <Overlay of={asked} onClose={() => setAsked(null)}>
        {(overlay, act) =>
          act === 'allocate' ? (
            <AllocateDialog receipt={receipt} {...overlay} />
          ) : (
            <RefundDialog receipt={receipt} {...overlay} />
          )
        }
      </Overlay>
    </>
  )
}
