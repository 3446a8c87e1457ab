'use client'

import { TriangleAlert } from 'lucide-react'
import { lazy } from '@/components/ui/hooks/lazy'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { useNow } from '@/components/ui/hooks/useNow'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { Button } from '@/components/ui/controls/Button'
import { Row } from '@/components/ui/layout/Row'
import { Text } from '@/components/ui/layout/Text'
import { useMay } from '@/lib/client/viewer'
import type { Role } from '@/lib/contract/people/account'
import { isCancelled } from '@/lib/rules/orders/closure'
import type { WorkorderDetail } from '@/lib/contract/orders/workorders'
import { date } from '@/lib/terms/format'

const RaiseDialog = lazy(() => import('./RaiseDialog'))

type Props = { order: WorkorderDetail; role: Role }

/** The button that raises a problem: for a customer once the order is complete, for its supplier before, for admins always. */
export function RaiseProblem({ order, role }: Props) {
  const address = useUrlState()
  const may = useMay()
  const isIn = useWindow(order, role)
  if (!may('problem.raise')) return null
  return (
    <>
      {isIn && (
        <Row wrap gap="medium" lineGap="small">
          <Button startIcon={<TriangleAlert size={18} aria-hidden />} onClick={() => address.set({ raise: 1 })}>
            Report a problem
          </Button>
          {role === 'customer' && order.problemUntil && (
            <Text size="small" tone="secondary">
              until {date(order.problemUntil)}
            </Text>
          )}
        </Row>
      )}
      <Overlay of={isIn && address.get('raise')} onClose={() => address.set({ raise: null })}>
        {(overlay) => <RaiseDialog order={order} role={role} {...overlay} />}
      </Overlay>
    </>
  )
}

function useWindow({ status, closure, problemId, problemUntil }: WorkorderDetail, role: Role) {
  const now = useNow()
  if (problemId || isCancelled({ closure })) return false
  if (role === 'admin') return true
  if (role === 'supplier') return status !== 'completed'
  return problemUntil !== null && Date.parse(problemUntil) >= now
}
