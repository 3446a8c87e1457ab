'use client'

import { Download } from 'lucide-react'
import { Button } from '@/components/ui/controls/Button'
import { useDownload } from '@/components/ui/feedback/useDownload'
import type { ShipmentPaper } from '@/lib/contract/orders/shipment'

type Props = { shipmentId: number; paper: ShipmentPaper }

/** Loads our invoice or challan as PDF. Why not, if so, is in a toast. */
export function PaperPdf({ shipmentId, paper: { documentId, number } }: Props) {
  const { busy, start } = useDownload('Download failed', async () => {
    const { loadFile } = await import('@/lib/client/load-file')
    const name = `${number.replaceAll('/', '-')}.pdf`
    await (documentId === null
      ? loadFile('GET /api/shipments/{id}/challan', { id: shipmentId }, name)
      : loadFile('GET /api/invoices/{id}/pdf', { id: documentId }, name))
  })
  return (
    <Button size="small" startIcon={<Download size={16} aria-hidden />} aria-busy={busy} onClick={start}>
      {busy ? 'Loading…' : `${number} as PDF`}
    </Button>
  )
}
