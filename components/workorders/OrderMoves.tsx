'use client'

import { ArrowRight } from 'lucide-react'
import { Button } from '@/components/ui/Button'
import { useAddress } from '@/components/ui/useAddress'
import type { Role } from '@/lib/contract/accounts'
import type { Workorder } from '@/lib/contract/workorders'
import { orderId } from '@/lib/rules/format'
import { nextStep, workorderFlow } from '@/lib/rules/workorder-flow'
import css from './OrderMoves.module.css'
import { moveWords } from './words'

type Props = {
  order: Workorder
  role: Role
  /** In a table's row the next step stands out on phones only, and the buttons say whose they are. */
  inRow?: boolean
}

/** What can be done with an order now: its next step as the button for a thumb, and any other status. */
export function OrderMoves({ order, role, inRow }: Props) {
  const address = useAddress()
  const allowed = workorderFlow.moves(order.status, role)
  if (!allowed.length) return null
  const next = nextStep(order.status)
  const called = (words: string) => (inRow ? `${words} of ${orderId(role, order.id)}` : undefined)
  const open = (to: string | null) => address.set({ update: order.id, to })
  return (
    <span className={inRow ? css.inRow : css.moves}>
      <Button size={inRow ? 'small' : 'medium'} aria-label={called('Update Status')} onClick={() => open(null)}>
        Update Status
      </Button>
      {next && allowed.includes(next) && (
        <Button
          variant="contained"
          className={css.next}
          aria-label={called(moveWords[next])}
          endIcon={<ArrowRight size={18} aria-hidden />}
          onClick={() => open(next)}
        >
          {moveWords[next]}
        </Button>
      )}
    </span>
  )
}
