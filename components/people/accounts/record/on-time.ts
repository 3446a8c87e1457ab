import { count } from '@/lib/terms/format'
import type { SupplierRecord } from '@/lib/contract/people/supplier-record'

type Punctuality = Pick<SupplierRecord['orders'], 'dated' | 'onTime'>

/** Which part of the completed orders was on time: '83%'; undefined while none had a due date. */
export const onTimeShare = ({ dated, onTime }: Punctuality) =>
  dated ? `${Math.round((100 * onTime) / dated)}%` : undefined

/** The same with what it is counted from: '10 of 12 (83%)'. */
export function onTimeWords({ completed, ...of }: Punctuality & { completed: number }) {
  const share = onTimeShare(of)
  if (share) return `${of.onTime} of ${of.dated} (${share})`
  return completed ? 'No due dates' : 'Nothing completed yet'
}

/** How many orders there are: '4 completed, 2 active, 1 on hold'. */
export function ordersIn({
  completed,
  active,
  issues,
}: Pick<SupplierRecord['orders'], 'completed' | 'active' | 'issues'>) {
  if (completed + active + issues === 0) return 'None yet'
  const words = [`${count(completed)} completed`, `${count(active)} active`]
  return [...words, ...(issues ? [`${count(issues)} on hold`] : [])].join(', ')
}
