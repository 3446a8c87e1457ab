'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { SelectionBarOf } from '@/components/ui/list/SelectionBar'
import type { Selection } from '@/components/ui/list/useSelection'
import { Overlay } from '@/components/ui/overlay/Overlay'
import type { CustomerToInvoice } from '@/lib/contract/money/invoices'
import { BATCH_MAX } from '@/lib/terms/invoice-batch'
import { BatchDialog } from './BatchDialog'
import { choiceOf } from './invoice-choice'

type Props = { selection: Selection<string>; customers: readonly CustomerToInvoice[] }

/** What is chosen of what is shown, and the button that invoices it. */
export default function BatchBar({ selection, customers }: Props) {
  const [asked, setAsked] = useState(false)
  const page = customers.flatMap(({ rows }) => rows.map(choiceOf))
  return (
    <SelectionBarOf
      selection={selection}
      page={page}
      total={page.length}
      capped={false}
      findAll={async () => selection.choose(page)}
      max={BATCH_MAX}
    >
      <Button variant="contained" onClick={() => setAsked(true)}>
        Issue invoices
      </Button>
      <Overlay of={asked} onClose={() => setAsked(false)}>
        {(overlay) => <BatchDialog selection={selection} {...overlay} />}
      </Overlay>
    </SelectionBarOf>
  )
}
