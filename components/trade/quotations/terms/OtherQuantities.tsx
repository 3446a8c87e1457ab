import { Section } from '@/components/ui/layout/Section'
import { Stack } from '@/components/ui/layout/Stack'
import type { Quotation } from '@/lib/contract/trade/quotations'
import { count, unitPrice } from '@/lib/terms/format'
import { SumLine } from '@/components/ui/data/SumLine'

/** The prices of a piece at other quantities. Nothing where there is one price. */
export function OtherQuantities({ breaks }: Pick<Quotation, 'breaks'>) {
  if (!breaks || breaks.length < 2) return null
  return (
    <Section plain title="Prices by quantity">
      <Stack as="dl" ruled="small">
        {breaks.map(({ minQuantity, unitPaise }) => (
          <SumLine
            key={minQuantity}
            label={`From ${count(minQuantity)} pcs`}
            value={`${unitPrice(unitPaise)} a piece`}
          />
        ))}
      </Stack>
    </Section>
  )
}
