import { machines } from './story/machines'
import type { DemoOrder, DemoProject } from './story/project'
import type { DemoRepeat, Standing } from './story/repeats'

const what: Record<string, string> = {
  'CNC Turning': 'Turned as before, first piece measured with the report, edges broken 0.3.',
  'VMC Machining': 'Milled and drilled as before, burr free, packed in trays.',
  'Wire EDM': 'Wire cut after hardening, two skim cuts, as the last set.',
  'Laser Cutting': 'Laser cut from the DXF of the last lot, burrs off, holes to size.',
  'Sheet Metal Fabrication': 'Cut, bent and finished as the last lot, inner radii 2 mm.',
  Welding: 'Welded in the fixture of the last lot, spatter off, primer grey.',
}

/** A repeat order as a project: inquired, quoted and ordered within a week, then as far as it stands. */
export function repeatProject(repeat: DemoRepeat, n: number): DemoProject {
  const [
    by,
    machine,
    [name, partNumber, drawingRevision],
    [quantity, material, each],
    ordered,
    due,
    standing,
    problem,
  ] = repeat
  const { of: supplier, process } = machines.find((one) => one.name === machine)!
  const lead = Math.max(7, Math.round(ordered + (due ?? 21)) - 1)
  return {
    by,
    name,
    process: process!,
    quantity,
    material,
    partNumber,
    drawingRevision,
    day: ordered + 4.6,
    description: `${what[process!]} Drawing ${partNumber} rev ${drawingRevision}.`,
    target: due ?? undefined,
    quotes: [
      {
        by: supplier,
        day: ordered + 2.3,
        price: quantity * each,
        lead,
        details: `₹${each} a piece as the last lot, ${lead} days from the order.`,
        po: n % 4 === 3 ? undefined : poNumber(by, n),
        then: [[ordered + 1.2, 'accepted']],
      },
    ],
    order: { day: ordered, machine, due, ...workOf(ordered, standing, quantity), problem },
  }
}

const poNumber = (by: DemoRepeat[0], n: number) =>
  by === 'customer' ? `GFS-PO-26/${1020 + 4 * n}` : `KAM/26-27/${210 + n}`

/** The steps between the order and where it stands, evenly in time. */
function workOf(ordered: number, standing: Standing, quantity: number): Pick<DemoOrder, 'steps' | 'progress' | 'paid'> {
  if (standing === 'none') return {}
  const end = 'done' in standing ? standing.done : Math.min(1.7, ordered / 3)
  const at = (part: number) => ordered - (ordered - end) * part
  const started = [at(0.15), 'started', 'Material is here'] as const
  const begun = [at(0.35), 'in_progress'] as const
  const checked = [at(0.85), 'quality_check', 'Lot complete, under inspection'] as const
  if ('done' in standing) {
    const { done, paid } = standing
    return { steps: [[...started], [...begun], [...checked], [done, 'completed', 'Dispatched with report']], paid }
  }
  const { at: status, pieces, expected, note } = standing
  const steps: DemoOrder['steps'] = [[...started]]
  if (status !== 'started') steps.push([...begun])
  if (status === 'quality_check') steps.push([...checked])
  if (status === 'issues') steps.push([at(0.9), 'issues', note])
  if (!pieces) return { steps }
  return {
    steps,
    progress: [
      [at(0.6), Math.floor(Math.min(pieces, quantity) / 2)],
      [at(0.95), pieces, expected],
    ],
  }
}
