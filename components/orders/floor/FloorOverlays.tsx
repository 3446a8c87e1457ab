'use client'

import { use } from 'react'
import { lazy } from '@/components/ui/hooks/lazy'
import { PreviewSlot } from '@/components/ui/files/previews'
import type { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { addressOf } from '@/lib/contract/address'
import type { FloorOrder } from '@/lib/contract/orders/floor'
import { displayId } from '@/lib/terms/nouns'

const ReportDrawer = lazy(() => import('@/components/orders/reports/ReportDrawer'))

/** The names in the address that open something over the cards. */
const closed = { report: null, drawing: null, characteristic: null, plan: null, import: null }

/** What opens over the cards: the report that is measured, and a drawing. */
export default function FloorOverlays({
  address,
  order,
}: {
  address: ReturnType<typeof useUrlState>
  order: FloorOrder
}) {
  const showFile = use(PreviewSlot)
  const close = () => address.set(closed)
  const { drawings, inquiryId } = order
  return (
    <>
      <Overlay of={Number(address.get('report')) || null} onClose={close}>
        {(overlay, id) => (
          <ReportDrawer id={id} order={displayId('workorder', order.id)} heats={[]} measures {...overlay} />
        )}
      </Overlay>
      <Overlay
        of={drawings.some(({ name }) => name === address.get('drawing')) && address.get('drawing')}
        onClose={close}
      >
        {(overlay, name) =>
          showFile?.({
            ...overlay,
            files: drawings,
            name,
            // The service worker keeps files that are asked for with this word.
            hrefOf: (fileName) =>
              `${addressOf('/api/inquiries/{id}/files/{fileName}', { id: inquiryId!, fileName })}?floor`,
            onGo: (drawing) => address.set({ drawing }, { replace: true }),
          })
        }
      </Overlay>
    </>
  )
}
