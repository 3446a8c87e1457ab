'use client'

import type { OverlayProps } from '@/components/ui/overlay/Overlay'
import { decide } from '@/lib/client/api'
import type { Certificate } from '@/lib/contract/orders/certificate'
import { certificateId } from '@/lib/terms/nouns'
import { ReasonDialog } from './ReasonDialog'

type Props = { certificate: Certificate } & OverlayProps

/** Asks why a certificate is made void. */
export default function VoidDialog({ certificate, ...overlay }: Props) {
  const number = certificateId(certificate)
  return (
    <ReasonDialog
      {...overlay}
      title={`Void ${number}`}
      lead="It stays in the list with its reason. A new certificate can be issued then."
      submitLabel="Void"
      schema={() => import('@/lib/contract/orders/certificates').then(({ VoidForm }) => VoidForm)}
      submit={(reason) => decide('POST /api/certificates/{id}/void', { id: certificate.id, reason })}
      done={{ title: `${number} is void`, text: 'The customer sees the reason.' }}
      failTitle="Not void"
    />
  )
}
