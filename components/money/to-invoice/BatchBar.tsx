'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import SelectionBar from '@/components/ui/list/SelectionBar'
import type { Choice, Selection } from '@/components/ui/list/useSelection'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { call } from '@/lib/client/call'
import type { Listing } from '@/lib/contract/core/endpoint'
import { BATCH_MAX } from '@/lib/terms/invoice-batch'
import type { OrderToInvoice } from '@/lib/contract/money/invoices'
import { BatchDialog } from './BatchDialog'

type Props = {
  selection: Selection
  listing: Listing<OrderToInvoice> | undefined
  query: object
  choiceOf: (row: OrderToInvoice) => Choice
}

/** The chosen orders, and the button that invoices them. */
export default function BatchBar({ selection, listing, query, choiceOf }: Props) {
  const [asked, setAsked] = useState(false)
  const { items = [], total = 0, capped = false } = listing ?? {}
  const findAll = async () => {
    const found = await call('GET /api/workorders/to-invoice', { ...query, cursor: undefined, limit: BATCH_MAX })
    selection.choose(found.items.map(choiceOf))
  }
  return (
    <SelectionBar
      selection={selection}
      page={items.map(choiceOf)}
      total={total}
      capped={capped}
      findAll={findAll}
      max={BATCH_MAX}
    >
      <Button variant="contained" onClick={() => setAsked(true)}>
        Issue invoices
      </Button>
      <Overlay of={asked} onClose={() => setAsked(false)}>
        {(overlay) => <BatchDialog selection={selection} {...overlay} />}
      </Overlay>
    </SelectionBar>
  )
}
