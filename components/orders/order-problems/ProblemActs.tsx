'use client'

import { Button } from '@/components/ui/controls/Button'
import { lazy } from '@/components/ui/hooks/lazy'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Row } from '@/components/ui/layout/Row'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { useMay } from '@/lib/client/viewer'
import type { Role } from '@/lib/contract/people/account'
import type { OrderProblem } from '@/lib/contract/orders/order-problem'
import type { WorkorderStatus } from '@/lib/contract/orders/workorders'
import { actIn, actsFor, problemActs, type ProblemAct } from './acts'

const ActDialog = lazy(() => import('./ActDialog'))

type Props = {
  problem: OrderProblem
  order: WorkorderStatus
  role: Role
  /** Another button before these leads on. */
  second?: boolean
}

/** The buttons of a problem, first what its reporter wants, and the dialog of the one that was pressed. */
export function ProblemActs({ problem, order, role, second }: Props) {
  const address = useUrlState()
  const may = useMay()
  const { wanted } = problem
  const acts = actsFor(problem, order, role, may).toSorted((a, b) => Number(b === wanted) - Number(a === wanted))
  const asked = actIn(address.get('act'))
  const variantOf = (act: ProblemAct) => {
    const leads = act === wanted || 'main' in problemActs[act]
    if (leads && !second) return 'contained'
    return acts.length > 2 ? 'text' : 'outlined'
  }
  return (
    <>
      {acts.length > 0 && (
        <Row wrap gap="small" role="group" aria-label="What you can do">
          {acts.map((act) => (
            <Button key={act} variant={variantOf(act)} onClick={() => address.set({ act })}>
              {problemActs[act].label}
            </Button>
          ))}
        </Row>
      )}
      <Overlay of={asked && acts.includes(asked) && asked} onClose={() => address.set({ act: null })}>
        {(overlay, act) => <ActDialog problem={problem} act={act} role={role} {...overlay} />}
      </Overlay>
    </>
  )
}
