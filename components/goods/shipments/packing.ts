import type { Workorder } from '@/lib/contract/orders/workorders'
import { toPackQuery, toSendQuery } from './query'

/** What is packed at a shop for the hub, and at the hub for customers. */
export const packing = {
  to_hub: {
    query: toPackQuery,
    /** Pieces of an order that can be packed. */
    piecesOf: ({ toPack = 0 }: Workorder) => toPack,
    list: 'Orders to pack',
    column: 'To pack',
    left: 'to pack',
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
    lead: 'Pieces that travel together to one customer, who counts each order apart.',
    note: 'For us alone.',
    empty: {
      title: 'Nothing is at the hub',
      text: 'Pieces appear here once they are counted, until they are packed for their customer.',
    },
  },
} as const

export type PackingLeg = keyof typeof packing
