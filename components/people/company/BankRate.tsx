'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { useFailToast, useToast } from '@/components/ui/feedback/Toasts'
import { lazy } from '@/components/ui/hooks/lazy'
import { Row } from '@/components/ui/layout/Row'
import { Section } from '@/components/ui/layout/Section'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { KeyValues } from '@/components/ui/record/KeyValues'
import { decide, useApi } from '@/lib/client/api'
import { May } from '@/lib/client/viewer'
import type { Rate } from '@/lib/contract/money/rates'
import { date } from '@/lib/terms/format'
import { percent } from '@/lib/terms/paise'
import { bankRateQuery } from './query'

const RateDialog = lazy(() => import('./RateDialog'))

/** The bank rate, from which the interest on late payments to small makers follows: since when it applies, and who looked last. */
export function BankRate() {
  const toast = useToast()
  const fail = useFailToast()
  const [adds, setAdds] = useState<true | null>(null)
  const { data, error, mutate } = useApi('GET /api/rates', bankRateQuery)
  if (!data)
    return error ? (
      <ErrorState title="Couldn’t load the bank rate" problem={error} onRetry={() => void mutate()} />
    ) : null
  const rate = data.items[0]
  const confirm = ({ id }: Rate) =>
    decide('POST /api/rates/{id}/confirm', { id }).then(
      ({ rateBp }) => toast({ title: 'Bank rate confirmed', text: `${percent(rateBp)} still applies.` }),
      (problem: unknown) => fail(problem, { title: 'Bank rate not confirmed' }),
    )
  return (
    <Section
      title="Bank rate"
      lead="Of the Reserve Bank. Interest on late payments to micro and small suppliers is three times as much."
      actions={
        <Row wrap gap="small">
          {rate && !rate.to && (
            <May act="rate.confirm">
              <Button onClick={() => void confirm(rate)}>Confirm</Button>
            </May>
          )}
          <May act="rate.add">
            <Button onClick={() => setAdds(true)}>New bank rate</Button>
          </May>
        </Row>
      }
    >
      <KeyValues
        items={[
          { label: 'Rate', value: rate && percent(rate.rateBp) },
          { label: 'From', value: rate && date(rate.from) },
          { label: 'Last confirmed', value: rate?.confirmedOn && date(rate.confirmedOn) },
        ]}
        empty="Not yet"
      />
      <Overlay of={adds} onClose={() => setAdds(null)}>
        {(overlay) => <RateDialog rate={null} bank {...overlay} />}
      </Overlay>
    </Section>
  )
}
