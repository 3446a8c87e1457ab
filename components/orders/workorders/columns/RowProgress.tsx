import { ProgressBar } from '@/components/ui/data/ProgressBar'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { count } from '@/lib/terms/format'
import { doneWords } from '@/lib/rules/core/progress'

/** The pieces that are done, while the work goes on. */
export function RowProgress({ order: { doneQuantity: done, quantity, status } }: { order: Workorder }) {
  if (done === null || quantity === null || status === 'completed') return null
  return (
    <Stack as="span" gap="hair" title={doneWords(done, quantity)}>
      <Text size="micro" tone="secondary" figures>
        {count(done)} of {count(quantity)} pcs
      </Text>
      <ProgressBar done={done} of={quantity} />
    </Stack>
  )
}
