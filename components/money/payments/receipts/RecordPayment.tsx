'use client'

import { useState } from 'react'
import { lazy } from '@/components/ui/hooks/lazy'
import { useOpenCount } from '@/components/ui/hooks/useOpenCount'
import { Button } from '@/components/ui/controls/Button'
import { useMay } from '@/lib/client/viewer'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { displayId } from '@/lib/terms/nouns'

const RecordDialog = lazy(() => import('./RecordDialog'), { ahead: false })

/** The button that records what was paid for an order, for a person who may. */
export function RecordPayment({ order }: { order: Workorder }) {
  const may = useMay()
  const [isOpen, setIsOpen] = useState(false)
  const opening = useOpenCount(isOpen)
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
      {opening > 0 && <RecordDialog key={opening} order={order} open={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  )
}
