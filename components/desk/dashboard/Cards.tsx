import { Stat, StatStrip } from '@/components/ui/data/Stat'
import { figure } from '@/lib/terms/format'
import type { Card } from './figures'

/** The figures of a dashboard, each a link to what it counts. */
export const Cards = ({ cards }: { cards: Card[] }) => (
  <StatStrip label="Figures">
    {cards.map(({ value, ...card }) => (
      <Stat key={card.label} value={figure(value)} {...card} />
    ))}
  </StatStrip>
)
