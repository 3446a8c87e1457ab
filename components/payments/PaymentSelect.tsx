'use client'

import { useState } from 'react'
import { useToast } from '@/components/ui/feedback/Toasts'
import { tones } from '@/components/ui/data/tones'
import { send } from '@/lib/client/api'
import { errorMessage } from '@/lib/client/error-message'
import type { PaymentStatus, Workorder } from '@/lib/contract/workorders'
import { orderId } from '@/lib/rules/nouns'
import { paymentFlow } from '@/lib/rules/payment-flow'
import css from './PaymentSelect.module.css'

/** The payment status as a select for admins: a choice is saved at once. */
export function PaymentSelect({ order }: { order: Workorder }) {
  const toast = useToast()
  const [saving, setSaving] = useState<PaymentStatus | null>(null)
  const shown = saving ?? order.paymentStatus
  const { className } = tones[paymentFlow.states[shown].tone]
  const shownId = orderId('admin', order.id)
  const possible = [order.paymentStatus, ...paymentFlow.moves(order.paymentStatus, 'admin')]

  const change = async (status: PaymentStatus) => {
    if (saving) return
    setSaving(status)
    try {
      await send('PATCH /api/workorders/{id}/payment', { id: order.id, status })
      toast({ title: 'Payment Updated', text: `${shownId}: ${paymentFlow.states[status].label}` })
    } catch (error) {
      const text = errorMessage(error, 'Failed to update payment status', { followed: true })
      toast({ title: 'Error', text, tone: 'danger' })
    } finally {
      setSaving(null)
    }
  }

  return (
    <span className={`${css.chip} ${className}`}>
      <select
        aria-label={`Payment status of ${shownId}`}
        aria-busy={saving !== null}
        value={shown}
        // Not disabled: that would drop the focus.
        aria-disabled={saving !== null || undefined}
        onChange={(event) => void change(event.target.value as PaymentStatus)}
      >
        {statuses.map((status) => (
          <option key={status} value={status} disabled={!possible.includes(status)}>
            {paymentFlow.states[status].label}
          </option>
        ))}
      </select>
    </span>
  )
}

const statuses = Object.keys(paymentFlow.states) as PaymentStatus[]
