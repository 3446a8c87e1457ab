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
import { useApi } from '@/lib/client/api'
import type { Session } from '@/lib/contract/people/sessions'
import { date, timeOfDay } from '@/lib/terms/format'
import { SignOutDialog, type Ending } from './SignOutDialog'
import css from './Devices.module.css'

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
      <ul className={css.devices}>
        {all.map((one) => (
          <li key={one.id}>
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
          </li>
        ))}
      </ul>
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
      <Icon size={20} aria-hidden />
      <div className={css.device}>
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
      </div>
    </>
  )
}
