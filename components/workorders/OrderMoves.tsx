'use client'

import { ArrowRight } from 'lucide-react'
import buttons from '@/components/ui/buttons.module.css'
import { useAddress } from '@/components/ui/useAddress'
import { useIsPhone } from '@/components/ui/useIsPhone'
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
  const isPhone = useIsPhone()
  const allowed = workorderFlow.moves(order.status, role)
  if (!allowed.length) return null
  const step = nextStep(order.status)
  const next = step && allowed.includes(step) ? step : null
  const called = (words: string) => (inRow ? `${words} of ${orderId(role, order.id)}` : undefined)
  const open = (to: string | null) => address.set({ update: order.id, to })
  return (
    <span className={inRow ? css.inRow : css.moves} data-next={next ? '' : undefined}>
      <button
        type="button"
        className={inRow ? `${buttons.button} ${buttons.small}` : buttons.button}
        aria-label={called('Update Status')}
        onClick={() => open(null)}
      >
        Update Status
      </button>
      {next && (isPhone || !inRow) && (
        <button
          type="button"
          className={`${buttons.button} ${buttons.main} ${css.next}`}
          aria-label={called(moveWords[next])}
          onClick={() => open(next)}
        >
          {moveWords[next]}
          <ArrowRight size={18} aria-hidden />
        </button>
      )}
    </span>
  )
}
