/** Material and tools of the story: what a customer sends for its order, and what goes on to the shop. */
export type DemoMaterial = {
  /** The project of its order. */
  of: string
  purpose: 'material' | 'tooling'
  owner: 'operator' | 'customer'
  description: string
  /** Thousandths of the unit. */
  quantityMilli: number
  uqc: string
  hsn: string
  /** Paise, without tax. */
  valuePaise: number
  /** Days ago: it came from the customer, with this challan. */
  came?: readonly [day: number, challan: string]
  /** Days ago: it went to the shop. */
  sent: number
  /** Days ago: the shop counted it. */
  counted?: number
}

export const materials: DemoMaterial[] = [
  {
    of: 'Encoder mount',
    purpose: 'material',
    owner: 'customer',
    description: 'Aluminium bar 6061-T6, 60 x 40 mm',
    quantityMilli: 92_000,
    uqc: 'KGS',
    hsn: '7604',
    valuePaise: 34_000_00,
    came: [16.4, 'GFS/DC/204'],
    sent: 15.3,
    counted: 14.2,
  },
  {
    of: 'Encoder mount',
    purpose: 'tooling',
    owner: 'operator',
    description: 'Drill jig for the M4 pattern',
    quantityMilli: 1_000,
    uqc: 'NOS',
    hsn: '8466',
    valuePaise: 12_500_00,
    sent: 0.6,
  },
]
