'use client'

import { useState } from 'react'
import { lazy } from '@/components/ui/hooks/lazy'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { ListParts } from '@/components/ui/screen/ListParts'
import { useList } from '@/components/ui/screen/useList'
import { useMay } from '@/lib/client/viewer'
import type { Material } from '@/lib/contract/goods/materials'
import { columnsOf, materialRegisters } from './materials-list'

const SendBackDialog = lazy(() => import('./SendBackDialog'))

/** Material and tools at suppliers: what is pending, and until when it is back. A shop sends it back as it is. */
export default function MaterialRegister({ role }: { role: 'admin' | 'supplier' }) {
  const may = useMay()
  const address = useUrlState()
  const [sent, setSent] = useState<Material | null>(null)
  const sendsBack = role === 'supplier' && may('shipment.plan')
  return (
    <>
      <ListParts list={useList(materialRegisters[role])} columns={sendsBack ? columnsOf(role, setSent) : undefined} />
      <Overlay of={sent} onClose={() => setSent(null)}>
        {(overlay, material) => (
          <SendBackDialog material={material} onPacked={({ id }) => address.set({ tab: 'planned', id })} {...overlay} />
        )}
      </Overlay>
    </>
  )
}
