import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { Section } from '@/components/ui/layout/Section'
import { Fold } from '@/components/ui/layout/Fold'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import type { QuotationDetail } from '@/lib/contract/trade/quotations'
import { count, money } from '@/lib/terms/format'

/** The terms of a quotation before they were revised, the newest first. */
export default function Versions({ versions }: Pick<QuotationDetail, 'versions'>) {
  return (
    <Section plain title="Earlier versions">
      <Stack as="ol" ruled="small">
        {versions.toReversed().map(({ number, price, leadDays, details, createdAt }) => (
          <li key={number}>
            <Fold
              quiet
              summary={
                <>
                  <Text weight="strong" tone="primary">
                    v{number}
                  </Text>{' '}
                  · {money(price)} · {leadDays ? `${count(leadDays)} days` : 'No delivery time'} ·{' '}
                  <FormattedDate value={createdAt} />
                </>
              }
            >
              <Text as="p" prose dir="auto">
                {details ?? 'No details were given.'}
              </Text>
            </Fold>
          </li>
        ))}
      </Stack>
    </Section>
  )
}
