import type { MaterialState } from '../../contract/goods/materials'
import type { LinePurpose, GoodsOwner, ShipmentLeg, ShipmentStatus } from '../../contract/orders/shipment'
import { addDays } from '../../terms/format'
import { JOB_WORK_RETURN } from '../../terms/statutory'

/** Whether a line is of material or tools, which have a unit and a value of their own. */
export const isMaterial = (purpose: LinePurpose | null | undefined): boolean =>
  purpose === 'material' || purpose === 'tooling'

const ruleOf = (capital: boolean) => (capital ? JOB_WORK_RETURN.capital : JOB_WORK_RETURN.inputs)

/** The last day on which material of this day is back in time: the day before the same day one year later, three for capital goods. */
export function lastDayOf(since: string, capital: boolean): string {
  const [year, month, day] = since.split('-').map(Number)
  const later = new Date(Date.UTC(year! + ruleOf(capital).years, month! - 1, day!))
  // 29 February has no same day: its year ends with the 27th, a day early rather than late.
  const isThere = later.getUTCMonth() === month! - 1
  return isThere ? addDays(later.toISOString().slice(0, 10), -1) : addDays(later.toISOString().slice(0, 10), -2)
}

/** Material or tools at a supplier. Quantities in thousandths of their unit. */
export type HeldMaterial = {
  purpose: LinePurpose
  capital: boolean
  /** The day from which its year runs; null before it has left. */
  since: string | null
  outMilli: number
  backMilli: number
  wasteMilli: number
}

/** What of it is neither back nor lost in the work. */
export const pendingOf = ({ outMilli, backMilli, wasteMilli }: HeldMaterial): number =>
  Math.max(0, outMilli - backMilli - wasteMilli)

/** The states that ask for something, in their order. */
export const WARNINGS = ['warn300', 'warn335', 'warn350', 'late'] as const satisfies MaterialState[]

/** How many of the warnings have come on a day for what is pending since so many days. */
export function warningsBy(since: string, capital: boolean, today: string): number {
  const come = ruleOf(capital).warnDays.filter((days) => addDays(since, days) <= today).length
  return lastDayOf(since, capital) < today ? WARNINGS.length : come
}

/** How material stands on a day (India, YYYY-MM-DD). */
export function stateOfMaterial(held: HeldMaterial, today: string): MaterialState {
  if (held.purpose === 'tooling') return 'free'
  if (!held.since || !pendingOf(held)) return 'ok'
  return WARNINGS[warningsBy(held.since, held.capital, today) - 1] ?? 'ok'
}

/** A line of material or tools of one order, in a shipment that was not cancelled. */
export type MovedMaterial = {
  leg: ShipmentLeg
  status: ShipmentStatus
  purpose: LinePurpose
  owner: GoodsOwner
  uqc: string
  quantityMilli: number
  received: number | null
  accepted: number | null
  /** The day of the document with which it came from its customer. */
  documentOn: string | null
  /** At a supplier: the day from which its year runs; null before it has left. */
  since: string | null
}

const LEGS_IN: readonly ShipmentLeg[] = ['from_customer', 'to_hub']
const LEGS_OUT: readonly ShipmentLeg[] = ['to_supplier', 'from_hub']

/** What the hub has of a customer's material for an order: what it accepted of it, less what was packed to go on. */
export function customersAtHub(lines: readonly MovedMaterial[], purpose: LinePurpose, uqc: string): number {
  const own = lines.filter((line) => line.owner === 'customer' && line.purpose === purpose && line.uqc === uqc)
  const came = own.filter(({ leg }) => LEGS_IN.includes(leg)).reduce((sum, { accepted }) => sum + (accepted ?? 0), 0)
  const gone = own
    .filter(({ leg }) => LEGS_OUT.includes(leg))
    .reduce((sum, { quantityMilli, received }) => sum + Math.max(quantityMilli, received ?? 0), 0)
  return came - gone
}

/**
 * The day from which the year of a customer's material runs: that of the customer's document with which it came. What came first goes on
 * first; `before` was sent on already. Null where none came.
 */
export function sinceOfCustomers(
  came: readonly Pick<MovedMaterial, 'accepted' | 'documentOn'>[],
  before: number,
): string | null {
  let rest = before
  const inOrder = came
    .filter(({ documentOn }) => documentOn !== null)
    .toSorted((a, b) => a.documentOn!.localeCompare(b.documentOn!))
  for (const { accepted, documentOn } of inOrder) {
    if (rest < (accepted ?? 0)) return documentOn
    rest -= accepted ?? 0
  }
  return null
}
