'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { lazy } from '@/components/ui/hooks/lazy'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { useApi } from '@/lib/client/api'
import { useMay } from '@/lib/client/viewer'
import { several } from '@/lib/terms/format'
import { toOrderOf } from './query'

const CreateOrdersDialog = lazy(() => import('./CreateOrdersDialog'))

/** The way to the orders of a request: for its accepted lines that have none, up to 100 at a time. */
export function CreateOrders({ rfqId }: { rfqId: number }) {
  const may = useMay()
  const [open, setOpen] = useState(false)
  const { data } = useApi('GET /api/quotations', toOrderOf(rfqId))
  const accepted = (data?.items ?? []).toSorted((a, b) => (a.lineNo ?? 0) - (b.lineNo ?? 0))
  return (
    <>
      {accepted.length > 0 && may('rfq.order') && (
        <Button variant="contained" onClick={() => setOpen(true)}>
          Create {several(accepted.length, 'order', 'orders')}
        </Button>
      )}
      <Overlay of={open && accepted} onClose={() => setOpen(false)}>
        {(overlay, quotations) => <CreateOrdersDialog {...overlay} rfqId={rfqId} accepted={quotations} />}
      </Overlay>
    </>
  )
}
