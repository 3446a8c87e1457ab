import type { DemoProject } from './project'

/** Inquiries that are still being quoted, were closed, or came to nothing. */
// oxfmt-ignore
export const open: DemoProject[] = [
  {
    by: 'customer', name: 'Titanium impeller, prototype', process: 'VMC Machining', quantity: 2, material: 'Ti-6Al-4V', day: 74.6, target: -30,
    description: 'Closed impeller Ø140 mm with six vanes, five-axis work, for a desalination trial.',
    invited: [{ day: 73.8, suppliers: ['supplier', 'kovai'] }],
    handled: [[71.5, 'rejected', 'No supplier on the marketplace machines titanium on five axes yet. We will come back to you.']],
  },
  {
    by: 'customer', name: 'Lantern ring, bronze', process: 'CNC Turning', quantity: 300, material: 'LTB2 bronze', day: 61.2, target: -25,
    part: 'lantern-ring-62-rev-A', files: ['pdf'],
    description: 'Split lantern ring Ø62 × 12 mm with 8 radial holes Ø4, burr free.',
    handled: [[57.5, 'quoted', 'Two quotations are in, no more are expected.']],
    quotes: [
      { by: 'supplier', day: 59.4, price: 126_000, lead: 16, details: '₹420 a ring with bronze at the rate of the day.', then: [[54.3, 'rejected']] },
      { by: 'kovai', day: 58.7, price: 117_000, lead: 20, details: '₹390 a ring, copper price open.', then: [[54.2, 'rejected']] },
    ],
  },
  {
    by: 'customer', name: 'Suction strainer basket', process: 'Sheet Metal Fabrication', quantity: 30, material: 'SS304, 1.2 mm perforated', day: 44.4, target: 15,
    description: 'Basket Ø180 × 260 mm, perforation Ø3 pitch 5, TIG welded seam, handle on top.',
    quotes: [{ by: 'satluj', day: 42.6, price: 73_500, lead: 21, details: '₹2,450 a basket, pickled and passivated, 3 weeks.' }],
  },
  {
    by: 'kaveri', name: 'Tyne bush', process: 'CNC Turning', quantity: 2000, material: 'EN8', day: 38.8, target: 25,
    part: 'tyne-bush-32-rev-E', files: ['pdf'],
    description: 'Bush Ø32 × 40 mm, bore 20.2, induction hardened 45-50 HRC on the bore.',
    revised: { day: 10.5, material: 'EN8D', note: 'EN8D bar is what our stores have. Sizes and tolerances stay.' },
    quotes: [
      { by: 'supplier', day: 36.6, price: 92_000, lead: 24, details: '₹46 a bush, hardening included. Lots of 500.' },
      {
        by: 'kovai', day: 12.3, price: 84_000, lead: 18, details: '₹42 a bush from the bar feeder, hardening included.',
        again: { day: 9.2, price: 86_000, lead: 16 },
      },
    ],
  },
  {
    by: 'customer', name: 'Discharge flange DN80', process: 'VMC Machining', quantity: 150, material: 'SS316L forging', day: 19.7, target: 28,
    part: 'flange-DN80-PN16-rev-B', files: ['step', 'dxf', 'pdf'],
    description: 'Flange DN80 PN16, raised face, 8 holes Ø18 on PCD 160, serrated finish. Forgings from our stock.',
    handled: [[12.5, 'quoted', 'Quoting closed, the customer compares.']],
    questions: [
      {
        by: 'kovai', day: 18.7, text: 'Is the serrated finish to be spiral or concentric? Our facing tool makes spiral, 40 grooves an inch.', pin: ['pdf', 1],
        then: [{ by: 'customer', day: 18.2, text: 'Spiral, 30 to 55 grooves an inch, as in ASME B16.5.', shared: 'Is the serrated finish to be spiral or concentric?' }],
      },
    ],
    quotes: [
      { by: 'supplier', day: 17.5, price: 187_500, lead: 18, details: '₹1,250 a flange, machining of your forgings, 25 a day.', then: [[11.4, 'sent']] },
      {
        by: 'kovai', day: 16.4, price: 195_000, lead: 14, details: '₹1,300 a flange, drilling on VMC in one clamping.',
        terms: { lines: [[100, 1_250], [300, 1_180]], freight: 7_500, hsn: '730721' },
      },
    ],
  },
  {
    by: 'customer', name: 'Control panel enclosure', process: 'Sheet Metal Fabrication', quantity: 25, material: 'CRCA 2 mm', day: 8.6, target: 35,
    part: 'panel-mounting-plate-rev-A', files: ['dxf', 'pdf'],
    description: 'Wall-mounted enclosure 600 × 400 × 220 mm, IP55, gasket, mounting plate zinc plated, RAL 7035.',
    quotes: [{
      by: 'satluj', day: 6.5, price: 96_250, lead: 20, details: 'Lock, gasket and mounting plate included. 20 days.',
      terms: { lines: [[1, 3_450], [50, 3_300]], tooling: 7_500, freight: 2_500, hsn: '853810', paymentTerms: '30 % with the order, the rest 30 days after delivery', exclusions: 'Cable glands and DIN rails.' },
      approval: { day: 4.1, then: [3.6, 'declined', 'Ask for ₹90,000 first'] },
      asked: { day: 1.2, price: 90_000, note: 'The next lot of 50 follows in March.' },
    },
    { by: 'kovai', day: 5.8, price: 104_000, lead: 18, details: 'Bent and welded at our partner’s shop.', approval: { day: 4.4, note: 'Two days earlier than the other.' }, withdrawn: { day: 3.3, reason: 'The partner’s bending machine is down until January.' } },
    ],
  },
  {
    by: 'customer', name: 'Wear ring pair', process: 'CNC Turning', quantity: 180, material: 'SS420, nitrided', day: 5.4, target: 33,
    part: 'wear-ring-138-rev-C', files: ['step', 'pdf'],
    description: 'Casing and impeller wear rings Ø138 / Ø152, matched in pairs, clearance 0.35 to 0.40 on diameter.',
    special: 'Stamp the pair number on the face.',
    handled: [[4.7, 'processing', 'Two suppliers were asked to quote by Friday.']],
    invited: [{ day: 4.6, suppliers: ['supplier', 'kovai'] }],
    nda: true, ndaAccepted: [{ by: 'supplier', day: 4.3 }, { by: 'kovai', day: 4.1 }],
    questions: [
      {
        by: 'supplier', day: 3.8, text: 'Nitriding to 0.3 mm on all faces, or on the running diameters alone? It decides the masking.', pin: ['pdf', 1],
        then: [
          { by: 'customer', day: 3.4, text: 'On the running diameters alone. Mask the faces and the bore.', shared: 'Is the ring nitrided on all faces?' },
          { by: 'supplier', day: 3.1, text: 'Thank you, that saves a setup. The quotation comes tomorrow.' },
        ],
      },
      { by: 'kovai', day: 2.9, text: 'Can the rings come as turned blanks from your stores? For the drawing call us on 98430 55012.' },
    ],
    quotes: [{ by: 'supplier', day: 2.6, price: 151_200, lead: 16, details: '₹840 a pair with nitriding to 0.3 mm, matched and stamped.', approval: { day: 1.1, note: 'We need them before the January shutdown.' },
      terms: { lines: [[1, 880], [150, 800]], tooling: 4_800, freight: 2_400, hsn: '848790', paymentTerms: '45 days after delivery' } }],
  },
  {
    by: 'charminar', name: 'Surgical tray insert', process: 'VMC Machining', quantity: 40, material: 'POM-C, white', day: 2.2, target: 30,
    part: 'tray-insert-POM-rev-A', files: ['step'],
    description: 'Insert 240 × 180 × 25 mm with 18 pockets for instruments, radii 3 mm, autoclavable.',
    special: 'Material must be food and medical grade, certificate needed. For the CAD data call Dr. Rao, 98480 22338.',
  },
  {
    by: 'customer', name: 'Air release valve body', process: 'CNC Turning', quantity: 90, material: 'CF8M casting', day: 1.4, target: 40, quoteBy: 5,
    part: 'air-release-body-rev-A', files: ['step', 'pdf', 'dwg'], nda: true, requiredDocuments: ['material_certificate', 'inspection_report'], aql: '1.5',
    description: 'Body DN25, thread 1" BSP both ends, seat lapped, hydro test at 24 bar. Castings from our foundry.',
    invited: [{ day: 1.1, suppliers: ['supplier', 'kovai'] }],
    declined: [{ by: 'kovai', day: 0.6, reason: 'capacity', note: 'Both turning centres are booked until February.' }],
    revised: { day: 0.4, quantity: 100, note: 'The foundry sent ten castings more. Quote for all of them.' },
    questions: [
      { by: 'supplier', day: 0.9, text: 'Which lapping grade for the seat, and is a blue check enough as proof?' },
      { by: 'customer', day: 0.5, text: 'The castings are in our stores from Monday: 100 pieces, 10 of them for setting up.' },
    ],
  },
  {
    by: 'kaveri', name: 'Sprocket, 24 teeth', process: 'Laser Cutting', quantity: 120, material: 'C45, 12 mm', day: 0.16, target: 21,
    part: 'sprocket-24T-12B-rev-A', files: ['dxf'],
    quoteBy: 2, sealed: true,
    quotes: [{ by: 'satluj', day: 0.09, price: 66_000, lead: 12, details: 'Laser cut from our sheet, edges deburred.' }],
    description: 'Sprocket for roller chain 12B, laser cut with 0.3 mm left on the bore, teeth as cut.',
  },
  {
    by: 'kaveri', name: 'Roller pin', process: 'CNC Turning', quantity: 60, material: 'EN8, bright bar', day: 0.15, target: 24,
    description: 'Pin Ø16 × 120 mm, two circlip grooves, induction hardened.',
    quotes: [{ by: 'kovai', day: 0.14, price: 27_000, lead: 14, details: '₹450 a pin, hardened and ground.', then: [[0.13, 'accepted']] }],
    order: {
      day: 0.12, due: 16,
      ended: { day: 0.1, reason: 'customer', note: 'The new seeder is postponed by a season.' },
    },
  },
]
