'use client'

import { Download } from 'lucide-react'
import { useMemo, useState } from 'react'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { Bone } from '@/components/ui/feedback/Skeletons'
import { useMediaQuery } from '@/components/ui/hooks/useMediaQuery'
import { lazy } from '@/components/ui/hooks/lazy'
import { Section } from '@/components/ui/layout/Section'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { useApi } from '@/lib/client/api'
import { keyOf } from '@/lib/contract/address'
import { useMay } from '@/lib/client/viewer'
import type { Role } from '@/lib/contract/people/account'
import type { RfqDetail, RfqMatrix } from '@/lib/contract/trade/rfqs'
import { several } from '@/lib/terms/format'
import { Faults } from '../grid/Faults'
import { EXTRA } from '../query'
import { AwardBar } from './AwardBar'
import { chosenOf, picksOf, picksWith, undecided, type Picks } from './choice'
import type { Place } from './moves'
import { OfferCards } from './OfferCards'
import { OffersTable } from './OffersTable'
import { Proposals } from './Proposals'
import { WaitingAwards } from './WaitingAwards'
import { useChoice } from './useChoice'
import { placed, useOffers } from './useOffers'

const AwardDialog = lazy(() => import('./AwardDialog'))

type Props = { rfq: RfqDetail; role: Role }

/**
 * What the buyer decides here: which offer takes each line, and so whether one shop or three make the parts. A row a line, a column
 * a letter; two choices that are worked out above, what the choice comes to below.
 */
export default function Matrix({ rfq, role }: Props) {
  const [extra, setExtra] = useState(EXTRA)
  const { data, error, mutate } = useApi('GET /api/rfqs/{id}/matrix', { id: rfq.id, extra })
  if (error && !data)
    return <ErrorState title="Couldn’t load the offers" problem={error} onRetry={() => void mutate()} />
  if (!data) return <Bone height={420} />
  return <Offers rfq={rfq} role={role} matrix={data} extra={extra} onExtra={setExtra} />
}

const none: ReadonlyMap<number, string> = new Map()

type OffersProps = Props & { matrix: RfqMatrix; extra: number; onExtra: (percent: number) => void }

function Offers({ rfq, role, matrix, extra, onExtra }: OffersProps) {
  const { lines, suppliers } = matrix
  const isPhone = useMediaQuery('(max-width: 767.95px)')
  const chooses = useMay()('rfq.award')
  const [picks, choose] = useChoice(rfq.id)
  const [faults, setFaults] = useState(none)
  const [awards, setAwards] = useState(false)
  const parts = useMemo(() => new Map(rfq.lines.map((line) => [line.id, line])), [rfq.lines])
  const offers = useMemo(() => placed(lines, suppliers), [lines, suppliers])
  const chosen = chosenOf(lines, picks)
  const taken = new Map(chosen.map(({ line, offer }) => [line.inquiryId, offer.quotationId]))
  const take = (next: Picks) => {
    setFaults(none)
    choose(next)
  }
  const press = ({ row, column }: Place) => {
    const offer = offers[row]![column]!
    if (offer.state === 'open') take(picksWith(picks, lines[row]!.inquiryId, offer))
  }
  const { ref, goTo, active, on } = useOffers(offers, press)
  const listed = lines.flatMap(({ inquiryId }, row) => {
    const words = faults.get(inquiryId)
    const column = offers[row]!.findIndex(Boolean)
    return words ? [{ words, place: column < 0 ? null : { row, column } }] : []
  })
  const open = undecided(lines)
  const isTaken = (proposal: RfqMatrix['cheapest']) =>
    proposal.picks.length > 0 &&
    proposal.picks.length === taken.size &&
    proposal.picks.every(({ inquiryId, quotationId }) => taken.get(inquiryId) === quotationId)
  const props = { role, lines, suppliers, offers, parts, chosen: taken, chooses, active, faults }
  return (
    <>
      {matrix.cheapest.picks.length > 0 && (
        <Proposals
          matrix={matrix}
          extra={extra}
          onExtra={onExtra}
          chosen={{ cheapest: isTaken(matrix.cheapest), fewest: isTaken(matrix.fewest) }}
          onTake={chooses ? (proposal) => take(picksOf(lines, proposal.picks)) : null}
        />
      )}
      {role === 'customer' && <WaitingAwards rfqId={rfq.id} />}
      <Faults label="Nothing was awarded" role="alert" faults={listed} onGo={({ place }) => place && goTo(place)} />
      <Section
        title="Offers"
        lead={leadOf(matrix, chooses && open.length > 0)}
        actions={
          <LinkButton
            size="small"
            download
            href={keyOf('GET /api/rfqs/{id}/sheet', { id: rfq.id })}
            startIcon={<Download size={16} aria-hidden />}
          >
            Download sheet
          </LinkButton>
        }
        flush
      >
        <div ref={ref} {...on}>
          {isPhone ? <OfferCards {...props} /> : <OffersTable {...props} />}
        </div>
      </Section>
      {chooses && open.length > 0 && (
        <AwardBar chosen={chosen} lines={open.length} onClear={() => take({})} onAward={() => setAwards(true)} />
      )}
      <Overlay of={awards} onClose={() => setAwards(false)}>
        {(overlay) => (
          <AwardDialog
            {...overlay}
            rfqId={rfq.id}
            chosen={chosen}
            parts={parts}
            onRefused={setFaults}
            onAwarded={() => take({})}
          />
        )}
      </Overlay>
    </>
  )
}

const leadOf = ({ moreLetters }: RfqMatrix, chooses: boolean) =>
  [
    'Prices are without GST; “each” is a piece with tooling and freight.',
    chooses && 'Choose one offer a line.',
    moreLetters > 0 && `${several(moreLetters, 'supplier', 'suppliers')} with fewer prices left out.`,
  ]
    .filter(Boolean)
    .join(' ')
