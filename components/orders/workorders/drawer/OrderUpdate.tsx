'use client'

import { useEffect } from 'react'
import { useToast } from '@/components/ui/feedback/Toasts'
import { lazy } from '@/components/ui/hooks/lazy'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { useApi } from '@/lib/client/api'
import { errorMessage } from '@/lib/client/error-message'
import type { Role } from '@/lib/contract/people/account'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { workorderFlow } from '@/lib/rules/orders/flows/workorder-flow'
import { useUnsentMoves, withMoves } from '../unsent-moves'

const UpdateStatus = lazy(() => import('../forms/UpdateStatus'))

type Props = { role: Role; rows: readonly Workorder[]; maxMb: number }

/** The update dialog of the order in `?update=`, with the status of `?to=` chosen from the start. */
export function OrderUpdate({ role, rows, maxMb }: Props) {
  const address = useUrlState()
  const asked = address.get('update')
  const here = rows.find((row) => row.id === Number(asked))
  const { data, error } = useApi('GET /api/workorders/{id}', asked && !here ? { id: asked } : null)
  const moves = useUnsentMoves()
  const order = here ?? (data?.id === Number(asked) ? withMoves(data, moves) : undefined)
  const toast = useToast()
  useEffect(() => {
    if (!error) return
    const text =
      error.code === 'not_found' ? 'No work order selected' : errorMessage(error, 'We couldn’t load the order')
    toast({ title: 'Update Failed', text, tone: 'danger' })
  }, [error, toast])
  return (
    <Overlay of={order} onClose={() => address.set({ update: null, to: null })}>
      {(overlay, order) => (
        <UpdateStatus
          order={order}
          role={role}
          preset={workorderFlow.find(address.get('to'))}
          maxMb={maxMb}
          {...overlay}
        />
      )}
    </Overlay>
  )
}
