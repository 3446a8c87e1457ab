'use client'

import { useState } from 'react'
import { lazy } from '@/components/ui/hooks/lazy'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Button } from '@/components/ui/controls/Button'
import { Row } from '@/components/ui/layout/Row'
import { useApi } from '@/lib/client/api'
import { kinds } from './kinds-of-start'
import { NO_PIN, pinIn } from './pin'
import type { StartProps } from './WriteQuestion'

const WriteQuestion = lazy(() => import('./WriteQuestion'))

/** Where a supplier asks, or the customer tells all suppliers something. It opens by a button, or from a drawing. */
export function StartQuestion(props: StartProps) {
  const address = useUrlState()
  const { data: me } = useApi('GET /api/user', {})
  const [open, setOpen] = useState(false)
  const isPinned = pinIn(address, props.about.files) !== null
  if ((open || isPinned) && me)
    return (
      <WriteQuestion
        {...props}
        draftKey={`${props.kind}-${me.member.id}-${props.about.id}`}
        onClose={() => {
          address.set(NO_PIN)
          setOpen(false)
        }}
      />
    )
  return (
    <Row>
      <Button size="small" onClick={() => setOpen(true)}>
        {kinds[props.kind].opens}
      </Button>
    </Row>
  )
}
