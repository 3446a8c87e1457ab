import type { Role } from '@/lib/contract/people/account'
import type { WorkorderDetail } from '@/lib/contract/orders/workorders'
import { isOver } from '@/lib/rules/orders/closure'
import { AskedEnding } from './AskedEnding'
import { EndOrder } from './EndOrder'
import { endingsAsked } from './ending-words'

type Props = { order: WorkorderDetail; role: Role }

/** The requests to end the order that wait. An admin answers with the end itself, or declines. */
export function AskedEndings({ order, role }: Props) {
  if (isOver(order)) return null
  const asked = endingsAsked(order)
  return asked.map((change) => (
    <AskedEnding
      key={change.id}
      change={change}
      role={role}
      end={role === 'admin' && change === asked[0] && <EndOrder asked order={order} role={role} />}
    />
  ))
}
