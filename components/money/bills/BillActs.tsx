'use client'

import { Button } from '@/components/ui/controls/Button'
import { ConfirmDialog } from '@/components/ui/dialog/ConfirmDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { lazy } from '@/components/ui/hooks/lazy'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Row } from '@/components/ui/layout/Row'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { decide } from '@/lib/client/api'
import { useMay } from '@/lib/client/viewer'
import type { Bill } from '@/lib/contract/money/bills'
import type { Role } from '@/lib/contract/people/account'
import { billFlow } from '@/lib/rules/money/flows/bill-flow'

const NoteDialog = lazy(() => import('./NoteDialog'), { ahead: false })
const RecordPayoutDialog = lazy(() => import('../payouts/RecordPayoutDialog'), { ahead: false })
const ObjectionDialog = lazy(() => import('./ObjectionDialog'), { ahead: false })

const labels = {
  object: 'Object',
  removed: 'Cause removed',
  withdrawn: 'Withdraw',
  disputed: 'Dispute',
  approved: 'Approve',
  pay: 'Record payment',
} as const
type Act = keyof typeof labels

/** What a person may decide about a bill, the next step last. */
function useActs(bill: Bill, role: Role): Act[] {
  const may = useMay()
  const moves = may('bill.judge') ? (billFlow.moves(bill.status, role) as Act[]) : []
  const isOpen = bill.status !== 'withdrawn' && !bill.paid
  const objects = may('bill.object') && isOpen && !bill.objection
  const removes = may('bill.object') && isOpen && bill.objection?.removedOn === null
  return [
    ...(objects ? (['object'] as const) : []),
    ...(removes ? (['removed'] as const) : []),
    ...(Object.keys(labels) as Act[]).filter(
      (act) => moves.includes(act) && !(act === 'disputed' && bill.payouts.length > 0),
    ),
    ...(may('payout.record') && bill.status === 'approved' && !bill.paid ? (['pay'] as const) : []),
  ]
}

/** The buttons at the foot of a bill, and the dialog of what was pressed. */
export function BillActs({ bill, role }: { bill: Bill; role: Role }) {
  const address = useUrlState()
  const acts = useActs(bill, role)
  const asked = acts.find((act) => act === address.get('act'))
  if (!acts.length) return null
  return (
    <>
      <Row wrap gap="small" role="group" aria-label="What you can do">
        {acts.map((act) => (
          <Button
            key={act}
            variant={act === 'approved' || act === 'pay' ? 'contained' : 'outlined'}
            onClick={() => address.set({ act })}
          >
            {labels[act]}
          </Button>
        ))}
      </Row>
      <Overlay of={asked} onClose={() => address.set({ act: null })}>
        {(overlay, act) => <ActDialog act={act} bill={bill} {...overlay} />}
      </Overlay>
    </>
  )
}

function ActDialog({ act, bill, ...overlay }: { act: Act; bill: Bill; open: boolean; onClose: () => void }) {
  const toast = useToast()
  const { id, number } = bill
  if (act === 'object' || act === 'removed') return <ObjectionDialog bill={bill} {...overlay} />
  if (act === 'disputed' || act === 'approved') return <NoteDialog bill={bill} to={act} {...overlay} />
  if (act === 'pay') return <RecordPayoutDialog bills={[bill]} {...overlay} />
  return (
    <ConfirmDialog
      {...overlay}
      title={`Withdraw ${number}`}
      text="We don’t pay it. Its pieces can be billed again."
      confirmLabel={labels[act]}
      onConfirm={async () => {
        await decide('PATCH /api/bills/{id}/status', { id, status: 'withdrawn' })
        toast({ title: `${number} is withdrawn` })
      }}
      failTitle="Not withdrawn"
    />
  )
}
