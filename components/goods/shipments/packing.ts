import type { Workorder } from '@/lib/contract/orders/workorders'
import { toPackQuery, toSendQuery } from './query'

/** What is packed at a shop for the hub, at the hub for customers, and at a shop for a driver who brings it to the customer. */
export const packing = {
  to_hub: {
    query: toPackQuery,
    /** Pieces of an order that can be packed. */
    piecesOf: ({ toPack = 0 }: Workorder) => toPack,
    list: 'Orders to pack',
    column: 'To pack',
    left: 'to pack',
    title: 'Pack goods',
    submit: 'Pack',
    done: 'packed',
    lead: 'Pieces that travel together to our hub. We count each order apart.',
    note: 'For your company and us.',
    empty: {
      title: 'Nothing to pack',
      text: 'An order in production appears here until all its pieces are packed.',
    },
  },
  from_hub: {
    query: toSendQuery,
    piecesOf: ({ toSend = 0 }: Workorder) => toSend,
    list: 'Orders at the hub',
    column: 'At the hub',
    left: 'at the hub',
    title: 'Pack goods',
    submit: 'Pack',
    done: 'packed',
    lead: 'Pieces that travel together to one customer, who counts each order apart.',
    note: 'For us alone.',
    empty: {
      title: 'Nothing is at the hub',
      text: 'Pieces appear here once they are counted, until they are packed for their customer.',
    },
  },
  to_site: {
    query: toPackQuery,
    piecesOf: ({ toPack = 0 }: Workorder) => toPack,
    list: 'Orders at suppliers',
    column: 'To pack',
    left: 'at the supplier',
    title: 'Send directly',
    submit: 'Plan pick-up',
    done: 'planned',
    lead: 'A driver fetches these pieces at the supplier and brings them to the customer. They need no e-way bill: it would name both sides.',
    note: 'For us alone.',
    empty: {
      title: 'Nothing to send directly',
      text: 'An order in production appears here until all its pieces are packed.',
    },
  },
} as const

export type PackingLeg = keyof typeof packing
