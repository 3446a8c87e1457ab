'use client'

import { ArrowRight } from 'lucide-react'
import { Button } from '@/components/ui/layout/Button'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { useMediaQuery } from '@/components/ui/hooks/useMediaQuery'
import type { Role } from '@/lib/contract/accounts'
import type { Workorder } from '@/lib/contract/workorders'
import { orderId } from '@/lib/rules/nouns'
import { nextStep, workorderFlow } from '@/lib/rules/workorder-flow'
import css from './OrderActions.module.css'
import { moveWords } from '../labels'

type Props = {
  order: Workorder
  role: Role
  /** In a table's row the next step stands out on phones only. */
  inRow?: boolean
}

/** What can be done with an order now: its next step as the button for a thumb, and any other status. */
export function OrderActions({ order, role, inRow }: Props) {
  const address = useUrlState()
  const isPhone = useMediaQuery('(max-width: 767.95px)')
  const allowed = workorderFlow.moves(order.status, role)
  if (!allowed.length) return null
  const step = nextStep(order.status)
  const next = step && allowed.includes(step) ? step : null
  const open = (to: string | null) => address.set({ update: order.id, to })
  const nameOf = (words: string) => (inRow ? `${words} of ${orderId(role, order.id)}` : undefined)
  const update = (
    <Button
      size={inRow ? 'small' : 'medium'}
      className={inRow ? (next ? css.led : css.alone) : undefined}
      aria-label={nameOf('Update Status')}
      onClick={() => open(null)}
    >
      Update Status
    </Button>
  )
  const advance = next && (isPhone || !inRow) && (
    <Button
      variant="contained"
      className={css.next}
      aria-label={nameOf(moveWords[next])}
      endIcon={<ArrowRight size={18} aria-hidden />}
      onClick={() => open(next)}
    >
      {moveWords[next]}
    </Button>
  )
  // A row has no element around them: it would stand in each.
  return inRow ? (
    <>
      {advance}
      {update}
    </>
  ) : (
    <span className={css.moves}>
      {update}
      {advance}
    </span>
  )
}
