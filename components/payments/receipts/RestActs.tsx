'use client'

import { useState } from 'react'
import { lazy } from '@/components/ui/hooks/lazy'
import { useLastOpenValue } from '@/components/ui/hooks/useLastOpenValue'
import { useOpenCount } from '@/components/ui/hooks/useOpenCount'
import { Button } from '@/components/ui/controls/Button'
import { Row } from '@/components/ui/layout/Row'
import { useMay } from '@/lib/client/viewer'
import type { Receipt } from '@/lib/contract/money/receipt'

const AllotDialog = lazy(() => import('./AllotDialog'), { ahead: false })
const RefundDialog = lazy(() => import('./RefundDialog'), { ahead: false })

/** What an admin does with money on account: it is for an order, or goes back. */
export function RestActs({ receipt }: { receipt: Receipt }) {
  const may = useMay()
  const [asked, setAsked] = useState<'allot' | 'refund' | null>(null)
  const act = useLastOpenValue(asked)
  const opening = useOpenCount(asked !== null)
  const isOffered = receipt.onAccountPaise > 0 && may('receipt.allocate')
  if (!isOffered && !opening) return null
  const dialog = { receipt, open: asked !== null, onClose: () => setAsked(null) }
  return (
    <Row wrap gap="small">
      {isOffered && (
        <>
          <Button variant="contained" onClick={() => setAsked('allot')}>
            Allot the rest
          </Button>
          <Button onClick={() => setAsked('refund')}>Refund the rest</Button>
        </>
      )}
      {opening > 0 &&
        (act === 'allot' ? <AllotDialog key={opening} {...dialog} /> : <RefundDialog key={opening} {...dialog} />)}
    </Row>
  )
}
