'use client'

import { useState } from 'react'
import { lazy } from '@/components/ui/hooks/lazy'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { Button } from '@/components/ui/controls/Button'
import { Row } from '@/components/ui/layout/Row'
import { May } from '@/lib/client/viewer'
import type { Workorder } from '@/lib/contract/orders/workorders'

const EditPoNumber = lazy(() => import('../forms/EditPoNumber'))

/** The customer's order number, with the button that changes it. */
export function PoNumber({ order }: { order: Workorder }) {
  const [open, setOpen] = useState(false)
  const { poNumber } = order
  return (
    <Row as="span" wrap gap="medium" lineGap="none">
      {poNumber ?? 'Not given'}
      <May act="workorder.setReferences">
        <Button
          size="small"
          variant="text"
          aria-label={poNumber ? 'Edit PO number' : undefined}
          onClick={() => setOpen(true)}
        >
          {poNumber ? 'Edit' : 'Add PO number'}
        </Button>
      </May>
      <Overlay of={open} onClose={() => setOpen(false)}>
        {(overlay) => <EditPoNumber order={order} {...overlay} />}
      </Overlay>
    </Row>
  )
}
