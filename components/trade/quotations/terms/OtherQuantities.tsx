import { Section } from '@/components/ui/layout/Section'
import type { Quotation } from '@/lib/contract/trade/quotations'
import { count, rupees } from '@/lib/terms/format'
import css from './terms.module.css'

/** The prices of a piece at other quantities. Nothing where there is one price. */
export function OtherQuantities({ breaks }: Pick<Quotation, 'breaks'>) {
  if (!breaks || breaks.length < 2) return null
  return (
    <Section plain title="Prices by quantity">
      <dl className={css.sum}>
        {breaks.map(({ minQuantity, unitPaise }) => (
          <div key={minQuantity}>
            <dt>From {count(minQuantity)} pcs</dt>
            <dd>{rupees(unitPaise)} a piece</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
