'use client'

import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { RelativeTime } from '@/components/ui/data/RelativeTime'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { Section } from '@/components/ui/layout/Section'
import { Text } from '@/components/ui/layout/Text'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { StatusChip } from '@/components/ui/data/StatusChip'
import buttons from '@/components/ui/controls/buttons.module.css'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { useApi } from '@/lib/client/api'
import type { Session } from '@/lib/contract/people/sessions'
import { date, timeOfDay } from '@/lib/terms/format'
import { SignOutDialog, type Ending } from './SignOutDialog'

/** Where the account is signed in; each of the others can be signed out from here. */
export function Devices() {
  const { data: all = [] } = useApi('GET /api/sessions', {})
  const [ending, setEnding] = useState<Ending | null>(null)
  const others = all.filter(({ current }) => !current)
  return (
    <Section
      title="Where you are signed in"
      lead="Don’t recognise a device? Sign it out, and change your password."
      actions={
        others.length > 1 && (
          <button type="button" className={buttons.button} onClick={() => setEnding('others')}>
            Sign out all others
          </button>
        )
      }
    >
      <Stack as="ul" ruled="small">
        {all.map((one) => (
          <Row as="li" gap="medium" key={one.id}>
            <Device {...one} />
            {!one.current && (
              <button
                type="button"
                className={buttons.button}
                // The time distinguishes two alike.
                aria-label={`Sign out ${one.device}, signed in ${date(one.createdAt)} ${timeOfDay(one.createdAt)}`}
                onClick={() => setEnding(one)}
              >
                Sign out
              </button>
            )}
          </Row>
        ))}
      </Stack>
      <Overlay of={ending} onClose={() => setEnding(null)}>
        {(overlay, which) => <SignOutDialog ending={which} {...overlay} />}
      </Overlay>
    </Section>
  )
}

function Device({ device, createdAt, seenAt, current }: Session) {
  const Icon = /Android|iOS|Phone/i.test(device) ? Smartphone : Monitor
  return (
    <>
      <Icon size={20} color="var(--jw-palette-text-secondary)" aria-hidden />
      <Stack grow>
        <p>
          {device}&ensp;{current && <StatusChip tone="success" label="This device" />}
        </p>
        <Text as="p" size="small" tone="secondary">
          {!current && (
            <>
              Last used: <RelativeTime value={seenAt} /> ·{' '}
            </>
          )}
          Signed in <FormattedDate value={createdAt} />
        </Text>
      </Stack>
    </>
  )
}
