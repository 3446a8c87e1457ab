/** Goods of the story on their way to the hub: one shipment in each state. */
export type DemoShipment = {
  of: string
  /** Days ago. */
  packed: number
  /** Pieces of orders, by their project. */
  lines: readonly [project: string, pieces: number][]
  packages: number
  kilograms: number
  carrier: string
  vehicle?: string
  paper?: string
  kilometres?: number
  /** The number of its e-way bill, entered before it leaves. */
  eway?: string
  sent?: number
  arrived?: number
  /** Days ago, and the pieces that came of each line. */
  counted?: readonly [day: number, received: readonly number[]]
  cancelled?: readonly [day: number, reason: string]
}

/** Orders whose pieces are due on several days. */
export const schedules: { day: number; of: string; lines: readonly [pieces: number, inDays: number][] }[] = [
  {
    day: 9.2,
    of: 'Axle flange, 5 holes',
    lines: [
      [20, -2],
      [30, 1],
      [25, 4],
      [15, 8],
    ],
  },
]

export const shipments: DemoShipment[] = [
  {
    of: 'supplier',
    packed: 6.3,
    lines: [['Lock ring, 80 mm', 120]],
    packages: 3,
    kilograms: 41.5,
    carrier: 'Sahyadri Roadlines',
    vehicle: 'MH12QX4471',
    paper: 'IPW/26-27/118',
    sent: 6.2,
    counted: [5.1, [118]],
  },
  {
    of: 'supplier',
    packed: 3.4,
    lines: [['Gear cover plate', 10]],
    packages: 1,
    kilograms: 12,
    carrier: 'Own tempo',
    cancelled: [3.2, 'Two of them went back for deburring'],
  },
  {
    of: 'supplier',
    packed: 2.7,
    lines: [['Axle flange, 5 holes', 20]],
    packages: 2,
    kilograms: 58,
    carrier: 'Sahyadri Roadlines',
    vehicle: 'MH12QX4471',
    paper: 'IPW/26-27/120',
    sent: 2.6,
    counted: [1.6, [20]],
  },
  {
    of: 'supplier',
    packed: 2.4,
    lines: [['Gear cover plate', 25]],
    packages: 2,
    kilograms: 30.2,
    carrier: 'Own tempo',
    vehicle: 'MH14GT2290',
    paper: 'IPW/26-27/121',
    sent: 2.3,
    arrived: 1.2,
  },
  {
    of: 'supplier',
    packed: 1.3,
    lines: [
      ['Lock ring, 80 mm', 100],
      ['Wear sleeve, hardened', 40],
    ],
    packages: 4,
    kilograms: 86,
    carrier: 'Sahyadri Roadlines',
    vehicle: 'MH12QX4471',
    paper: 'IPW/26-27/124',
    sent: 1.2,
  },
  {
    of: 'supplier',
    packed: 0.4,
    lines: [['Lock ring, 80 mm', 30]],
    packages: 1,
    kilograms: 10.4,
    carrier: 'Sahyadri Roadlines',
  },
  {
    of: 'satluj',
    packed: 1.9,
    lines: [
      ['Chain guard', 120],
      ['Junction box door', 40],
      ['Seed box end plate', 116],
    ],
    packages: 9,
    kilograms: 384,
    carrier: 'Punjab Maharashtra Freight',
    vehicle: 'PB10HK7723',
    kilometres: 1650,
    paper: 'SSF/26-27/0883',
    eway: '281004417362',
    sent: 1.7,
  },
  {
    of: 'supplier',
    packed: 0.3,
    lines: [['Valve bonnet DN50', 50]],
    packages: 5,
    kilograms: 212,
    carrier: 'Sahyadri Roadlines',
    vehicle: 'MH12QX4471',
    kilometres: 38,
    paper: 'IPW/26-27/126',
  },
]
