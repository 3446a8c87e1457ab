'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { PhoneLink } from '@/components/ui/data/PhoneLink'
import { Notice } from '@/components/ui/feedback/Notice'
import { Stack } from '@/components/ui/layout/Stack'

type Props = { reason: string | null; sales: { phone: string; email: string }; going: boolean; onContinue: () => void }

/** After the sign-in of a suspended company: why it is, whom to call, and the way in. */
export default function SuspendedStep({ reason, sales, going, onContinue }: Props) {
  const further = useRef<HTMLButtonElement>(null)
  useEffect(() => further.current?.focus(), [])
  return (
    <Stack gap="large">
      <div role="alert">
        <Notice tone="danger" title="Your account is suspended">
          {reason && <p dir="auto">{reason}</p>}
          <p>You can look at everything, and running orders continue.</p>
          <p>
            Call us to sort it out: <PhoneLink phone={sales.phone} /> or{' '}
            <a href={`mailto:${sales.email}`}>{sales.email}</a>
          </p>
        </Notice>
      </div>
      <Button ref={further} variant="contained" size="large" fullWidth disabled={going} onClick={onContinue}>
        Continue
      </Button>
    </Stack>
  )
}
