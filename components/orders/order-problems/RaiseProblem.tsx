'use client'

import { TriangleAlert } from 'lucide-react'
import { lazy } from '@/components/ui/hooks/lazy'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { Button } from '@/components/ui/controls/Button'
import type { Role } from '@/lib/contract/people/account'
import type { WorkorderDetail } from '@/lib/contract/orders/workorders'

const RaiseDialog = lazy(() => import('./RaiseDialog'))

type Props = {
  order: WorkorderDetail
  role: Role
  /** What `useMayRaise` says. */
  may: boolean
}

/** The button that raises a problem. */
export function RaiseProblem({ order, role, may }: Props) {
  const address = useUrlState()
  return (
    <>
      {may && (
        <Button
          size="small"
          startIcon={<TriangleAlert size={16} aria-hidden />}
          onClick={() => address.set({ raise: 1 })}
        >
          Report a problem
        </Button>
      )}
      <Overlay of={may && address.get('raise')} onClose={() => address.set({ raise: null })}>
        {(overlay) => <RaiseDialog order={order} role={role} {...overlay} />}
      </Overlay>
    </>
  )
}
