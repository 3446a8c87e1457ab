'use client'

import { useState } from 'react'
import { RelativeTime } from '@/components/ui/data/RelativeTime'
import { DetailDrawer } from '@/components/ui/record/DetailDrawer'
import { KeyValues } from '@/components/ui/record/KeyValues'
import { Notice } from '@/components/ui/feedback/Notice'
import { Section } from '@/components/ui/layout/Section'
import { SubmitButton } from '@/components/ui/controls/SubmitButton'
import { useFailToast, useToast } from '@/components/ui/feedback/Toasts'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { useMay } from '@/lib/client/viewer'
import { send, useApi } from '@/lib/client/api'
import type { StuckDelivery } from '@/lib/contract/people/deliveries'
import { some } from './tasks/task'

/** What could not be delivered, open while the address says so; one button tries all of it again. */
export function StuckDeliveries() {
  const { get, set } = useUrlState()
  const open = get('deliveries') === 'stuck'
  const { data: stuck } = useApi('GET /api/deliveries', open ? {} : null)
  const toast = useToast()
  const fail = useFailToast()
  const may = useMay()
  const [busy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    try {
      await send('POST /api/deliveries/retry', {})
      toast({ title: 'Trying again', text: 'Sent deliveries disappear from this list.' })
    } catch (error) {
      fail(error, { text: 'Failed to retry', followed: true })
    } finally {
      setBusy(false)
    }
  }
  return (
    <DetailDrawer
      open={open && stuck !== undefined}
      onClose={() => set({ deliveries: null })}
      title="Stuck deliveries"
      foot={
        stuck?.length && may('delivery.retry') ? (
          <SubmitButton type="button" busy={busy} onClick={() => void retry()}>
            Retry all now
          </SubmitButton>
        ) : undefined
      }
    >
      {stuck?.length ? (
        <>
          <Notice tone="warning" title={`${some(stuck.length, 'delivery', 'deliveries')} couldn’t be sent yet`}>
            Nothing is lost: each is retried automatically. Everyone else is notified as usual.
          </Notice>
          {stuck.map((one) => (
            <Section key={one.id} title={one.what} plain>
              <Facts one={one} />
            </Section>
          ))}
        </>
      ) : (
        <Notice tone="success" title="Everything is delivered" />
      )}
    </DetailDrawer>
  )
}

const Facts = ({ one }: { one: StuckDelivery }) => (
  <KeyValues
    items={[
      { label: 'Waiting since', value: <RelativeTime value={one.since} /> },
      { label: 'Tries', value: one.nextTry ? `${one.attempts} of ${one.of}` : `${one.attempts}, given up` },
      { label: 'Last failure', value: one.error, wide: true },
    ]}
    empty="None"
  />
)
