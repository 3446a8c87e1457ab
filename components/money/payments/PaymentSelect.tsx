'use client'

import { useState } from 'react'
import rowSelect from '@/components/ui/controls/row-select.module.css'
import { takeBackUnsent } from '@/components/ui/feedback/unsent'
import { useUndoable } from '@/components/ui/feedback/useUndoable'
import { useNow } from '@/components/ui/hooks/useNow'
import { tones } from '@/components/ui/theme/tones'
import { send } from '@/lib/client/api'
import type { PaymentStatus, Workorder } from '@/lib/contract/orders/workorders'
import { money } from '@/lib/terms/format'
import { orderId } from '@/lib/terms/nouns'
import { asPayable, paymentFlow, standsOut } from '@/lib/rules/orders/flows/payment-flow'
import css from './PaymentSelect.module.css'

type Props = {
  order: Workorder
  /** Whose payment: what the customer paid, or what the supplier was paid. */
  of?: 'customer' | 'supplier'
  /** Says whose it is, where both stand side by side. */
  named?: boolean
}

const acts = {
  customer: { call: 'PATCH /api/workorders/{id}/payment', title: 'Payment Updated', name: 'payment' },
  supplier: { call: 'PATCH /api/workorders/{id}/payable', title: 'Supplier Payment Updated', name: 'supplier payment' },
} as const

/** An admin's select of a payment. Companies are told: the choice can be taken back for 8 s before it is sent. */
export function PaymentSelect({ order, of = 'customer', named }: Props) {
  const { call, title, name } = acts[of]
  const now = useNow()
  const actWithUndo = useUndoable()
  const [chosen, setChosen] = useState<{ from: PaymentStatus; to: PaymentStatus } | null>(null)
  const paid = of === 'customer' ? order : asPayable(order)
  // Admins read both payments of every order.
  const stored = paid.paymentStatus!
  // Until the order has it; what another admin sets meanwhile wins.
  const shown = chosen?.from === stored ? chosen.to : stored
  const { className } = tones[paymentFlow.states[shown].tone]
  const shownId = orderId('admin', order.id)
  const on = `${name} of ${shownId}`
  const possible = [stored, ...paymentFlow.moves(stored, 'admin')]

  const choose = (status: PaymentStatus) => {
    // What was sent can't be taken back, also while the screen doesn't show it yet: then it is set once more.
    if (status === stored && takeBackUnsent(on)) return
    setChosen({ from: stored, to: status })
    actWithUndo({
      on,
      title,
      seconds: 8,
      text: [`${shownId}: ${paymentFlow.states[status].label}`, noticeOf(order, of)].filter(Boolean).join('. '),
      send: (options) => send(call, { id: order.id, status }, options),
      fail: { text: 'Failed to update payment status', followed: true },
      takeBack: () => setChosen(null),
    })
  }

  return (
    <span
      className={`${rowSelect.select} ${css.chip} ${className}`}
      data-plain={!standsOut({ ...paid, paymentStatus: shown }, now) || undefined}
    >
      <select
        aria-label={of === 'customer' ? `Payment status of ${shownId}` : `Supplier payment of ${shownId}`}
        value={shown}
        onChange={(event) => choose(event.target.value as PaymentStatus)}
      >
        {statuses.map((status) => (
          <option key={status} value={status} disabled={!possible.includes(status)}>
            {named && `${of === 'customer' ? 'Customer' : 'Supplier'}: `}
            {paymentFlow.states[status].label}
          </option>
        ))}
      </select>
    </span>
  )
}

/** Names the parties that the change notifies, and the amount. */
const noticeOf = ({ amount, customerName, supplierName, payableBy }: Workorder, of: 'customer' | 'supplier') => {
  const parties = [of === 'customer' && customerName, (of === 'supplier' || payableBy === 'payment') && supplierName]
    .filter(Boolean)
    .join(' and ')
  return parties && `We’ll notify ${parties}${typeof amount === 'number' ? `: ${money(amount)}` : ''}`
}

const statuses = Object.keys(paymentFlow.states) as PaymentStatus[]
