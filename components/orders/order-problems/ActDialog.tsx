'use client'

import { ConfirmDialog } from '@/components/ui/dialog/ConfirmDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import type { OverlayProps } from '@/components/ui/overlay/Overlay'
import { decide } from '@/lib/client/api'
import type { Role } from '@/lib/contract/people/account'
import type { OrderProblem } from '@/lib/contract/orders/order-problem'
import { displayId, orderId } from '@/lib/terms/nouns'
import type { ProblemAct } from './acts'
import { DecideDialog } from './DecideDialog'
import { NoteDialog } from './NoteDialog'
import { SolveDialog } from './SolveDialog'

type Props = { problem: OrderProblem; act: ProblemAct; role: Role } & OverlayProps

/** The dialog of an act. */
export default function ActDialog({ problem, act, role, open, onClose }: Props) {
  const toast = useToast()
  const dialog = { problem, role, open, onClose }
  const name = displayId('problem', problem.id)
  const order = orderId(role, problem.workorderId)
  if (act === 'solve') return <SolveDialog {...dialog} />
  if (act === 'rework' || act === 'remake' || act === 'credit' || act === 'accept')
    return <DecideDialog {...dialog} decision={act} />
  if (act === 'close')
    return (
      <ConfirmDialog
        {...dialog}
        title={`Close ${name}`}
        text="You confirm that the problem is solved."
        confirmLabel="Close problem"
        onConfirm={async () => {
          await decide('PATCH /api/problems/{id}/close', { id: problem.id })
          toast({ title: `${name} is closed` })
        }}
        failTitle="Not closed"
      />
    )
  if (act === 'withdraw')
    return (
      <ConfirmDialog
        {...dialog}
        title={`Withdraw ${name}`}
        text={`${order} returns to its earlier status.`}
        confirmLabel="Withdraw problem"
        onConfirm={async () => {
          await decide('PATCH /api/problems/{id}/withdraw', { id: problem.id })
          toast({ title: `${name} is withdrawn` })
        }}
        failTitle="Not withdrawn"
      />
    )
  return <NoteDialog {...dialog} act={act} />
}
