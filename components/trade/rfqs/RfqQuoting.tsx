'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { lazy } from '@/components/ui/hooks/lazy'
import { Row } from '@/components/ui/layout/Row'
import { useMay } from '@/lib/client/viewer'
import type { RfqDetail } from '@/lib/contract/trade/rfqs'
import { inquiryEnded, openToQuoting } from '@/lib/rules/trade/flows/inquiry-flow'

const DeadlineDialog = lazy(() => import('../inquiries/quoting/DeadlineDialog'))
const CloseDialog = lazy(() => import('../inquiries/quoting/CloseDialog'))

type Asked = 'deadline' | 'quoted' | 'cancelled'

/** What its customer, or an admin, does about the deadline of a request: for all undecided lines together. */
export function RfqQuoting({ rfq }: { rfq: RfqDetail }) {
  const may = useMay()
  const [asked, setAsked] = useState<Asked | null>(null)
  const { id, quoteBy, sealed, lines } = rfq
  const undecided = lines.filter(({ status }) => !inquiryEnded.includes(status))
  const isOpen = undecided.some(({ status }) => openToQuoting.includes(status))
  const hasSealed = undecided.some((line) => line.pricesSealed && line.quotationCount)
  const hasOffers = undecided.some(({ quotationCount }) => quotationCount)
  if (!undecided.length) return null
  const acts: [Asked, string, boolean][] = [
    ['deadline', quoteBy ? 'Move the deadline' : 'Set a deadline', may('rfq.moveDeadline') && (isOpen || !sealed)],
    ['quoted', 'Stop quoting', may('rfq.close') && isOpen && hasOffers && !hasSealed],
    ['cancelled', 'Cancel the request', may('rfq.close')],
  ]
  const offered = acts.filter(([, , is]) => is)
  if (!offered.length) return null
  const close = () => setAsked(null)
  return (
    <>
      <Row wrap gap="small">
        {offered.map(([act, label]) => (
          <Button key={act} color={act === 'cancelled' ? 'error' : 'primary'} onClick={() => setAsked(act)}>
            {label}
          </Button>
        ))}
      </Row>
      <DeadlineDialog
        noun="rfq"
        id={id}
        quoteBy={quoteBy}
        reopens={!isOpen}
        hasSealed={hasSealed}
        open={asked === 'deadline'}
        onClose={close}
      />
      <CloseDialog
        key={asked === 'cancelled' ? 'cancel' : 'stop'}
        noun="rfq"
        id={id}
        as={asked === 'cancelled' ? 'cancelled' : 'quoted'}
        hasSealed={hasSealed}
        open={asked === 'quoted' || asked === 'cancelled'}
        onClose={close}
      />
    </>
  )
}
