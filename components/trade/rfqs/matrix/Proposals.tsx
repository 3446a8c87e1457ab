'use client'

import { Button } from '@/components/ui/controls/Button'
import { Figure } from '@/components/ui/form/Figure'
import { Text } from '@/components/ui/layout/Text'
import type { RfqMatrix } from '@/lib/contract/trade/rfqs'
import { money, several } from '@/lib/terms/format'
import { moreThan } from './choice'
import css from './matrix.module.css'
import { gstNotGiven, suppliersOf, withGst } from './words'

type Proposal = RfqMatrix['cheapest']
type Props = {
  matrix: RfqMatrix
  extra: number
  onExtra: (percent: number) => void
  /** Which of both the choice is. */
  chosen: { cheapest: boolean; fewest: boolean }
  /** Null: the reader doesn't choose. */
  onTake: ((proposal: Proposal) => void) | null
}

/** Two choices that are worked out: the lowest price of each line, and the fewest suppliers for a little more. */
export function Proposals({ matrix: { cheapest, fewest }, extra, onExtra, chosen, onTake }: Props) {
  return (
    <div className={css.proposals} role="group" aria-label="Choices">
      <div className={css.proposal} data-chosen={chosen.cheapest || undefined}>
        <Take of={cheapest} isTaken={chosen.cheapest} onTake={onTake}>
          Cheapest mix {money(cheapest.price)}
        </Take>
        <Facts of={cheapest} />
      </div>
      <div className={css.proposal} data-chosen={chosen.fewest || undefined}>
        <div className={css.fewest}>
          <Take of={fewest} isTaken={chosen.fewest} onTake={onTake}>
            Fewest suppliers
          </Take>
          <Figure
            label="for at most"
            unit="% more"
            value={extra}
            max={100}
            onChange={(percent) => percent !== null && onExtra(percent)}
          />
        </div>
        <Facts of={fewest} least={cheapest.price}>
          {fewest.exact ? '' : 'With more than 16 suppliers: a good choice, not surely the best.'}
        </Facts>
      </div>
    </div>
  )
}

type TakeProps = { of: Proposal; isTaken: boolean; onTake: Props['onTake']; children: React.ReactNode }

const Take = ({ of, isTaken, onTake, children }: TakeProps) =>
  onTake ? (
    <Button aria-pressed={isTaken} onClick={() => onTake(of)}>
      {children}
    </Button>
  ) : (
    <Text weight="strong" figures>
      {children}
    </Text>
  )

/** '1 supplier: B · ₹3,96,500 · 2.71 % more'. */
function Facts({ of, least, children }: { of: Proposal; least?: number; children?: string }) {
  const words = [
    `${suppliersOf(of)}: ${of.letters.join(', ')}`,
    least !== undefined && money(of.price),
    least !== undefined && (moreThan(of.price, least) ?? 'the same price'),
    withGst(of, ''),
    of.gstMissing > 0 && gstNotGiven(of.gstMissing),
    of.uncovered.length > 0 && `${several(of.uncovered.length, 'line has', 'lines have')} no offer`,
  ]
  return (
    <Text as="p" size="small" tone="secondary" figures>
      {words.filter(Boolean).join(' · ')}
      {children && ` ${children}`}
    </Text>
  )
}
