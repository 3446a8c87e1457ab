'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { Notice } from '@/components/ui/feedback/Notice'
import { Bone } from '@/components/ui/feedback/Skeletons'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { lazy } from '@/components/ui/hooks/lazy'
import { useNow } from '@/components/ui/hooks/useNow'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { isNdaMissing } from '@/components/trade/nda/NdaOfInquiry'
import { KeyValues } from '@/components/ui/record/KeyValues'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { useApi } from '@/lib/client/api'
import { useMay } from '@/lib/client/viewer'
import type { RfqDetail } from '@/lib/contract/trade/rfqs'
import { wantedInWords } from '@/lib/rules/orders/documents'
import { rfqStates } from '@/lib/rules/trade/flows/rfq-states'
import { dateTime, dueIn, several } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { fitWords } from './to-answer-list'

const NdaDialog = lazy(() => import('@/components/trade/nda/NdaDialog'))
const AnswerGrid = lazy(() => import('./AnswerGrid'), { waiting: () => <Bone height={480} /> })

const BACK = { href: '/supplier/quotations', label: 'Quotations' }

/** A request for many parts as a supplier answers it: until when, what all lines have in common, and the lines. */
export function AnswerScreen({ id, viewerId }: { id: number; viewerId: number }) {
  const { data, error, mutate } = useApi('GET /api/rfqs/{id}', { id })
  const now = useNow()
  if (error?.code === 'not_found')
    return (
      <>
        <PageHeader title={displayId('rfq', id)} back={BACK} />
        <EmptyState
          art="sheet"
          title="This request is no longer open to you"
          text="Quoting has closed, or the customer has withdrawn it. You keep reading the requests that you answered."
          action={<LinkButton href="/supplier/quotations">See what is open</LinkButton>}
        />
      </>
    )
  if (error && !data)
    return <ErrorState problem={error} onRetry={() => void mutate()} title="Couldn’t load the request" />
  if (!data) return <Bone height={420} />
  const { tone, label } = rfqStates[data.state]
  const facts = factsOf(data)
  return (
    <>
      <PageHeader
        title={displayId('rfq', id)}
        beside={<StatusChip size="medium" tone={tone} label={label} />}
        lead={[data.state === 'open' && fitWords(data.counts), untilWords(data, now)].filter(Boolean).join('. ')}
        back={BACK}
      />
      <Said rfq={data} />
      {facts.length > 0 && <KeyValues items={facts} />}
      <AnswerGrid key={id} rfq={data} viewerId={viewerId} />
    </>
  )
}

/** 'Quotes until 4 Dec 2026, 18:00, in 3 days' */
const untilWords = ({ quoteBy, state }: RfqDetail, now: number) =>
  state !== 'open'
    ? quoteBy && Date.parse(quoteBy) <= now
      ? `Quoting closed on ${dateTime(quoteBy)}`
      : 'Quoting has closed'
    : quoteBy
      ? `Quotes until ${dateTime(quoteBy)}, ${dueIn(quoteBy, now)}`
      : 'No limit to quote'

/** What holds for all lines: sealed prices, and what was decided of them. */
function Said({ rfq: { id, state, sealed, quoteBy, lines } }: { rfq: RfqDetail }) {
  const decided = lines.filter(({ own }) => own && (own.status === 'accepted' || own.status === 'rejected'))
  const accepted = decided.filter(({ own }) => own!.status === 'accepted').length
  return (
    <>
      {state === 'open' && sealed && quoteBy && (
        <Notice title={`Prices are sealed until ${dateTime(quoteBy)}`}>
          Until then nobody else sees your prices, not even Jobwork. After it they stand: the customer can accept them,
          and can’t ask for lower ones.
        </Notice>
      )}
      {lines.some(({ nda, drawingsClosed }) => isNdaMissing(nda) && !drawingsClosed) && <NdaOfLines id={id} />}
      {decided.length > 0 && (
        <Notice
          tone={accepted ? 'success' : 'info'}
          title={`${several(accepted, 'quotation of yours was', 'quotations of yours were')} accepted, ${decided.length - accepted} not`}
        />
      )}
    </>
  )
}

/** In the place of drawings: the NDA that the supplier accepts for all lines in one act. */
function NdaOfLines({ id }: { id: number }) {
  const may = useMay()
  const [reading, setReading] = useState<number | null>(null)
  return (
    <>
      <Notice
        tone="decision"
        title="Accept the NDA to open the drawings of all lines"
        action={
          may('rfq.acceptNda') && (
            <Button variant="contained" onClick={() => setReading(id)}>
              Read the NDA
            </Button>
          )
        }
      >
        {may('rfq.acceptNda')
          ? 'The customer asks for it. You accept it once for your company.'
          : 'An owner or a quoter of your company accepts it.'}
      </Notice>
      <Overlay of={reading} onClose={() => setReading(null)}>
        {(overlay, rfqId) => <NdaDialog of={{ type: 'rfq', id: rfqId }} {...overlay} />}
      </Overlay>
    </>
  )
}

function factsOf({ deliveryState, requiredDocuments, aql, note }: RfqDetail) {
  const wanted = wantedInWords(requiredDocuments, (aql as Parameters<typeof wantedInWords>[1]) ?? null)
  return [
    ...(deliveryState ? [{ label: 'Deliver to', value: deliveryState }] : []),
    ...(wanted ? [{ label: 'Quality documents', value: wanted }] : []),
    ...(note ? [{ label: 'Note', value: note, wide: true }] : []),
  ]
}
