import type { ApprovalStatus } from '../../../lib/contract/trade/processes'

/** What became of a submission: days ago, the decision, and the reason or the new description. */
export type Decision = [day: number, to: Exclude<ApprovalStatus, 'pending'> | 'edited', text?: string]

export type DemoProcess = { of: string; name: string; description: string; added: number; then?: Decision[] }

const approved = (day: number): Decision[] => [[day, 'approved']]

// oxfmt-ignore
export const processes: DemoProcess[] = [
  {
    of: 'supplier', name: 'VMC Machining', added: 244.9, then: approved(244.2),
    description: '3-axis milling up to 800 × 500 × 500 mm in steel, stainless and aluminium; positions within 0.02 mm.',
  },
  {
    of: 'supplier', name: 'CNC Turning', added: 244.8, then: approved(244.1),
    description: 'Chucker and bar work up to Ø260 × 500 mm, bar to Ø52 mm, ovality within 0.01 mm.',
  },
  {
    of: 'supplier', name: 'Wire EDM', added: 244.7, description: 'Wire cutting of hardened steel.',
    then: [
      [244.0, 'rejected', 'Please state the largest workpiece, the taper and the finish that you hold.'],
      [243.6, 'edited', 'Hardened tool steel up to 400 × 300 × 200 mm, taper 15°, Ra 0.8 after two skim cuts.'],
      [242.9, 'approved'],
    ],
  },
  {
    of: 'supplier', name: '5-Axis Machining', added: 64.4,
    description: 'Simultaneous five-axis milling of impellers and blades.',
    then: [[62.8, 'rejected', 'None of your machines has five axes. Add the machine first, then submit this again.']],
  },
  {
    of: 'supplier', name: 'Hard Anodising', added: 4.2,
    description: 'Type III hard anodising of 6061 and 6082, 25 to 50 µm, tank 1200 × 600 × 600 mm, black or natural.',
  },
  {
    of: 'kovai', name: 'CNC Turning', added: 243.8, then: approved(243.1),
    description: 'Shafts up to Ø320 × 750 mm between centres, live tooling for keyways and cross holes.',
  },
  {
    of: 'kovai', name: 'Precision Grinding', added: 243.7, then: approved(243.0),
    description: 'Cylindrical grinding up to Ø200 × 600 mm, h5 and Ra 0.4 as standard.',
  },
  {
    of: 'kovai', name: 'VMC Machining', added: 150.5, then: approved(148.9),
    description: 'Second operations on turned parts: drilling patterns, keyways and flats up to 500 × 400 mm.',
  },
  {
    of: 'satluj', name: 'Sheet Metal Fabrication', added: 212.9, then: approved(212.2),
    description: 'CRCA, GI and stainless from 0.8 to 6 mm: laser, bending to 3 m, spot and MIG welding, powder coating.',
  },
  {
    of: 'satluj', name: 'Laser Cutting', added: 212.8, then: approved(212.1),
    description: 'Fibre laser 3 kW, bed 3000 × 1500 mm: MS to 20 mm, SS to 10 mm, aluminium to 8 mm.',
  },
  {
    of: 'satluj', name: 'Welding', added: 212.7, then: approved(212.0),
    description: 'MIG and TIG to IS 2062 and SS304, qualified welders (IS 7310), frames up to 4 m.',
  },
  {
    of: 'satluj', name: 'Powder Coating', added: 6.6,
    description: 'Seven-tank pre-treatment, oven 3 × 1.5 × 1.8 m, 60 to 80 µm in RAL shades, salt spray 500 h.',
  },
  {
    of: 'saurashtra', name: 'Investment Casting', added: 3.2,
    description: 'Lost-wax castings from 50 g to 25 kg in CF8M, WCB and low-alloy steel, with spectro report.',
  },
]
