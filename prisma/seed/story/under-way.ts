import type { DemoProject } from './project'

/** Projects whose work is under way or about to begin. */
// oxfmt-ignore
export const underWay: DemoProject[] = [
  {
    by: 'customer', name: 'Spline gauge set', process: 'Wire EDM', quantity: 10, material: 'D2, 58-60 HRC', day: 41.3, target: 5,
    part: 'spline-gauge-D2-rev-A', files: ['dxf', 'pdf'],
    description: 'GO and NO-GO ring gauges for DIN 5480 splines, wire cut after hardening, two skim cuts, Ra 0.8.',
    quotes: [
      { by: 'supplier', day: 39.6, price: 78_000, lead: 28, details: '₹7,800 a gauge with calibration certificate, 4 weeks with hardening.', po: 'GFS-PO-26/1181', then: [[36.2, 'accepted']] },
    ],
    order: {
      day: 35.5, machine: 'Wire cut', due: 4,
      steps: [
        [33.4, 'started', 'Blanks back from hardening, 59 HRC'],
        [28.6, 'in_progress', '3 gauges cut, first under measurement'],
        [5.3, 'issues', 'Lower wire guide broken with 6 of 10 done. Spare on order, machine back on Friday'],
      ],
      progress: [[5.4, 6, 9]],
      paidToSupplier: [[35.1, 'pending']],
      paid: [[34.8, 'partial']],
    },
  },
  {
    by: 'customer', name: 'Pump adaptor flange', process: 'CNC Turning', quantity: 100, material: 'SG iron 500/7', day: 33.7, target: -1,
    part: 'adaptor-flange-rev-D', files: ['step', 'pdf'], requiredDocuments: ['inspection_report', 'packing_photo'], aql: '2.5',
    description: 'Adaptor between pump casing and motor, spigot 130h7, 8 holes Ø11 on PCD 165. Castings will be supplied by us.',
    partNumber: 'GFS-0874', drawingRevision: 'C',
    special: 'Castings come in three lots. Report blow-holes before machining further.',
    quotes: [
      { by: 'kovai', day: 31.9, price: 104_000, lead: 22, details: '₹1,040 a piece, machining only.' },
      { by: 'supplier', day: 31.4, price: 98_000, lead: 21, details: '₹980 a piece, machining only, drilling in a jig. 3 weeks from the first castings.', po: 'GFS-PO-26/1204', then: [[29.8, 'accepted']] },
    ],
    order: {
      day: 28.7, machine: 'Turning centre 1', due: -2,
      report: {
        day: 1.3, measured: 11, out: [[1, 7]],
        grid: [['Spigot Ø130 h7', 130, 0, 0.04, 'critical'], ['Bore Ø60', 60, 0.05, 0], ['Height', 42, 0.1, 0.1], ['Hole circle 165', 165, 0.2, 0.2], ['No blow-holes', null, 0, 0]],
      },
      documents: [{ day: 2.4, kind: 'proforma' }],
      heats: [[24.5, 'SG-26-0912', 'Foundry of the customer', 36], [12.4, 'SG-26-0931', 'Foundry of the customer', 64]],
      steps: [
        [24.6, 'started', 'Lot 1 received, 36 castings'],
        [21.5, 'in_progress'],
        [1.6, 'quality_check', '7 castings with blow-holes set aside, 93 under inspection. Late by the third lot'],
      ],
      progress: [[1.5, 93, 1]],
      questions: [
        {
          by: 'customer', day: 1.4, text: 'Can the 93 good ones leave first? We assemble from Tuesday.',
          then: [{ by: 'supplier', day: 1.2, text: 'Yes: 60 are measured and packed today, the other 33 follow tomorrow.' }],
        },
      ],
    },
  },
  {
    by: 'customer', name: 'Coupling hub, 65 mm bore', process: 'VMC Machining', quantity: 80, material: 'EN24, pre-hardened', day: 30.5, target: 3,
    part: 'coupling-hub-65-rev-A', files: ['step', 'dxf', 'pdf'],
    partNumber: 'GFS-1203', drawingRevision: 'A', requiredDocuments: ['first_article'],
    description: 'Hub for spacer coupling, bore 65H7 with keyway 18JS9, 6 holes Ø16 on PCD 121. Drawing GFS-1203 rev A.',
    quotes: [
      { by: 'supplier', day: 28.4, price: 118_400, lead: 21, details: '₹1,480 a piece with keyway and balancing to G6.3.', po: 'GFS-PO-26/1219', then: [[25.3, 'accepted']] },
    ],
    order: {
      day: 24.8, machine: 'VMC 1', due: 1, notes: 'Needed for the Vadodara shipment, please do not slip.',
      steps: [
        [20.5, 'started', 'Blanks sawn, first side on VMC 1'],
        [9.7, 'in_progress', '62 of 80 finished, keyways on Thursday'],
      ],
      firstArticle: {
        report: { day: 19.4, final: 19.2, grid: [['Bore 65 H7', 65, 0.03, 0, 'critical'], ['Keyway 18 JS9', 18, 0.021, 0.021], ['Hole circle 121', 121, 0.1, 0.1]] },
        answer: [18.4, 'accepted'],
      },
      progress: [[9.6, 62], [0.9, 71, 1]],
      dates: [{ day: 6.3, by: 'customer', due: 0, reason: 'customer', note: 'The truck to Vadodara leaves a day earlier.', then: [5.8, 'declined', 'The keyways are booked for Thursday. We can send 60 a day earlier.'] }],
      questions: [{ by: 'customer', day: 0.8, text: 'Is the keyway cut before or after balancing? Our inspector asks.' }],
    },
  },
  {
    by: 'kaveri', name: 'Seeder hopper', process: 'Sheet Metal Fabrication', quantity: 60, material: 'CRCA 1.6 mm', day: 26.6, target: 12, requiredDocuments: ['first_article'],
    description: 'Hopper 900 × 350 × 400 mm in two halves, spot welded, rolled rim, powder coated RAL 2004.',
    quotes: [
      { by: 'satluj', day: 25.5, price: 141_000, lead: 21, details: '₹2,350 a hopper, coated and in corrugated sleeves.', then: [[23.4, 'accepted']] },
    ],
    order: {
      day: 22.5, machine: 'Fibre laser', due: 9,
      firstArticle: { answer: [16.5, 'waived', 'The same hopper as last season, on the same tools'] },
      dates: [{ day: 7.3, by: 'supplier', due: 12, reason: 'machine', note: 'The lens of the laser is cracked, a new one is ordered.', then: [6.4, 'withdrawn', 'The lens came today, we keep the day.'] }],
      endAsked: { day: 0.6, by: 'supplier', made: 56, reason: 'material', note: 'Four blanks are scrapped and the coil has ended. New sheets take three weeks.' },
      steps: [[17.6, 'started', 'Sheets in, nest approved'], [8.2, 'in_progress', 'All blanks cut, bending started']],
    },
  },
  {
    by: 'kaveri', name: 'Gearbox side plate', process: 'VMC Machining', quantity: 40, material: 'EN8 plate, 20 mm', day: 17.4, target: 20,
    part: 'side-plate-EN8-rev-B', files: ['step', 'dxf'], requiredDocuments: ['first_article'],
    description: 'Side plate 420 × 280 mm, two bearing bores 90J6 at 145 ± 0.02, 8 tapped holes M8.',
    quotes: [
      { by: 'supplier', day: 15.6, price: 156_000, lead: 21, details: '₹3,900 a plate, ground both sides before boring, pairs matched.', then: [[12.7, 'accepted']] },
    ],
    order: {
      day: 10.5, request: 'VMC 2', due: 18,
      dates: [{ day: 6.2, by: 'supplier', due: 20, reason: 'capacity', note: 'The plates come back from grinding two days later.', then: [5.6, 'approved', 'Two days are fine.'] }],
      ended: { day: 2.9, made: 38, reason: 'quality', note: 'Two plates cracked at the grinder. The customer takes 38.' },
      steps: [[3.4, 'started', 'Plates back from grinding, boring head set']],
      firstArticle: {
        report: { day: 2.3, final: 2.2, out: [[0, 1]], grid: [['Bore 1, 90 J6', 90, 0.016, 0.006, 'critical'], ['Bore 2, 90 J6', 90, 0.016, 0.006, 'critical'], ['Distance of the bores', 145, 0.02, 0.02]] },
        answer: [1.4, 'rejected', 'Bore 1 is over the limit: set the boring head again before the rest'],
      },
    },
  },
  {
    by: 'customer', name: 'Impeller shaft, series 100', process: 'CNC Turning', quantity: 75, material: 'SS410', day: 14.6, target: 26,
    partNumber: 'IMPELLER-SHAFT-100', drawingRevision: 'B',
    part: 'impeller-shaft-100-rev-B', files: ['step', 'pdf'], requiredDocuments: ['first_article'],
    description: 'Shaft Ø38 × 460 mm, seats ground h5, thread M24 × 1.5 left hand. Drawing GFS-0866 rev B.',
    quotes: [
      { by: 'kovai', day: 13.5, price: 161_250, lead: 21, details: '₹2,150 a piece, ground between centres, run-out 0.015.', approval: { day: 12.3, note: 'The run-out decides: Kovai grinds in house.' }, then: [[11.6, 'accepted']] },
      { by: 'supplier', day: 12.8, price: 171_000, lead: 21, details: '₹2,280 a piece, grinding outside.' },
    ],
    order: {
      day: 9.5, machine: 'Turning centre A', due: 22, steps: [[4.6, 'started', 'Bar cut, centres drilled']],
      firstArticle: { report: { day: 0.9, final: 0.7, grid: [['Seat Ø38 h5', 38, 0, 0.011, 'critical'], ['Length', 460, 0.2, 0.2], ['Run-out', 0, 0.015, 0], ['Thread M24 × 1.5 LH, gauge', null, 0, 0]] } },
      dates: [{ day: 0.6, by: 'supplier', due: 27, reason: 'material', note: 'The second bundle of bars failed the ultrasonic test and is replaced.' }],
    },
  },
  {
    by: 'customer', name: 'Bearing housing', process: 'VMC Machining', quantity: 50, material: 'FG 260', day: 9.3, target: 30,
    partNumber: 'BEARING-HOUSING-6310', drawingRevision: 'A',
    part: 'bearing-housing-6310-rev-A', files: ['step', 'pdf'], requiredDocuments: ['first_article'],
    description: 'Foot-mounted housing for 6310, bore 110J7, foot milled flat 0.05, grease nipple M8 × 1.',
    quotes: [
      { by: 'supplier', day: 7.7, price: 130_000, lead: 21, details: '₹2,600 a piece with castings from our foundry. Pattern is yours to supply.', then: [[3.7, 'accepted']] },
      { by: 'kovai', day: 6.9, price: 142_500, lead: 21, details: '₹2,850 a piece, castings included.', approval: { day: 6.2, then: [5.9, 'withdrawn', 'The other price came in lower'] } },
    ],
    order: { day: 1.3, due: 24, notes: 'The pattern goes to the supplier on Monday.' },
  },
]
