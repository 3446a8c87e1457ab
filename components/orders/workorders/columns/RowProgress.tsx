import { ProgressBar } from '@/components/ui/data/ProgressBar'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { count } from '@/lib/terms/format'
import { doneWords } from '@/lib/rules/core/progress'
import css from './columns.module.css'

/** The pieces that are done, while the work goes on. */
export function RowProgress({ order: { doneQuantity: done, quantity, status } }: { order: Workorder }) {
  if (done === null || quantity === null || status === 'completed') return null
  return (
    <span className={css.progress} title={doneWords(done, quantity)}>
      {count(done)} of {count(quantity)} pcs
      <ProgressBar done={done} of={quantity} />
    </span>
  )
}
