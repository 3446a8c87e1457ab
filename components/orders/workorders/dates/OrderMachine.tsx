'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { lazy } from '@/components/ui/hooks/lazy'
import { Row } from '@/components/ui/layout/Row'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { useApi } from '@/lib/client/api'
import { useMay } from '@/lib/client/viewer'
import { isOver } from '@/lib/rules/orders/closure'
import type { Workorder } from '@/lib/contract/orders/workorders'

const MachineDialog = lazy(() => import('./MachineDialog'), { ahead: false })

/** On which machine an order is made, with the button that chooses it: for its supplier and for admins. */
export function OrderMachine({ order }: { order: Workorder }) {
  const may = useMay()
  const [open, setOpen] = useState(false)
  const { machineName, supplierId } = order
  const { data } = useApi('GET /api/machines', open ? { supplierId, approvalStatus: 'approved', limit: 100 } : null)
  return (
    <Row as="span" wrap gap="medium" lineGap="none">
      {machineName ?? 'Not assigned'}
      {!isOver(order) && may('workorder.setMachine') && (
        <Button size="small" variant="text" onClick={() => setOpen(true)}>
          {machineName ? 'Change machine' : 'Choose a machine'}
        </Button>
      )}
      <Overlay of={open && data?.items} onClose={() => setOpen(false)}>
        {(overlay, machines) => <MachineDialog order={order} machines={machines} {...overlay} />}
      </Overlay>
    </Row>
  )
}
