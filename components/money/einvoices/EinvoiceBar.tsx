'use client'

import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { DialogFrame } from '@/components/ui/dialog/DialogFrame'
import { useFailToast } from '@/components/ui/feedback/Toasts'
import SelectionBar from '@/components/ui/list/SelectionBar'
import type { Choice, Selection } from '@/components/ui/list/useSelection'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { call } from '@/lib/client/call'
import type { Listing } from '@/lib/contract/core/endpoint'
import { Problem } from '@/lib/contract/core/problem'
import type { TaxDocument } from '@/lib/contract/money/tax-document'
import { EINVOICES_MAX } from '@/lib/terms/invoice-batch'

type Props = {
  selection: Selection
  listing: Listing<TaxDocument> | undefined
  query: object
  choiceOf: (row: TaxDocument) => Choice
}

/** The chosen documents, and the button that loads one file of them for the portal. What is missing of each is listed. */
export default function EinvoiceBar({ selection, listing, query, choiceOf }: Props) {
  const fail = useFailToast()
  const [busy, setBusy] = useState(false)
  const [faults, setFaults] = useState<readonly string[]>([])
  const { items = [], total = 0, capped = false } = listing ?? {}
  const findAll = async () => {
    const found = await call('GET /api/invoices', { ...query, cursor: undefined, limit: EINVOICES_MAX })
    selection.choose(found.items.map(choiceOf))
  }
  const load = async () => {
    setBusy(true)
    try {
      const { loadFile } = await import('@/lib/client/load-file')
      await loadFile('GET /api/invoices/einvoice', { ids: [...selection.chosen.keys()].join(',') }, 'einvoices.json')
    } catch (error) {
      if (error instanceof Problem && error.code === 'conflict') setFaults(error.message.split('\n'))
      else fail(error, { title: 'Download failed' })
    } finally {
      setBusy(false)
    }
  }
  const close = () => setFaults([])
  return (
    <SelectionBar
      selection={selection}
      page={items.map(choiceOf)}
      total={total}
      capped={capped}
      findAll={findAll}
      max={EINVOICES_MAX}
    >
      <Button
        variant="contained"
        startIcon={<Download size={16} aria-hidden />}
        aria-busy={busy}
        onClick={() => busy || void load()}
      >
        File for the portal
      </Button>
      <Overlay of={faults.length > 0} onClose={close}>
        {({ open }) => (
          <DialogFrame
            open={open}
            onClose={close}
            title="No file yet"
            role="alertdialog"
            actions={
              <Button onClick={close} autoFocus>
                Close
              </Button>
            }
          >
            <p>These can’t be in a file. Mend them, or leave them out.</p>
            <ul>
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          </DialogFrame>
        )}
      </Overlay>
    </SelectionBar>
  )
}
