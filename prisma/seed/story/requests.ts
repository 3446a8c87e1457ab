/** Suppliers who ask for work for a machine. One that became an order is named by the order. */
export type DemoRequest = {
  of: string
  machine: string
  process: string
  day: number
  notes: string
  rejected?: [day: number, reason: string]
}

// oxfmt-ignore
export const requests: DemoRequest[] = [
  {
    of: 'kovai', machine: 'Cylindrical grinder', process: 'Precision Grinding', day: 57.4, notes: 'Free for seats up to Ø200, two shifts.',
    rejected: [55.6, 'No grinding work without turning at the moment. Please ask again next month.'],
  },
  { of: 'supplier', machine: 'VMC 2', process: 'VMC Machining', day: 12.2, notes: 'Free from this week, about 160 hours a month. Plates or aluminium.' },
  { of: 'kovai', machine: 'Turning centre B', process: 'CNC Turning', day: 3.3, notes: 'Bar feeder stands still from Monday: bushes and pins up to Ø36.' },
  { of: 'supplier', machine: 'Turning centre 2', process: 'CNC Turning', day: 1.5, notes: 'Idle since last week. Bar work up to Ø42, about 180 hours a month.' },
  { of: 'satluj', machine: 'Press brake', process: 'Sheet Metal Fabrication', day: 0.11, notes: 'Can take 400 bends a day for the next three weeks.' },
]
