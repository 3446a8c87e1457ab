import type { DemoProject } from './project'

/** Projects that are done, the oldest first. */
// oxfmt-ignore
export const delivered: DemoProject[] = [
  {
    by: 'customer', name: 'Pump shaft, series 80', process: 'CNC Turning', quantity: 120, material: 'EN8D, bright bar', day: 236.5, target: -205,
    partNumber: 'PUMP-SHAFT-80', drawingRevision: 'C',
    part: 'pump-shaft-80-rev-C', files: ['step', 'pdf'],
    description: 'Turned shaft for the series 80 end-suction pump as per drawing GFS-0841 rev C. Bearing seats k6, keyway 8P9.',
    special: 'Material certificate 3.1 with each heat. Ends protected, rust-preventive oil.',
    quotes: [
      { by: 'kovai', day: 235.2, price: 145_500, lead: 28, details: 'Turning on LR30T, seats ground h5. 4 weeks from order, freight extra.' },
      { by: 'supplier', day: 234.6, price: 138_000, lead: 24, details: '₹1,150 a piece with material and certificate. First 10 pieces in 2 weeks, balance 10 days later.', then: [[232.7, 'accepted']] },
    ],
    order: {
      day: 231.8, machine: 'Turning centre 1', due: -206, inspected: 208.8, notes: 'First-off to be approved before the lot is turned.',
      steps: [
        [228.9, 'started', 'Bar received, 3.1 certificate checked'],
        [225.4, 'in_progress', 'First-off approved by email, lot released'],
        [211.3, 'quality_check', '120 of 120 turned, keyways done'],
        [208.6, 'completed', 'Dispatched in 2 boxes, 100 % seat diameters recorded'],
      ],
      paid: [[203.5, 'partial'], [188.4, 'complete']],
    },
  },
  {
    by: 'kaveri', name: 'PTO shaft, 6-spline', process: 'CNC Turning', quantity: 200, material: 'EN19, hardened and tempered', day: 186.8, target: -140,
    description: 'PTO shaft for rotary tiller, 1-3/8" 6-spline, 28-32 HRC. Spline by customer, please leave Ø35.2 blank.',
    quotes: [
      { by: 'kovai', day: 184.9, price: 172_000, lead: 26, details: '₹860 a piece, H&T by our approved vendor, hardness report with each lot.', then: [[181.5, 'accepted']] },
      { by: 'supplier', day: 184.1, price: 189_000, lead: 42, details: '₹945 a piece. Bar feeder limits us to 12 shafts a shift, 6 weeks.' },
    ],
    order: {
      day: 180.7, machine: 'Turning centre A', due: -142,
      steps: [
        [177.6, 'started'],
        [172.3, 'in_progress', 'Heat treatment lot 1 back, 30 HRC'],
        [150.8, 'quality_check'],
        [147.2, 'completed', 'Sent by VRL transport, LR copy emailed'],
      ],
      documents: [{ day: 146.9, kind: 'invoice' }],
      paid: [[130.4, 'complete']],
    },
  },
  {
    by: 'customer', name: 'Base frame for pump set', process: 'Welding', quantity: 12, material: 'IS 2062 E250, ISMC 125', day: 138.2, target: -95,
    description: 'Welded base frame 1850 × 720 mm for coupled pump sets, machining pads milled flat within 0.3 mm after welding.',
    special: 'Stress relieve before milling. Primer grey oxide, 50 µm.',
    quotes: [
      { by: 'satluj', day: 136.4, price: 112_800, lead: 20, details: '₹9,400 a frame with primer, ex works, loaded on your vehicle.', then: [[134.3, 'accepted']] },
    ],
    order: {
      day: 133.1, machine: 'MIG welding cell', due: -98,
      steps: [
        [130.6, 'started', 'Channels cut and marked'],
        [124.2, 'in_progress', '5 frames tacked'],
        [104.7, 'issues', 'Pads out by 0.8 mm after welding on 2 frames, to be milled again'],
        [101.3, 'quality_check', 'All pads within 0.25 mm'],
        [99.4, 'completed'],
      ],
      documents: [{ day: 99.1, kind: 'invoice' }],
      paid: [[71.6, 'complete']],
    },
  },
  {
    by: 'customer', name: 'Motor mounting bracket', process: 'VMC Machining', quantity: 250, material: 'Al 6061-T6', day: 96.7, target: -55,
    partNumber: 'BRACKET-6061', drawingRevision: 'B',
    part: 'bracket-6061-rev-B', files: ['step', 'dxf', 'pdf'],
    description: 'Bracket 90 × 60 × 12 mm with four Ø9 holes and a Ø28 bore, all edges chamfered 0.5. Drawing GFS-1127 rev B.',
    special: 'No tool marks on the visible face. Pack in trays, not loose.',
    quotes: [
      { by: 'supplier', day: 95.1, price: 155_000, lead: 21, details: '₹620 a piece, 16 in a fixture, natural finish. 3 weeks.', then: [[94.3, 'sent'], [92.6, 'accepted']] },
    ],
    order: {
      day: 91.9, machine: 'VMC 2', due: -62, inspected: 66.2,
      steps: [
        [89.5, 'started', 'Fixture ready, plate from Jindal'],
        [84.3, 'in_progress', '90 pieces a day'],
        [68.4, 'quality_check'],
        [65.7, 'completed', '250 good, 4 scrapped and replaced'],
      ],
      documents: [{ day: 65.2, kind: 'invoice' }],
    },
  },
  {
    by: 'customer', name: 'Mechanical seal housing', process: 'CNC Turning', quantity: 60, material: 'SS316L', day: 52.4, target: -10,
    partNumber: 'SEAL-HOUSING-316L', drawingRevision: 'A',
    part: 'seal-housing-316L-rev-A', files: ['step', 'pdf'], requiredDocuments: ['inspection_report', 'conformity_certificate', 'dispatch_photo'], aql: '2.5',
    description: 'Seal housing for chemical process pump, Ø110 flange, bore 48H7, face flatness 0.01. Drawing GFS-0952 rev A.',
    special: 'PMI check on every piece. Passivate after machining.',
    quotes: [
      { by: 'kovai', day: 50.7, price: 138_600, lead: 35, details: '₹2,310 a piece, passivation included, 5 weeks.' },
      { by: 'supplier', day: 50.2, price: 129_000, lead: 25, details: '₹2,150 a piece with PMI report. Bar stock is here.', then: [[47.6, 'accepted']] },
    ],
    order: {
      day: 46.5, machine: 'Turning centre 1', due: -11, inspected: 10.8, photographed: [10.7, 'dispatch_photo'], certified: 10.65,
      heats: [[43.5, 'A4417-21', 'Mukand, Thane', 60]],
      report: {
        day: 12.4, final: 11.1, out: [[3, 13]],
        grid: [['Bore Ø48 H7', 48, 0.025, 0, 'critical'], ['Flange Ø110', 110, 0.1, 0.1], ['Spigot Ø78', 78, 0, 0.03], ['Flange thickness', 14, 0.1, 0.1], ['Face flatness', 0, 0.01, 0], ['Surface without pits', null, 0, 0]],
      },
      documents: [
        { day: 10.3, kind: 'invoice' },
        { day: 6.4, kind: 'credit_note', note: { amount: 4_300, quantity: 2, reason: '2 pieces with a scratched face, kept by the customer' } },
      ],
      again: { day: 0.12, quantity: 80, note: 'Same packing as last time.' },
      steps: [
        [43.8, 'started'],
        [36.4, 'in_progress', '316L work-hardens on the bore, insert grade changed'],
        [14.2, 'quality_check', 'Flatness 0.006 to 0.009 on all'],
        [10.6, 'completed', 'Dispatched with PMI and inspection report'],
      ],
    },
  },
]
