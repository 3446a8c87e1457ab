import type { Role } from '@/lib/contract/people/account'

const onOrder = {
  call: 'POST /api/workorders/{id}/questions',
  opens: 'Ask a question',
  label: 'Question',
  submit: 'Send question',
  sent: 'Question sent',
} as const

/** What begins a question, on an inquiry or an order, and what a notice: its call and its words. */
export const kinds = {
  ask: {
    call: 'POST /api/inquiries/{id}/questions',
    opens: 'Ask a question',
    label: 'Question',
    readers: 'The customer and Jobwork see this. Your company’s name isn’t shown.',
    submit: 'Send question',
    sent: 'Question sent',
  },
  notice: {
    call: 'POST /api/inquiries/{id}/notices',
    opens: 'Tell all suppliers',
    label: 'Notice',
    readers: 'All suppliers that can quote see this. Your company’s name isn’t shown.',
    submit: 'Send notice',
    sent: 'Notice sent',
  },
  askSupplier: { ...onOrder, readers: 'Your supplier and Jobwork see this. Your company’s name isn’t shown.' },
  askCustomer: { ...onOrder, readers: 'The customer and Jobwork see this. Your company’s name isn’t shown.' },
  askBoth: { ...onOrder, readers: 'The customer and the supplier see this.' },
} as const

/** Whom a role asks about an order. */
export const askOnOrder = {
  customer: 'askSupplier',
  supplier: 'askCustomer',
  admin: 'askBoth',
} as const satisfies Record<Role, keyof typeof kinds>
