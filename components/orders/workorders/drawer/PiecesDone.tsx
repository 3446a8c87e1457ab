'use client'

import { useState } from 'react'
import { ProgressBar } from '@/components/ui/data/ProgressBar'
import { lazy } from '@/components/ui/hooks/lazy'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { Button } from '@/components/ui/controls/Button'
import { Row } from '@/components/ui/layout/Row'
import { Text } from '@/components/ui/layout/Text'
import { Stack } from '@/components/ui/layout/Stack'
import { useMay } from '@/lib/client/viewer'
import type { Role } from '@/lib/contract/people/account'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { isOver } from '@/lib/rules/orders/closure'
import { doneWords, expectedWords, isExpectedLate } from '@/lib/rules/core/progress'

const ReportProgress = lazy(() => import('../forms/ReportProgress'))

/** How many pieces are done and when the order is expected; the supplier and admins report it from here. */
export function PiecesDone({ order, role }: { order: Workorder; role: Role }) {
  const [open, setOpen] = useState(false)
  const { doneQuantity: done, quantity, expectedDate } = order
  const may = useMay()
  const reports = may('workorder.setProgress') && role !== 'customer' && !isOver(order)
  const counts = done !== null && quantity !== null
  const expected = !isOver(order) && expectedWords(order)
  if (!counts && !expected && !reports) return null
  return (
    <Stack gap="small">
      <Row justify="between" gap="large">
        <Row as="p" wrap gap="large" lineGap="hair">
          {counts && <Text figures>{doneWords(done, quantity)}</Text>}
          {expected && (
            <Text figures tone={isExpectedLate(order) ? 'error' : undefined}>
              {upper(expected)}
            </Text>
          )}
          {!counts && !expectedDate && <span>No pieces reported yet</span>}
        </Row>
        {reports && <Button onClick={() => setOpen(true)}>Report progress</Button>}
      </Row>
      {counts && <ProgressBar done={done} of={quantity} />}
      <Overlay of={reports && open} onClose={() => setOpen(false)}>
        {(overlay) => <ReportProgress order={order} role={role} {...overlay} />}
      </Overlay>
    </Stack>
  )
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
