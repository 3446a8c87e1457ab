'use client'

import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { lazy } from '@/components/ui/hooks/lazy'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { ListSection } from '@/components/ui/screen/ListSection'
import { useList } from '@/components/ui/screen/useList'
import { May, useMay } from '@/lib/client/viewer'
import type { Rate } from '@/lib/contract/money/rates'
import { actsOnRates, rateList } from './rates-list'

const RateDialog = lazy(() => import('./RateDialog'))

/** The rates of tax by HSN or SAC: which one holds on which days. */
export function Rates() {
  const may = useMay()
  const [edited, setEdited] = useState<Rate | 'new' | null>(null)
  return (
    <>
      <ListSection
        flush
        list={useList(rateList)}
        columns={may('rate.edit') ? [...rateList.columns!, actsOnRates(setEdited)] : undefined}
        action={
          <May act="rate.add">
            <Button startIcon={<Plus size={18} aria-hidden />} onClick={() => setEdited('new')}>
              Add rate
            </Button>
          </May>
        }
      />
      <Overlay of={edited} onClose={() => setEdited(null)}>
        {(overlay, rate) => <RateDialog rate={rate === 'new' ? null : rate} {...overlay} />}
      </Overlay>
    </>
  )
}
