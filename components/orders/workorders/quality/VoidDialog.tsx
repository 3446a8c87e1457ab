'use client'

import { useLastOpenValue } from '@/components/ui/hooks/useLastOpenValue'
import { decide } from '@/lib/client/api'
import type { Certificate } from '@/lib/contract/orders/certificate'
import { certificateId } from '@/lib/terms/nouns'
import { ReasonDialog } from './ReasonDialog'

type Props = {
  /** Null when the dialog is closed. */
  certificate: Certificate | null
  onClose: () => void
}

/** Asks why a certificate is made void. */
export default function VoidDialog({ certificate: asked, onClose }: Props) {
  const certificate = useLastOpenValue(asked)
  const number = certificate ? certificateId(certificate) : ''
  return (
    <ReasonDialog
      open={asked !== null}
      onClose={onClose}
      title={`Void ${number}`}
      lead="It stays in the list with its reason. A new certificate can be issued then."
      submitLabel="Void"
      schema={() => import('@/lib/contract/orders/certificates').then(({ VoidForm }) => VoidForm)}
      submit={(reason) => decide('POST /api/certificates/{id}/void', { id: certificate!.id, reason })}
      done={{ title: `${number} is void`, text: 'The customer can read why.' }}
      failTitle="Not void"
    />
  )
}
