'use client'

import { useState } from 'react'
import { lazy } from '@/components/ui/hooks/lazy'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { Button } from '@/components/ui/controls/Button'
import { useMay } from '@/lib/client/viewer'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { displayId } from '@/lib/terms/nouns'

const RecordDialog = lazy(() => import('./RecordDialog'), { ahead: false })

/** The button that records what was paid for an order, for a person who may. */
export function RecordPayment({ order }: { order: Workorder }) {
  const may = useMay()
  const [isOpen, setIsOpen] = useState(false)
  if (!may('receipt.record')) return null
  return (
    <>
      <Button
        size="small"
        aria-label={`Record payment of ${displayId('workorder', order.id)}`}
        onClick={() => setIsOpen(true)}
      >
        Record payment
      </Button>
      <Overlay of={isOpen} onClose={() => setIsOpen(false)}>
        {(overlay) => <RecordDialog order={order} {...overlay} />}
      </Overlay>
    </>
  )
}
