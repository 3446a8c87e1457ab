import { Problem } from '../../../contract/core/problem'
import type { Viewer } from '../../../rules/core/permissions'
import type { OrderChangeRow } from './order-change'

/** 403 for the side that asked: the other one answers, or an admin who spoke with it. */
export function assertAnswers({ askedRole }: OrderChangeRow, { role }: Viewer) {
  if (askedRole === role) throw new Problem('forbidden', 'You asked for it: the other side answers')
}
