'use client'

import { ClipboardPaste } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { lazy } from '@/components/ui/hooks/lazy'
import { Row } from '@/components/ui/layout/Row'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { useMay } from '@/lib/client/viewer'

const PasteUtrsDialog = lazy(() => import('./PasteUtrsDialog'), { ahead: false })
const RecordPayoutDialog = lazy(() => import('./RecordPayoutDialog'), { ahead: false })

/** What an admin does beside single bills: the UTRs of the bank, and an advance to an order. */
export function PayoutActs() {
  const may = useMay()
  const [asked, setAsked] = useState<'paste' | 'advance' | null>(null)
  if (!may('payout.record')) return null
  return (
    <>
      <Row wrap gap="small">
        <Button startIcon={<ClipboardPaste size={16} aria-hidden />} onClick={() => setAsked('paste')}>
          Paste UTRs
        </Button>
        <Button onClick={() => setAsked('advance')}>Pay in advance</Button>
      </Row>
      <Overlay of={asked} onClose={() => setAsked(null)}>
        {(overlay, what) =>
          what === 'paste' ? <PasteUtrsDialog {...overlay} /> : <RecordPayoutDialog bills={[]} {...overlay} />
        }
      </Overlay>
    </>
  )
}
