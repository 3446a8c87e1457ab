import type { DeliverySums, NextDelivery } from '@/lib/contract/orders/shipment'
import { count, date } from '@/lib/terms/format'

/** '118 of 260 delivered, next 142 on 5 Dec 2026'. */
export function deliveredWords(sums: DeliverySums | null | undefined, nextDelivery?: NextDelivery | null): string {
  if (!sums) return 'No quantity yet'
  const returned = sums.returned ?? 0
  const came = `${count(sums.delivered - sums.rejected - returned)} of ${count(sums.ordered)} delivered`
  const back = sums.rejected + returned
  const rejected = back ? `, ${count(back)} rejected` : ''
  const next = nextDelivery?.quantity
    ? `, next ${count(nextDelivery.quantity)}${nextDelivery.day ? ` on ${date(nextDelivery.day)}` : ''}`
    : ''
  return `${came}${rejected}${next}`
}
