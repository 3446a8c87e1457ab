'use client'

import { Button } from '@/components/ui/controls/Button'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { useMay } from '@/lib/client/viewer'
import type { Role } from '@/lib/contract/people/account'
import type { Workorder, WorkorderDetail } from '@/lib/contract/orders/workorders'
import { orderId } from '@/lib/terms/nouns'
import { isCancelled } from '@/lib/rules/orders/closure'
import { needsFirstArticle, whyNotOpen } from '@/lib/rules/orders/first-article'
import { nextStep, workorderFlow } from '@/lib/rules/orders/flows/workorder-flow'
import text from '@/components/ui/layout/text.module.css'
import { Row } from '@/components/ui/layout/Row'
import css from './OrderActions.module.css'
import { moveWords } from '../labels'
import { useMoveOrder } from '../useMoveOrder'

type Props = {
  order: Workorder & Partial<Pick<WorkorderDetail, 'firstArticle'>>
  role: Role
  /** In a table's row the next step stands out on phones only. */
  inRow?: boolean
}

/** What can be done with an order now: its next step at once, as a button for a thumb, and any other status in a form. */
export function OrderActions({ order, role, inRow }: Props) {
  const address = useUrlState()
  const move = useMoveOrder(order, role)
  const may = useMay()
  const allowed = workorderFlow.moves(order.status, role)
  if (!allowed.length || isCancelled(order) || !may('workorder.changeStatus')) return null
  const step = nextStep(order.status)
  // Where the order is known as a whole: the first article's panel says what opens production.
  const isShut = step && needsFirstArticle(step) && whyNotOpen(order.firstArticle ?? null)
  const next = step && allowed.includes(step) && !isShut ? step : null
  const of = inRow && <span className={text.unseen}> of {orderId(role, order.id)}</span>
  const size = inRow ? 'small' : 'medium'
  // Which of the words and buttons a phone shows is said by the style sheet: nothing moves when the page wakes up.
  const update = (
    <Button size={size} className={css.other} onClick={() => address.set({ update: order.id, to: null })}>
      {next ? (
        <>
          <span className={text.onPhone}>More…</span>
          <span className={text.notOnPhone}>Update Status</span>
        </>
      ) : (
        'Update Status'
      )}
      {of}
    </Button>
  )
  const advance = next && (
    <Button variant="contained" className={inRow ? `${css.next} ${text.onPhone}` : css.next} onClick={() => move(next)}>
      {moveWords[next]}
      {of}
    </Button>
  )
  // A row has no element around them: it would stand in each.
  return inRow ? (
    <>
      {advance}
      {update}
    </>
  ) : (
    <Row as="span" gap="medium" justify="end" className={css.moves}>
      {update}
      {advance}
    </Row>
  )
}
