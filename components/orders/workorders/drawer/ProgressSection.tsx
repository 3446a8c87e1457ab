import { RaiseProblem } from '@/components/orders/order-problems/RaiseProblem'
import { useMayRaise } from '@/components/orders/order-problems/useMayRaise'
import { Section } from '@/components/ui/layout/Section'
import { Stack } from '@/components/ui/layout/Stack'
import type { HistoryEntry } from '@/lib/contract/core/fields'
import type { Role } from '@/lib/contract/people/account'
import type { Workorder, WorkorderDetail } from '@/lib/contract/orders/workorders'
import { date } from '@/lib/terms/format'
import { EndOrder } from '../ending/EndOrder'
import { endingsAsked } from '../ending/ending-words'
import { OrderProgress } from './OrderProgress'
import { PiecesDone } from './PiecesDone'

type Props = {
  order: Workorder
  /** The whole order, once it is here. */
  whole: WorkorderDetail | null
  history: readonly HistoryEntry[]
  role: Role
}

/** How far the work has come; beside it what stops it or ends it early. */
export function ProgressSection({ order, whole, history, role }: Props) {
  const mayRaise = useMayRaise(whole, role)
  const until = mayRaise && role === 'customer' && whole?.problemUntil
  return (
    <Section
      plain
      title="Progress"
      lead={until && `You can report a problem until ${date(until)}.`}
      actions={
        whole && (
          <>
            <RaiseProblem order={whole} role={role} may={mayRaise} />
            {endingsAsked(whole).length === 0 && <EndOrder order={whole} role={role} />}
          </>
        )
      }
    >
      <Stack gap="large">
        <OrderProgress order={order} history={history} role={role} problem={whole?.problem} />
        <PiecesDone order={order} role={role} />
      </Stack>
    </Section>
  )
}
