'use client'

import { TriangleAlert } from 'lucide-react'
import { lazy } from '@/components/ui/hooks/lazy'
import { useOpenCount } from '@/components/ui/hooks/useOpenCount'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { useNow } from '@/components/ui/hooks/useNow'
import { Button } from '@/components/ui/controls/Button'
import { Row } from '@/components/ui/layout/Row'
import { Text } from '@/components/ui/layout/Text'
import { useMay } from '@/lib/client/viewer'
import type { Role } from '@/lib/contract/people/account'
import type { WorkorderDetail } from '@/lib/contract/orders/workorders'
import { date } from '@/lib/terms/format'

const RaiseDialog = lazy(() => import('./RaiseDialog'))

type Props = { order: WorkorderDetail; role: Role }

/** The button that raises a problem: for a customer once the order is complete, for its supplier before, for admins always. */
export function RaiseProblem({ order, role }: Props) {
  const address = useUrlState()
  const may = useMay()
  const isIn = useWindow(order, role)
  const asked = isIn && address.get('raise') !== null
  const opening = useOpenCount(asked)
  if (!may('problem.raise') || (!isIn && !opening)) return null
  return (
    <Row wrap gap="medium" lineGap="small">
      {isIn && (
        <Button startIcon={<TriangleAlert size={18} aria-hidden />} onClick={() => address.set({ raise: 1 })}>
          Raise a problem
        </Button>
      )}
      {isIn && role === 'customer' && order.problemUntil && (
        <Text size="small" tone="secondary">
          until {date(order.problemUntil)}
        </Text>
      )}
      {opening > 0 && (
        <RaiseDialog
          key={opening}
          order={order}
          role={role}
          open={asked}
          onClose={() => address.set({ raise: null })}
        />
      )}
    </Row>
  )
}

function useWindow({ status, problemId, problemUntil }: WorkorderDetail, role: Role) {
  const now = useNow()
  if (problemId) return false
  if (role === 'admin') return true
  if (role === 'supplier') return status !== 'completed'
  return problemUntil !== null && Date.parse(problemUntil) >= now
}
