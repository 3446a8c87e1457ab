'use client'

import { useState } from 'react'
import { lazy } from '@/components/ui/hooks/lazy'
import { Button } from '@/components/ui/controls/Button'
import { useMay } from '@/lib/client/viewer'
import type { Workorder } from '@/lib/contract/orders/workorders'

const OrderAgainDialog = lazy(() => import('./OrderAgainDialog'))

/** Orders a completed part again. */
export function OrderAgain({ order }: { order: Workorder }) {
  const may = useMay()
  const [open, setOpen] = useState(false)
  if (order.status !== 'completed' || !order.inquiryId || !may('workorder.reorder')) return null
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Order Again
      </Button>
      <OrderAgainDialog order={order} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
