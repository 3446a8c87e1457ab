'use client'

import { Button } from '@/components/ui/controls/Button'
import { lazy } from '@/components/ui/hooks/lazy'
import { useOpenCount } from '@/components/ui/hooks/useOpenCount'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Row } from '@/components/ui/layout/Row'
import { useMay } from '@/lib/client/viewer'
import type { Role } from '@/lib/contract/accounts/account'
import type { OrderProblem } from '@/lib/contract/quality/order-problem'
import type { WorkorderStatus } from '@/lib/contract/workorders'
import { actIn, actsFor, problemActs } from './acts'

const ActDialog = lazy(() => import('./ActDialog'))

type Props = { problem: OrderProblem; order: WorkorderStatus; role: Role }

/** The buttons of a problem, and the dialog of the one that was pressed. */
export function ProblemActs({ problem, order, role }: Props) {
  const address = useUrlState()
  const may = useMay()
  const acts = actsFor(problem, order, role, may)
  const asked = actIn(address.get('act'))
  const open = asked && acts.includes(asked) ? asked : null
  const opening = useOpenCount(open !== null)
  if (!acts.length && !opening) return null
  return (
    <>
      {acts.length > 0 && (
        <Row wrap gap="small" role="group" aria-label="What you can do">
          {acts.map((act) => (
            <Button
              key={act}
              variant={'main' in problemActs[act] ? 'contained' : 'outlined'}
              onClick={() => address.set({ act })}
            >
              {problemActs[act].label}
            </Button>
          ))}
        </Row>
      )}
      {opening > 0 && (
        <ActDialog key={opening} problem={problem} act={open} role={role} onClose={() => address.set({ act: null })} />
      )}
    </>
  )
}
