import { TriangleAlert } from 'lucide-react'
import { RelativeTime } from '@/components/ui/data/RelativeTime'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { tones } from '@/components/ui/data/tones'
import type { Role } from '@/lib/contract/accounts'
import type { HistoryEntry } from '@/lib/contract/core/fields'
import type { Workorder } from '@/lib/contract/workorders'
import { workorderFlow } from '@/lib/rules/workorder-flow'
import css from './IssuePanel.module.css'
import { arrivalAt } from './progress'

const whoActs: Record<Role, (order: Workorder) => string> = {
  customer: () => 'Your supplier, with our team following. You are told as soon as work goes on.',
  supplier: () => 'You. Set the next status once it is solved; the customer is told then.',
  admin: ({ supplierName }) => `${supplierName ?? 'The supplier'}. Call them when it takes long.`,
}

type Props = { order: Workorder; history: readonly HistoryEntry[]; role: Role }

/** Replaces the steps while work is stopped: what, since when, and who acts. */
export function IssuePanel({ order, history, role }: Props) {
  const stop = arrivalAt(history, 'issues')
  const before = stop?.from && stop.from !== 'issues' && stop.from in workorderFlow.states ? stop.from : null
  return (
    <section aria-label="Issues" className={`${css.panel} ${tones.danger.className}`}>
      <TriangleAlert size={22} aria-hidden />
      <div className={css.words}>
        <p className={css.title}>
          Work has stopped{before && ` at: ${workorderFlow.states[before as Workorder['status']].label}`}
        </p>
        <dl className={css.facts}>
          <div>
            <dt>What</dt>
            <dd>{stop?.note ?? order.notes ?? 'No note was left.'}</dd>
          </div>
          {stop && (
            <div>
              <dt>Since</dt>
              <dd>
                <FormattedDate value={stop.createdAt} /> (<RelativeTime value={stop.createdAt} />)
              </dd>
            </div>
          )}
          <div>
            <dt>Who acts</dt>
            <dd>{whoActs[role](order)}</dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
