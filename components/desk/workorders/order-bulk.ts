import { assign } from '@/components/core/team/assign'
import { setPayables, setPayments } from '@/components/orders/workorders/bulk-acts'
import type { List } from '@/components/ui/screen/useList'
import { orderId } from '@/lib/terms/nouns'

/** What admins do with several orders. */
export const orderBulk: List<'GET /api/workorders'>['bulk'] = {
  noun: ['order', 'orders'],
  acts: [assign('workorder'), setPayments, setPayables],
  choiceOf: ({ id }) => ({ id, name: orderId('admin', id) }),
}
