'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { lazy } from '@/components/ui/hooks/lazy'

const NdaReader = lazy(() => import('./NdaReader'))

type Props = {
  /** The inquiry whose acceptances are shown with it. */
  inquiryId?: number
  /** The newest without one. */
  version?: number
  children: string
}

/** A button that opens the text of the NDA. */
export function ReadNda({ inquiryId, version, children }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {children}
      </Button>
      <NdaReader inquiryId={inquiryId} version={version} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
