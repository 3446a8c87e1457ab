import { ProgressBar } from '@/components/ui/data/ProgressBar'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import { isOver } from '@/lib/rules/orders/closure'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { count } from '@/lib/terms/format'
import { doneWords } from '@/lib/rules/core/progress'

/** The pieces that are done, while the work goes on. */
export function RowProgress({ order }: { order: Workorder }) {
  const { doneQuantity: done, quantity } = order
  if (done === null || quantity === null || isOver(order)) return null
  return (
    <Stack as="span" gap="hair" title={doneWords(done, quantity)}>
      <Text size="micro" tone="secondary" figures>
        {count(done)} of {count(quantity)} pcs
      </Text>
      <ProgressBar done={done} of={quantity} />
    </Stack>
  )
}
