import type { DueOrders } from '@/lib/contract/desk/dashboard'

/** The days of 'This week' with their counts; each leads to its orders. */
export const dueDays = (due: DueOrders, list: string) =>
  (
    [
      ['late', 'Late'],
      ['today', 'Today'],
      ['tomorrow', 'Tomorrow'],
      ['later', 'Later'],
    ] as const
  ).map(([day, label]) => ({ day, label, count: due[day], href: `${list}?due=${day}` }))
