import type { WorkorderDetail } from '@/lib/contract/orders/workorders'
import { PaperButton } from './PaperButton'

/** All that proves an order: as a ZIP with its files, or as one PDF. Absent before there is anything in it. */
export function DossierButtons({ order }: { order: WorkorderDetail }) {
  if (!hasDossier(order)) return null
  const input = { id: order.id }
  return (
    <>
      <PaperButton call="GET /api/workorders/{id}/dossier/zip" input={input} label="Dossier with all files, ZIP">
        Dossier
      </PaperButton>
      <PaperButton call="GET /api/workorders/{id}/dossier/pdf" input={input} label="PDF of the dossier">
        PDF
      </PaperButton>
    </>
  )
}

const hasDossier = ({ files, reports, certificates, lots }: WorkorderDetail) =>
  files.length + certificates.length + lots.length > 0 || reports.some(({ status }) => status === 'final')
