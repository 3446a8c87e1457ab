'use client'

import { ClipboardPaste } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { lazy } from '@/components/ui/hooks/lazy'
import { Row } from '@/components/ui/layout/Row'
import { useSelection } from '@/components/ui/list/useSelection'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { ListParts } from '@/components/ui/screen/ListParts'
import { useList } from '@/components/ui/screen/useList'
import { useMay } from '@/lib/client/viewer'
import { EINVOICES_MAX } from '@/lib/terms/invoice-batch'
import { choiceOf, einvoices } from './einvoices-list'

const EinvoiceBar = lazy(() => import('./EinvoiceBar'), { ahead: false })
const PasteDialog = lazy(() => import('./PasteDialog'), { ahead: false })

/** Documents that wait for their IRN: a file of many for the portal, and what the portal gives back, pasted. */
export default function EinvoicesTab() {
  const may = useMay()
  const list = useList(einvoices)
  const [pastes, setPastes] = useState(false)
  const selection = useSelection(JSON.stringify({ ...list.query, cursor: undefined }), EINVOICES_MAX)
  const bulk = {
    picks: may('invoice.einvoice') ? { selection, choiceOf } : undefined,
    bar: selection.chosen.size > 0 && (
      <EinvoiceBar selection={selection} listing={list.listing} query={list.query} choiceOf={choiceOf} />
    ),
  }
  // What was recorded is no longer in the list.
  const close = () => {
    selection.clear()
    setPastes(false)
  }
  return (
    <>
      {may('invoice.irn') && (
        <Row gap="small">
          <Button startIcon={<ClipboardPaste size={16} aria-hidden />} onClick={() => setPastes(true)}>
            Paste acknowledgements
          </Button>
        </Row>
      )}
      <ListParts list={{ ...list, bulk }} />
      <Overlay of={pastes} onClose={close}>
        {(overlay) => <PasteDialog {...overlay} />}
      </Overlay>
    </>
  )
}
