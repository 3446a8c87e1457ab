'use client'

import { useId } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { lazy } from '@/components/ui/hooks/lazy'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import { Row } from '@/components/ui/layout/Row'
import { Surface } from '@/components/ui/layout/Surface'
import { useMay } from '@/lib/client/viewer'
import type { Role } from '@/lib/contract/people/account'
import type { Lot } from '@/lib/contract/orders/lot'
import type { WorkorderDetail } from '@/lib/contract/orders/workorders'
import { count } from '@/lib/terms/format'
import { OrderFiles } from '../drawer/OrderFiles'
import { SubHead } from '../SubHead'
import { AddDocument } from './AddDocument'
import { isCancelled } from '@/lib/rules/orders/closure'

const LotDialog = lazy(() => import('./LotDialog'))

type Props = { order: WorkorderDetail; role: Role }

/** The heats that the parts are made from, each with the certificate of its mill. */
export function Lots({ order, role }: Props) {
  const address = useUrlState()
  const may = useMay()
  const id = useId()
  const mayAdd = may('lot.add') && !isCancelled(order)
  const { lots } = order
  if (!lots.length && !mayAdd) return null
  return (
    <>
      <SubHead title="Heat numbers" id={id}>
        {mayAdd && (
          <Button size="small" onClick={() => address.set({ lot: 'new' })}>
            Add heat number
          </Button>
        )}
      </SubHead>
      {lots.length > 0 && (
        <Surface as="ul" ruled pad="row" aria-labelledby={id}>
          {lots.map((lot) => {
            const files = order.files.filter(({ lotId }) => lotId === lot.id)
            return (
              <Row as="li" wrap gap="medium" lineGap="tight" key={lot.id}>
                <Stack grow="wrap">
                  <strong>{lot.heat}</strong>
                  <Text size="small" tone="secondary">
                    {aboutLot(lot)}
                  </Text>
                </Stack>
                {mayAdd && (
                  <Row wrap gap="small">
                    <AddDocument order={order} kind="material_certificate" lotId={lot.id} of={`heat ${lot.heat}`} />
                    <Button
                      size="small"
                      aria-label={`Change heat ${lot.heat}`}
                      onClick={() => address.set({ lot: lot.id })}
                    >
                      Change
                    </Button>
                  </Row>
                )}
                {files.length > 0 && (
                  <Stack grow="line">
                    <OrderFiles order={order} files={files} role={role} param={`heat-${lot.id}`} />
                  </Stack>
                )}
              </Row>
            )
          })}
        </Surface>
      )}
      <Overlay of={address.get('lot')} onClose={() => address.set({ lot: null })}>
        {(overlay, asked) => (
          <LotDialog order={order} lot={lots.find((lot) => String(lot.id) === asked) ?? null} {...overlay} />
        )}
      </Overlay>
    </>
  )
}

/** EN24, Tata Steel, 200 pcs. */
const aboutLot = ({ material, mill, quantity }: Lot) =>
  [material, mill, quantity && `${count(quantity)} pcs`].filter(Boolean).join(', ') || 'No details'
