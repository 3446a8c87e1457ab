import type { ChallanReason } from '../../../lib/contract/orders/shipment'

/** Goods of the story on their way to a customer: one in each state that a customer reads, and one that is packed. A driver fetches others at the shop. */
export type DemoDelivery = {
  /** Days ago. */
  packed: number
  /** A driver fetches it at this supplier. */
  at?: string
  /** Days ago; negative ones are to come. */
  fetched?: number
  /** Pieces of an order, by its project. */
  lines: readonly [project: string, pieces: number][]
  packages: number
  kilograms: number
  carrier: string
  vehicle?: string
  docketNo?: string
  /** It travels with a challan; without one with the invoice of its pieces. */
  challan?: ChallanReason
  sent?: number
  arrived?: number
  /** Days ago, and the pieces that came of each line. */
  counted?: readonly [day: number, received: readonly number[]]
}

export const deliveries: DemoDelivery[] = [
  {
    packed: 4.9,
    lines: [['Lock ring, 80 mm', 50]],
    packages: 2,
    kilograms: 17.2,
    carrier: 'Deccan Cargo',
    docketNo: 'DC-448120',
    sent: 4.8,
    counted: [3.1, [50]],
  },
  {
    packed: 2.9,
    lines: [['Lock ring, 80 mm', 40]],
    packages: 1,
    kilograms: 13.8,
    carrier: 'Deccan Cargo',
    docketNo: 'DC-448377',
    challan: 'later',
    sent: 2.8,
    arrived: 1.1,
  },
  {
    packed: 0.3,
    lines: [['Lock ring, 80 mm', 20]],
    packages: 1,
    kilograms: 6.9,
    carrier: 'Deccan Cargo',
  },
  {
    packed: 3.6,
    at: 'supplier',
    fetched: 3.3,
    lines: [['Encoder mount', 40]],
    packages: 2,
    kilograms: 9.6,
    carrier: 'Nashik Parcel Service',
    vehicle: 'MH15JC2207',
    sent: 3.3,
    counted: [2.2, [40]],
  },
  {
    packed: 0.5,
    at: 'supplier',
    fetched: -1,
    lines: [['Encoder mount', 20]],
    packages: 1,
    kilograms: 4.8,
    carrier: 'Nashik Parcel Service',
    vehicle: 'MH15JC2207',
  },
]
