'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { Notice } from '@/components/ui/feedback/Notice'
import { useFailToast, useToast } from '@/components/ui/feedback/Toasts'
import { decideAndShow } from '@/lib/client/api'
import { useMay } from '@/lib/client/viewer'
import type { Workorder } from '@/lib/contract/orders/workorders'
import type { Role } from '@/lib/contract/people/account'
import { date } from '@/lib/terms/format'
import { orderId } from '@/lib/terms/nouns'

type Props = { order: Workorder; role: Role }

/** The supplier accepts an order that it received: the customer hears that the work is taken on. */
export function AcceptOrder({ order, role }: Props) {
  const may = useMay()
  const toast = useToast()
  const fail = useFailToast()
  const [busy, setBusy] = useState(false)
  const { id, status, acknowledgedAt, acknowledgeBy } = order
  if (role !== 'supplier' || status !== 'pending' || acknowledgedAt || !may('workorder.acknowledge')) return null

  const accept = async () => {
    setBusy(true)
    try {
      await decideAndShow('POST /api/workorders/{id}/acknowledge', { id })
      toast({ title: 'Order accepted', text: `We notify the customer of ${orderId(role, id)}.` })
    } catch (error) {
      fail(error, { title: 'Not accepted', text: 'Please try again.' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Notice
      tone="decision"
      title={acknowledgeBy ? `Accept this order by ${date(acknowledgeBy)}` : 'Accept this order'}
      action={
        <Button variant="contained" disabled={busy} onClick={() => void accept()}>
          Accept order
        </Button>
      }
    >
      We notify the customer. An order that you start is accepted as well.
    </Notice>
  )
}
