/** Where a customer of the story has parts delivered. The first of each is its default. */
export type DemoAddress = {
  of: string
  day: number
  label: string
  line1: string
  line2?: string
  city: string
  pin: string
  stateCode: string
}

// oxfmt-ignore
export const addresses: DemoAddress[] = [
  { of: 'customer', day: 246, label: 'Ambad works', line1: 'Plot H-41, MIDC Ambad', line2: 'Gate 2, goods inward', city: 'Nashik', pin: '422010', stateCode: '27' },
  { of: 'customer', day: 180.5, label: 'Vadodara stores', line1: '27 GIDC Makarpura', city: 'Vadodara', pin: '390010', stateCode: '24' },
  { of: 'kaveri', day: 200.3, label: 'Peenya plant', line1: '118, 3rd Phase, Peenya Industrial Area', city: 'Bengaluru', pin: '560058', stateCode: '29' },
]
