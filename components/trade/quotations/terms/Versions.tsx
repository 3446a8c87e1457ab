import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { Section } from '@/components/ui/layout/Section'
import type { QuotationDetail } from '@/lib/contract/trade/quotations'
import { count, money } from '@/lib/terms/format'
import css from './Versions.module.css'

/** The terms of a quotation before they were revised, the newest first. Nothing where they never were. */
export function Versions({ versions }: Pick<QuotationDetail, 'versions'>) {
  if (!versions.length) return null
  return (
    <Section plain title="Earlier versions">
      <ol className={css.list}>
        {versions.toReversed().map(({ number, price, leadDays, details, createdAt }) => (
          <li key={number}>
            <details>
              <summary>
                <strong>v{number}</strong>
                <span>{money(price)}</span>
                <span>{leadDays ? `${count(leadDays)} days` : 'No delivery time'}</span>
                <FormattedDate value={createdAt} />
              </summary>
              <p dir="auto">{details ?? 'No details were given.'}</p>
            </details>
          </li>
        ))}
      </ol>
    </Section>
  )
}
