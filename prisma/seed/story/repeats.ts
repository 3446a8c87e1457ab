import type { DemoProblem } from '../problem-scenes'

/** What became of an order: days ago, and pieces. `none`: it waits to be begun. */
export type Standing =
  | { done: number; paid?: [day: number, 'partial' | 'complete'][] }
  | { at: 'started' | 'in_progress' | 'quality_check' | 'issues'; pieces?: number; expected?: number; note?: string }
  | 'none'

/** A repeat order in one line; the rest of its story follows from its days. */
export type DemoRepeat = [
  by: 'customer' | 'kaveri',
  machine: string,
  part: [name: string, number: string, revision: string],
  lot: [pieces: number, material: string, rupeesEach: number],
  ordered: number,
  /** Days from today. */
  due: number | null,
  standing: Standing,
  problem?: DemoProblem,
]

/** Repeat orders of eight months: what a desk has beside its larger projects. The oldest first. */
// oxfmt-ignore
export const repeats: DemoRepeat[] = [
  // Paid.
  ['customer', 'Turning centre 1', ['Shaft sleeve, 45 mm', 'GFS-0712', 'B'], [220, 'SS410', 310], 222.4, -198, { done: 199.6, paid: [[171.3, 'complete']] }],
  ['customer', 'VMC 1', ['Casing cover, series 65', 'GFS-0655', 'D'], [60, 'FG 260', 1450], 214.6, -186, { done: 184.4, paid: [[170.2, 'partial'], [151.6, 'complete']] }],
  ['customer', 'Turning centre A', ['Pump shaft, series 65', 'GFS-0840', 'A'], [90, 'EN8D, bright bar', 990], 205.3, -180, { done: 181.5, paid: [[150.4, 'complete']] }],
  ['kaveri', 'Fibre laser', ['Blade carrier blank', 'KAM-2204', 'A'], [400, 'IS 2062 E250, 8 mm', 145], 190.5, -170, { done: 171.4, paid: [[142.5, 'complete']] }],
  ['kaveri', 'Press brake', ['Toolbox lid', 'KAM-1180', 'C'], [150, 'CRCA 1.2 mm', 260], 182.2, -160, { done: 158.3, paid: [[130.6, 'complete']] }],
  ['customer', 'VMC 2', ['Motor foot, frame 132', 'GFS-1101', 'A'], [180, 'Al 6061-T6', 540], 170.7, -145, { done: 146.2, paid: [[118.5, 'complete']] }],
  ['customer', 'Wire cut', ['Keyway broach guide', 'GFS-T014', 'A'], [8, 'D2, 58-60 HRC', 4200], 163.4, -140, { done: 141.6, paid: [[112.3, 'complete']] }],
  ['kaveri', 'Turning centre B', ['Pivot pin, 25 mm', 'KAM-0318', 'E'], [1500, 'EN8, induction hardened', 38], 152.5, -128, { done: 129.4, paid: [[101.5, 'complete']] }],
  ['customer', 'Fibre laser', ['Coupling guard plate', 'GFS-1402', 'B'], [120, 'CRCA 2 mm', 190], 141.3, -120, { done: 121.7, paid: [[95.4, 'complete']] }],
  ['customer', 'Turning centre 1', ['Gland, series 80', 'GFS-0847', 'A'], [140, 'LTB2 bronze', 680], 127.4, -104, { done: 102.6, paid: [[88.2, 'partial'], [74.6, 'complete']] }],
  ['kaveri', 'MIG welding cell', ['Drawbar, 3-point', 'KAM-2410', 'A'], [45, 'IS 2062 E250', 1850], 121.6, -98, { done: 99.8, paid: [[69.4, 'complete']] }],
  ['customer', 'VMC 1', ['Bearing cover, open', 'GFS-0861', 'B'], [110, 'FG 260', 620], 114.5, -92, { done: 93.4, paid: [[63.7, 'complete']] }],
  ['customer', 'Turning centre 2', ['Spacer, 12 mm', 'GFS-0433', 'F'], [600, 'EN8D, bright bar', 62], 108.6, -90, { done: 90.8, paid: [[60.3, 'complete']] }],
  ['customer', 'VMC 2', ['Sensor bracket', 'GFS-1130', 'A'], [300, 'Al 6082', 175], 101.4, -84, { done: 85.2, paid: [[55.5, 'complete']] }],
  // Completed, with money to come: over 60 days, 46 to 60, 31 to 45, 16 to 30, up to 15.
  ['kaveri', 'Turning centre B', ['Spring seat', 'KAM-0455', 'B'], [900, 'EN8', 44], 96.5, -74, { done: 75.3, paid: [[41.2, 'partial']] }],
  ['customer', 'Turning centre 1', ['Throat bush, series 100', 'GFS-0968', 'A'], [85, 'SS316L', 1240], 88.3, -66, { done: 64.5 }],
  ['customer', 'VMC 1', ['Stuffing box half', 'GFS-0644', 'C'], [70, 'FG 260', 1380], 79.6, -57, { done: 55.7 }],
  ['kaveri', 'Fibre laser', ['Depth wheel disc', 'KAM-2216', 'A'], [160, 'IS 2062 E250, 6 mm', 320], 72.4, -52, { done: 50.4, paid: [[28.6, 'partial']] }],
  ['customer', 'Turning centre A', ['Line shaft, 1.2 m', 'GFS-0880', 'B'], [40, 'SS410', 2650], 66.5, -42, { done: 43.6 }],
  ['kaveri', 'Press brake', ['Fender, right hand', 'KAM-1196', 'D'], [80, 'CRCA 1.6 mm', 540], 61.3, -39, { done: 38.5, paid: [[20.4, 'partial']] }],
  ['customer', 'VMC 2', ['Terminal box base', 'GFS-1218', 'A'], [200, 'Al 6061-T6', 465], 56.6, -35, { done: 33.4 }],
  ['customer', 'Turning centre 2', ['Adjusting nut M30', 'GFS-0421', 'B'], [350, 'EN19', 128], 49.4, -29, { done: 28.3 }, {
    day: 26.4, kind: 'dimension', quantity: 40, wanted: 'rework', part: 'bracket-6061-rev-B',
    description: 'Thread M30 is tight on 40 of 350 nuts: the go gauge stops after two turns.',
    contained: [26.1, 'The rest of the lot was gauged the same day, 312 are good.'],
    reworked: { day: 25.6, note: 'Chase the thread of the 40 and gauge all of them.', due: -21, completed: 23.7 },
    solved: { day: 23.5, rootCause: 'The tap was worn after 300 pieces and was not gauged in between.', correctiveAction: 'The go gauge is tried on every 25th piece, and the tap is changed after 250.' },
    closed: 22.3,
  }],
  ['kaveri', 'MIG welding cell', ['Hitch frame', 'KAM-2433', 'B'], [20, 'IS 2062 E250', 6200], 45.5, -22, { done: 19.6 }],
  ['customer', 'Turning centre 1', ['Impeller nut, left hand', 'GFS-0906', 'C'], [160, 'SS410', 295], 40.6, -20, { done: 17.4, paid: [[14.5, 'partial']] }, {
    day: 12.4, kind: 'dimension', quantity: 24, wanted: 'rework', part: 'impeller-shaft-100-rev-B',
    description: 'The left-hand thread is 1.5 mm too short on 24 nuts, they do not seat.',
    contained: [12.1, 'All nuts in the store were gauged: these 24 are from the second setting.'],
    reworked: { day: 10.6, note: 'The 24 nuts come back and are threaded to the shoulder.', due: 6 },
  }],
  ['customer', 'Fibre laser', ['Base plate, skid 3', 'GFS-1511', 'A'], [18, 'IS 2062 E250, 16 mm', 3900], 34.5, -12, { done: 12.5 }, {
    day: 8.2, kind: 'finish', quantity: 3, wanted: 'credit', part: 'bracket-6061-rev-B',
    description: 'Three plates came with deep scratches across the top face. We can use them below.',
    contained: [7.6, 'Plates are packed with paper between them from now on.'],
    credited: { day: 3.4, note: 'Half of the price of three plates, as both sides agreed.', amount: 5_850 },
  }],
  ['kaveri', 'Turning centre B', ['Tyne clamp pin', 'KAM-0322', 'A'], [700, 'EN8', 52], 28.6, -9, { done: 8.4 }, {
    day: 1.6, kind: 'damage', quantity: 60, wanted: 'remake', part: 'pump-shaft-80-rev-C',
    description: 'One of the two boxes was wet. 60 pins have rust on the ground seat.',
  }],
  ['customer', 'VMC 1', ['Flow switch body', 'GFS-1240', 'A'], [65, 'SS316L', 1720], 25.4, -6, { done: 4.6 }],
  // Late.
  ['kaveri', 'VMC 2', ['Gear cover plate', 'KAM-1702', 'B'], [55, 'Al 6082', 980], 34.2, -9, { at: 'in_progress', pieces: 31, expected: 4, note: 'Second lot of plate came with the wrong thickness' }],
  ['customer', 'Turning centre 2', ['Lock ring, 80 mm', 'GFS-0517', 'B'], [260, 'SS304', 210], 30.6, -6, { at: 'quality_check', pieces: 248, expected: 1 }],
  ['customer', 'Fibre laser', ['Junction box door', 'GFS-1420', 'A'], [75, 'CRCA 1.6 mm', 430], 26.2, -4, { at: 'in_progress', pieces: 40, expected: 3 }],
  ['kaveri', 'Turning centre A', ['Rotor stub shaft', 'KAM-0611', 'C'], [48, 'EN19', 1680], 25.6, -3, { at: 'in_progress', pieces: 30 }],
  ['customer', 'MIG welding cell', ['Tank support bracket', 'GFS-1608', 'A'], [30, 'SS304', 2240], 21.3, -1, { at: 'issues', note: 'Root porosity on 4 brackets, argon purity is being checked' }],
  // Due within days.
  ['customer', 'VMC 1', ['Valve bonnet DN50', 'GFS-1004', 'B'], [50, 'CF8M casting', 1860], 24.3, 0, { at: 'quality_check', pieces: 50 }],
  ['kaveri', 'Press brake', ['Seed box end plate', 'KAM-1204', 'A'], [120, 'GI 1.2 mm', 240], 18.4, 0, { at: 'quality_check', pieces: 116, expected: 1 }],
  ['customer', 'Turning centre 1', ['Wear sleeve, hardened', 'GFS-0715', 'A'], [130, 'SS420', 560], 20.7, 2, { at: 'in_progress', pieces: 104 }],
  ['customer', 'VMC 2', ['Encoder mount', 'GFS-1133', 'C'], [140, 'Al 6061-T6', 330], 19.3, 2, { at: 'in_progress', pieces: 60, expected: 5 }],
  ['kaveri', 'Fibre laser', ['Chain guard', 'KAM-2231', 'B'], [200, 'CRCA 1.2 mm', 165], 15.7, 3, { at: 'in_progress', pieces: 120 }],
  ['customer', 'Turning centre B', ['Dowel bush, 20 mm', 'GFS-0402', 'A'], [800, 'EN8D, bright bar', 58], 14.4, 4, { at: 'in_progress', pieces: 350 }],
  // Later.
  ['customer', 'Wire cut', ['Vane template set', 'GFS-T021', 'B'], [6, 'D2, 58-60 HRC', 5600], 13.5, 7, { at: 'started' }],
  ['kaveri', 'VMC 1', ['Axle flange, 5 holes', 'KAM-0720', 'A'], [90, 'EN8', 1150], 12.5, 8, { at: 'in_progress', pieces: 22 }],
  ['customer', 'Turning centre A', ['Intermediate shaft', 'GFS-0884', 'A'], [36, 'SS410', 2980], 11.4, 13, { at: 'started' }],
  ['customer', 'Press brake', ['Control desk panel', 'GFS-1431', 'A'], [24, 'CRCA 2 mm', 1780], 8.5, 16, { at: 'started' }],
  ['kaveri', 'Turning centre B', ['Roller bush', 'KAM-0330', 'C'], [1200, 'EN8', 41], 7.4, 19, 'none'],
  ['customer', 'VMC 2', ['Gauge manifold, 3 way', 'GFS-1251', 'A'], [80, 'SS316L', 1340], 6.5, 21, { at: 'started' }],
  ['customer', 'Turning centre 2', ['Retaining screw M16', 'GFS-0409', 'D'], [500, 'EN19', 74], 5.6, 25, 'none'],
  ['kaveri', 'MIG welding cell', ['Mast foot', 'KAM-2440', 'A'], [28, 'IS 2062 E250', 3350], 4.4, 28, 'none'],
  ['customer', 'VMC 1', ['Suction cover, series 125', 'GFS-0671', 'A'], [25, 'FG 260', 3600], 3.3, 34, 'none'],
  ['customer', 'Fibre laser', ['Name plate blank', 'GFS-0099', 'B'], [1000, 'SS304, 1 mm', 28], 2.5, null, { at: 'started' }],
]
