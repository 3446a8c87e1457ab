import type { OrderChangeReason } from '../../contract/orders/order-change'

/** Why an order gets another day, as people say it. */
export const changeReasons: Record<OrderChangeReason, string> = {
  material: 'Material',
  machine: 'Machine',
  capacity: 'Capacity',
  drawing: 'Drawing',
  quality: 'Quality',
  customer: 'Customer’s plans',
  mistake: 'Mistake',
  other: 'Other',
}

/** 'Material: the bar stock comes late'. */
export const reasonInWords = ({ reason, note }: { reason: OrderChangeReason; note: string | null }) =>
  note ? `${changeReasons[reason]}: ${note}` : changeReasons[reason]
