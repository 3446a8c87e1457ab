import type { BulkAct } from '@/components/ui/list/bulk-act'
import { paymentFlow } from '@/lib/rules/orders/flows/payment-flow'

/** Records what was paid of the chosen orders. */
export const setPayments: BulkAct = {
  act: 'workorder.setPayment',
  label: 'Set payment',
  of: 'Set payment of',
  done: 'updated',
  question: {
    name: 'status',
    label: 'Payment',
    help: 'Customers and suppliers are notified.',
    options: paymentFlow.statuses.map((value) => ({ value, label: paymentFlow.states[value].label })),
  },
}
