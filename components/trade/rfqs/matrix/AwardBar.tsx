'use client'

import { Button } from '@/components/ui/controls/Button'
import { StickyBar } from '@/components/ui/layout/StickyBar'
import { useAboveLimit } from '@/lib/client/viewer'
import { money, several } from '@/lib/terms/format'
import { moreThan, sumsOf, type Chosen } from './choice'
import { gstNotGiven, suppliersOf, withGst } from './words'

type Props = {
  chosen: readonly Chosen[]
  /** Lines that can still be awarded. */
  lines: number
  onClear: () => void
  onAward: () => void
}

/** What the choice comes to, and the way to award it. It stays at the foot of the screen. */
export function AwardBar({ chosen, lines, onClear, onAward }: Props) {
  const sums = sumsOf(chosen)
  const above = useAboveLimit()(sums.price)
  const more = moreThan(sums.price, sums.least)
  const facts = [
    `${chosen.length} of ${several(lines, 'line', 'lines')}`,
    chosen.length > 0 && (more ? `${more} than the cheapest` : 'The cheapest'),
    sums.gstMissing > 0 && gstNotGiven(sums.gstMissing),
  ]
  const title = chosen.length
    ? `${suppliersOf(sums)}, ${money(sums.price)}${withGst(sums, ', ')}`
    : 'Choose an offer on each line'
  return (
    <StickyBar title={title} facts={facts.filter(Boolean).join(' · ')}>
      {chosen.length > 0 && (
        <Button variant="text" onClick={onClear}>
          Clear
        </Button>
      )}
      <Button variant="contained" disabled={!chosen.length} onClick={onAward}>
        {above ? 'Ask for approval' : 'Award'}
      </Button>
    </StickyBar>
  )
}
