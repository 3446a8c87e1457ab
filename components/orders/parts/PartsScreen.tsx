'use client'

import { useState } from 'react'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { lazy } from '@/components/ui/hooks/lazy'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { ListScreen } from '@/components/ui/screen/ListScreen'
import { useList } from '@/components/ui/screen/useList'
import { May, useMay } from '@/lib/client/viewer'
import { OrderAgainBar } from './OrderAgainBar'
import { customerParts } from './parts-list'
import { PartsChoice, type Picked } from './picked'

const PartDrawer = lazy(() => import('./PartDrawer'), { ahead: false })

const none: Picked = new Map()

/** What a buyer decides here: which parts it needs again, and how many. They become the draft of a request. */
export function PartsScreen() {
  const list = useList(customerParts)
  const id = useUrlState().get('id')
  const picks = useMay()('part.orderAgain')
  const [picked, setPicked] = useState(none)
  return (
    <PartsChoice value={{ picked, onPick: setPicked, picks }}>
      <ListScreen
        list={list}
        emptyAction={
          <May act="rfq.add">
            <LinkButton href="/customer/rfqs/new" variant="contained">
              New request
            </LinkButton>
          </May>
        }
      >
        {id && <PartDrawer role="customer" />}
        <OrderAgainBar picked={picked} onClear={() => setPicked(none)} />
      </ListScreen>
    </PartsChoice>
  )
}
