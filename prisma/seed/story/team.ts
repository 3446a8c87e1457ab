/** What the admin keeps for the desk: the projects it looks after, and notes on things of the story. */
export const owned = [
  'Spline gauge set',
  'Pump adaptor flange',
  'Wear ring pair',
  'Air release valve body',
  'Gear cover plate',
  'Lock ring, 80 mm',
  'Valve bonnet DN50',
  'Tank support bracket',
  'Throat bush, series 100',
  'Encoder mount',
]

type DemoNote = { on: 'order' | 'inquiry'; project: string; day: number; text: string }

export const notes: DemoNote[] = [
  {
    on: 'order',
    project: 'Spline gauge set',
    day: 4.4,
    text: 'Wire broke twice at the root. They promised a new date by Monday; the customer knows.',
  },
  {
    on: 'order',
    project: 'Pump adaptor flange',
    day: 1.6,
    text: 'Asked for part delivery: 60 pieces can leave on Friday.',
  },
  {
    on: 'order',
    project: 'Bearing housing',
    day: 0.8,
    text: 'The customer collects with their own lorry. Tell the gate a day before.',
  },
  {
    on: 'order',
    project: 'Gear cover plate',
    day: 2.3,
    text: 'The plate is replaced free of charge. Kaveri accepts the new date if 30 leave this week.',
  },
  {
    on: 'order',
    project: 'Throat bush, series 100',
    day: 6.2,
    text: 'Invoice is with accounts since the 5th; remind again on Monday.',
  },
  {
    on: 'order',
    project: 'Tank support bracket',
    day: 1.2,
    text: 'Ask for the weld procedure before the rework begins.',
  },
  {
    on: 'inquiry',
    project: 'Wear ring pair',
    day: 4.1,
    text: 'Nitriding is the bottleneck here. Ask who does it in-house.',
  },
]
