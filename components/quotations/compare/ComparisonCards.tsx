import { Stack } from '@/components/ui/layout/Stack'
import type { Quotation } from '@/lib/contract/quotations'
import type { ComparisonRow } from './comparison-rows'
import css from './ComparisonCards.module.css'

type Props = { quotations: readonly Quotation[]; /** The first is the head. */ rows: ComparisonRow[] }

/** A comparison on a phone: the quotations one under the other, each with the same figures at the same place. */
export function ComparisonCards({ quotations, rows: [head, ...figures] }: Props) {
  return (
    <Stack aria-label="Comparison of quotations" as="ol" gap="large">
      {quotations.map((q) => (
        <li key={q.id} className={css.card} data-status={q.status}>
          {head!.cell(q)}
          <dl className={css.figures}>
            {figures.map(({ label, kind, cell }) => (
              <div key={label} data-kind={kind}>
                <dt>{label}</dt>
                <dd>{cell(q)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </Stack>
  )
}
