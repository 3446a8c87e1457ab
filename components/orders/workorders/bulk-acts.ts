import type { BulkAct } from '@/components/ui/list/bulk-act'
import { paymentFlow } from '@/lib/rules/orders/flows/payment-flow'

const statuses = paymentFlow.statuses.map((value) => ({ value, label: paymentFlow.states[value].label }))

/** Records what was paid of the chosen orders. */
export const setPayments: BulkAct = {
  act: 'workorder.setPayment',
  label: 'Set payment',
  of: 'Set payment of',
  done: 'updated',
  question: {
    name: 'status',
    label: 'Payment',
    help: 'Customers are notified, and suppliers where one status sets both.',
    options: statuses,
  },
}

/** Records what the suppliers of the chosen orders were paid. */
export const setPayables: BulkAct = {
  act: 'workorder.setPayable',
  label: 'Set supplier payment',
  of: 'Set supplier payment of',
  done: 'updated',
  question: {
    name: 'status',
    label: 'Supplier payment',
    help: 'Suppliers are notified. Customers read nothing of it.',
    options: statuses,
  },
}
