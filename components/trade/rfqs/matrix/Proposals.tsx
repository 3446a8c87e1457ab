'use client'

import { Button } from '@/components/ui/controls/Button'
import { Figure } from '@/components/ui/form/Figure'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { Surface } from '@/components/ui/layout/Surface'
import { Text } from '@/components/ui/layout/Text'
import type { RfqMatrix } from '@/lib/contract/trade/rfqs'
import { money, several } from '@/lib/terms/format'
import { moreThan, undecided } from './choice'
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
export function Proposals({ matrix: { lines, cheapest, fewest }, extra, onExtra, chosen, onTake }: Props) {
  const open = new Set(undecided(lines).map(({ inquiryId }) => inquiryId))
  const without = cheapest.uncovered.filter((id) => open.has(id)).length
  return (
    <div className={css.proposals} role="group" aria-label="Choices">
      <Surface className={css.proposal} data-chosen={chosen.cheapest || undefined}>
        <Stack gap="small">
          <Row>
            <Take of={cheapest} isTaken={chosen.cheapest} onTake={onTake}>
              Cheapest mix {money(cheapest.price)}
            </Take>
          </Row>
          <Facts of={cheapest} without={without} />
        </Stack>
      </Surface>
      <Surface className={css.proposal} data-chosen={chosen.fewest || undefined}>
        <Stack gap="small">
          <Row wrap gap="medium" lineGap="small">
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
          </Row>
          <Facts of={fewest} without={without} least={cheapest.price}>
            {fewest.exact ? '' : 'With more than 16 suppliers: a good choice, not surely the best.'}
          </Facts>
        </Stack>
      </Surface>
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

type FactsProps = {
  of: Proposal
  /** Undecided lines that nobody offers. */ without: number
  least?: number
  children?: string
}

/** '1 supplier: B · ₹3,96,500 · 2.71 % more'. */
function Facts({ of, without, least, children }: FactsProps) {
  const words = [
    `${suppliersOf(of)}: ${of.letters.join(', ')}`,
    least !== undefined && money(of.price),
    least !== undefined && (moreThan(of.price, least) ?? 'the same price'),
    withGst(of, ''),
    of.gstMissing > 0 && gstNotGiven(of.gstMissing),
    without > 0 && `${several(without, 'line has', 'lines have')} no offer`,
  ]
  return (
    <Text as="p" size="small" tone="secondary" figures>
      {words.filter(Boolean).join(' · ')}
      {children && ` ${children}`}
    </Text>
  )
}
