import { Stack } from '@/components/ui/layout/Stack'
import { Surface } from '@/components/ui/layout/Surface'
import { Text } from '@/components/ui/layout/Text'
import text from '@/components/ui/layout/text.module.css'
import type { Quotation } from '@/lib/contract/trade/quotations'
import type { ComparisonRow } from './comparison-rows'
import css from './ComparisonCards.module.css'

type Props = { quotations: readonly Quotation[]; /** The first is the head. */ rows: ComparisonRow[] }

/** A comparison on a phone: the quotations one under the other, each with the same figures at the same place. */
export function ComparisonCards({ quotations, rows: [head, ...figures] }: Props) {
  return (
    <Stack aria-label="Comparison of quotations" as="ol" gap="large">
      {quotations.map((q) => (
        <Surface
          as="li"
          pad="large"
          tone={q.status === 'accepted' ? 'success' : undefined}
          className={q.status === 'rejected' ? text.secondary : undefined}
          key={q.id}
        >
          {head!.cell(q)}
          <dl className={css.figures}>
            {figures.map(({ label, kind, cell }) => (
              <div key={label} data-kind={kind}>
                {/* The price and the decision need no name. */}
                <Text
                  as="dt"
                  size="micro"
                  tone="secondary"
                  className={kind === 'price' || kind === 'decision' ? text.unseen : undefined}
                >
                  {label}
                </Text>
                <dd>{cell(q)}</dd>
              </div>
            ))}
          </dl>
        </Surface>
      ))}
    </Stack>
  )
}
