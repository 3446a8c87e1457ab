'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { Notice } from '@/components/ui/feedback/Notice'
import { lazy } from '@/components/ui/hooks/lazy'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { useMay } from '@/lib/client/viewer'
import type { FileInfo } from '@/lib/contract/files/files'
import { displayId } from '@/lib/terms/nouns'
import { filesByType } from './files-by-type'

const NdaDialog = lazy(() => import('./NdaDialog'))

/** In the place of drawings: how many there are, and the NDA that the supplier accepts first. */
export function NdaToAccept({ inquiryId, files }: { inquiryId: number; files: readonly FileInfo[] }) {
  const may = useMay()
  const [reading, setReading] = useState<number | null>(null)
  return (
    <>
      <Notice
        tone="decision"
        title={`Accept the NDA to open the drawings of ${displayId('inquiry', inquiryId)}`}
        action={
          may('nda.accept') && (
            <Button variant="contained" onClick={() => setReading(inquiryId)}>
              Read the NDA
            </Button>
          )
        }
      >
        {files.length > 0 && <p>{filesByType(files)}</p>}
        <p>
          {may('nda.accept')
            ? 'The customer asks for it. You accept it once for your company.'
            : 'An owner or a quoter of your company accepts it.'}
        </p>
      </Notice>
      <Overlay of={reading} onClose={() => setReading(null)}>
        {(overlay, id) => <NdaDialog of={{ type: 'inquiry', id }} {...overlay} />}
      </Overlay>
    </>
  )
}
