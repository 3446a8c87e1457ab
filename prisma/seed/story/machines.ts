import type { MachineStatus, Specifications } from '../../../lib/contract/trade/machines'
import type { z } from 'zod'
import type { Decision } from './capabilities'

export type DemoMachine = {
  of: string
  name: string
  model: string
  type: string
  serialNumber?: string
  process?: string
  specifications: z.input<typeof Specifications>
  added: number
  then?: Decision[]
  /** What it did since: days ago, the status, the hours that it still has while running, a note. */
  did?: [day: number, status: MachineStatus, hours: number | null, note: string][]
}

const approved = (day: number): Decision[] => [[day, 'approved']]

// oxfmt-ignore
export const machines: DemoMachine[] = [
  {
    of: 'supplier', name: 'VMC 1', model: 'BFW Chakra BMV 50', type: 'Vertical machining centre', serialNumber: 'BMV50-18-0417',
    process: 'VMC Machining', added: 243.9, then: approved(243.2),
    specifications: { capacity: '600 kg on the table', travel: '800 × 500 × 500 mm', spindleSpeed: '8,000 rpm', workpieceSize: '1,000 × 500 mm table', powerRating: '15 kW', description: 'BT-40, 24 tools, 4th axis on request. Day and evening shift.' },
    did: [[20.6, 'running', 96, 'Coupling hubs on both vices until the end of the month']],
  },
  {
    of: 'supplier', name: 'VMC 2', model: 'Jyoti VMC 640', type: 'Vertical machining centre', serialNumber: 'JY640-21-1183',
    process: 'VMC Machining', added: 198.4, then: approved(197.3),
    specifications: { capacity: '400 kg on the table', travel: '600 × 400 × 450 mm', spindleSpeed: '10,000 rpm', workpieceSize: '750 × 420 mm table', powerRating: '11 kW', description: 'BT-40, 20 tools, probing. Best for aluminium.' },
    did: [[90.5, 'running', 160, 'Brackets in aluminium'], [12.4, 'idle', null, 'Free from this week'], [3.3, 'running', 120, 'Side plates, day shift only']],
  },
  {
    of: 'supplier', name: 'Turning centre 1', model: 'ACE Jobber XL', type: 'CNC turning centre', serialNumber: 'AJXL-19-2260',
    process: 'CNC Turning', added: 243.8, then: approved(243.1),
    specifications: { capacity: 'Ø52 mm bar', travel: 'X 185, Z 520 mm', spindleSpeed: '4,000 rpm', workpieceSize: 'Ø260 × 500 mm', powerRating: '11 kW', description: '8-station turret, hydraulic chuck 200 mm.' },
    did: [[15.5, 'running', 40, 'Flanges, second side']],
  },
  {
    of: 'supplier', name: 'Turning centre 2', model: 'ACE Super Jobber 500', type: 'CNC turning centre', serialNumber: 'ASJ-23-3102',
    process: 'CNC Turning', added: 128.4, then: approved(127.2),
    specifications: { capacity: 'Ø42 mm bar', travel: 'X 170, Z 420 mm', spindleSpeed: '4,500 rpm', workpieceSize: 'Ø220 × 400 mm', powerRating: '9 kW', description: 'Bar puller, parts catcher. Best for lots above 200.' },
    did: [[70.5, 'running', 80, 'Lantern ring trials'], [6.3, 'idle', null, 'Lot finished, chuck jaws changed']],
  },
  {
    of: 'supplier', name: 'Wire cut', model: 'Electronica Ecocut', type: 'Wire EDM', serialNumber: 'ECO-17-0932',
    process: 'Wire EDM', added: 241.6, then: approved(240.7),
    specifications: { capacity: '300 kg', travel: '250 × 350 mm', workpieceSize: '400 × 300 × 200 mm', powerRating: '6 kVA', description: 'Ø0.25 mm brass wire, taper 15°.' },
    did: [[33.2, 'running', 60, 'Spline gauges'], [5.4, 'maintenance', null, 'Lower guide broken, spare expected from Bengaluru on Friday']],
  },
  {
    of: 'supplier', name: 'Radial drill', model: 'Batliboi BR618', type: 'Radial drilling machine', process: 'VMC Machining', added: 118.7,
    specifications: { capacity: 'Ø50 mm in steel', description: 'For long plates.' },
    then: [[116.9, 'rejected', 'The serial number is missing. Add it as it stands on the nameplate and submit the machine again.']],
  },
  {
    of: 'supplier', name: 'VMC 3', model: 'AMS MCV-450', type: 'Vertical machining centre', serialNumber: 'AMS450-26-0058', process: 'VMC Machining', added: 2.4,
    specifications: { capacity: '500 kg on the table', travel: '800 × 450 × 500 mm', spindleSpeed: '12,000 rpm', workpieceSize: '900 × 450 mm table', powerRating: '15 kW', description: 'New, commissioned this week.' },
  },
  {
    of: 'kovai', name: 'Turning centre A', model: 'LMW LR30T L7', type: 'CNC turning centre', serialNumber: 'LR30-20-0771',
    process: 'CNC Turning', added: 242.6, then: approved(241.5),
    specifications: { capacity: 'Ø75 mm bar', travel: 'X 220, Z 780 mm', spindleSpeed: '3,500 rpm', workpieceSize: 'Ø320 × 750 mm', powerRating: '18.5 kW', description: 'Tailstock and steady for shafts.' },
    did: [[13.1, 'running', 72, 'Impeller shafts']],
  },
  {
    of: 'kovai', name: 'Turning centre B', model: 'LMW Smart Junior', type: 'CNC turning centre', serialNumber: 'SJ-22-1549',
    process: 'CNC Turning', added: 160.3, then: approved(158.8),
    specifications: { capacity: 'Ø36 mm bar', travel: 'X 150, Z 300 mm', spindleSpeed: '4,500 rpm', workpieceSize: 'Ø200 × 250 mm', powerRating: '7.5 kW', description: 'Bar feeder, lights-out for bushes.' },
  },
  {
    of: 'kovai', name: 'Cylindrical grinder', model: 'Micromatic GCU 350', type: 'Cylindrical grinder', serialNumber: 'GCU350-16-0205',
    process: 'Precision Grinding', added: 242.5, then: approved(241.4),
    specifications: { capacity: '60 kg between centres', workpieceSize: 'Ø200 × 600 mm', powerRating: '5.5 kW', description: 'In-process gauge, wheel Ø400 mm.' },
    did: [[3.6, 'maintenance', null, 'Wheel spindle bearing, back in two days']],
  },
  {
    of: 'satluj', name: 'Fibre laser', model: 'SLTL Infinity 3 kW', type: 'Laser cutting machine', serialNumber: 'INF3-22-0340',
    process: 'Laser Cutting', added: 211.7, then: approved(210.9),
    specifications: { capacity: 'MS 20 mm, SS 10 mm', travel: '3,000 × 1,500 mm', workpieceSize: '3,000 × 1,500 mm', powerRating: '3 kW source', description: 'Shuttle table, nesting in house.' },
    did: [[8.3, 'running', 110, 'Hopper blanks, three sheets a shift']],
  },
  {
    of: 'satluj', name: 'Press brake', model: 'Hindustan Hydraulics 110T', type: 'CNC press brake', serialNumber: 'HH110-18-0086',
    process: 'Sheet Metal Fabrication', added: 211.6, then: approved(210.8),
    specifications: { capacity: '110 t, 3,100 mm', workpieceSize: 'Up to 3 m bend length', powerRating: '11 kW', description: '4-axis back gauge.' },
  },
  {
    of: 'satluj', name: 'MIG welding cell', model: 'Ador Champ Multi 400', type: 'Welding cell', serialNumber: 'ADC400-21-0612',
    process: 'Welding', added: 140.2, then: approved(138.6),
    specifications: { capacity: '400 A at 60 %', workpieceSize: 'Frames up to 4 m', description: 'Two booths, rotating fixture.' },
  },
  {
    of: 'saurashtra', name: 'Induction furnace', model: 'Inductotherm VIP 150 kg', type: 'Melting furnace', serialNumber: 'VIP150-15-0029', added: 3.1,
    specifications: { capacity: '150 kg a heat', powerRating: '150 kW', description: 'For stainless and alloy steel.' },
  },
]
