'use client'

import type { OverlayProps } from '@/components/ui/overlay/Overlay'
import { decide } from '@/lib/client/api'
import type { DocumentKind } from '@/lib/contract/files/document-kinds'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { documentLabels } from '@/lib/rules/orders/documents'
import { orderId } from '@/lib/terms/nouns'
import { ReasonDialog } from './ReasonDialog'

type Props = {
  order: Pick<Workorder, 'id'>
  kind: DocumentKind
} & OverlayProps

/** Asks an admin why the order can do without a document. */
export default function WaiveDialog({ order: { id }, kind, ...overlay }: Props) {
  return (
    <ReasonDialog
      {...overlay}
      title={`Waive: ${documentLabels[kind]}`}
      lead={`${orderId('admin', id)} can be completed without it. The customer sees the reason.`}
      submitLabel="Waive"
      schema={() => import('@/lib/contract/orders/documents').then(({ WaiveForm }) => WaiveForm)}
      submit={(reason) => decide('POST /api/workorders/{id}/documents/{kind}/waive', { id, kind, reason })}
      done={{ title: `${documentLabels[kind]} is waived`, text: 'Customer and supplier see the reason.' }}
      failTitle="Not waived"
    />
  )
}
