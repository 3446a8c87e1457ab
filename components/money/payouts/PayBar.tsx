'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { lazy } from '@/components/ui/hooks/lazy'
import { useFailToast } from '@/components/ui/feedback/Toasts'
import SelectionBar from '@/components/ui/list/SelectionBar'
import type { Choice, Selection } from '@/components/ui/list/useSelection'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { call } from '@/lib/client/call'
import type { Listing } from '@/lib/contract/core/endpoint'
import type { Bill } from '@/lib/contract/money/bills'
import { PASTE_MAX } from '@/lib/terms/tds-codes'

const PayDialog = lazy(() => import('./PayDialog'), { ahead: false })
const RecordPayoutDialog = lazy(() => import('./RecordPayoutDialog'), { ahead: false })

type Props = {
  selection: Selection
  listing: Listing<Bill> | undefined
  query: object
  choiceOf: (bill: Bill) => Choice
}
type Asked = { how: 'file' | 'record'; bills: readonly Bill[] }

/** The chosen bills: a file for the bank pays them, or what was paid already is recorded. */
export default function PayBar({ selection, listing, query, choiceOf }: Props) {
  const fail = useFailToast()
  const [asked, setAsked] = useState<Asked | null>(null)
  const { items = [], total = 0, capped = false } = listing ?? {}
  const findAll = async () => {
    const found = await call('GET /api/bills', { ...query, cursor: undefined, limit: PASTE_MAX })
    selection.choose(found.items.map(choiceOf))
  }
  const ask = async (how: Asked['how']) => {
    try {
      setAsked({ how, bills: await chosenOf(selection, items) })
    } catch (error) {
      fail(error)
    }
  }
  const close = () => setAsked(null)
  return (
    <SelectionBar
      selection={selection}
      page={items.map(choiceOf)}
      total={total}
      capped={capped}
      findAll={findAll}
      max={PASTE_MAX}
    >
      <Button variant="outlined" onClick={() => void ask('record')}>
        Record payment
      </Button>
      <Button variant="contained" onClick={() => void ask('file')}>
        Pay
      </Button>
      <Overlay of={asked} onClose={close}>
        {(overlay, { how, bills }) =>
          how === 'file' ? (
            <PayDialog bills={bills} onMade={selection.clear} {...overlay} />
          ) : (
            <RecordPayoutDialog bills={bills} {...overlay} />
          )
        }
      </Overlay>
    </SelectionBar>
  )
}

/** The chosen bills: those of this page, others one by one. */
const chosenOf = ({ chosen }: Selection, items: readonly Bill[]): Promise<Bill[]> =>
  Promise.all(
    [...chosen.keys()].map(
      async (id) => items.find((bill) => bill.id === id) ?? (await call('GET /api/bills/{id}', { id })),
    ),
  )
