import { addDays, unitPrice } from '../../terms/format'
import { gstStates } from '../../terms/gst-states'
import { EWAY_LIMITS, EWAY_VALIDITY } from '../../terms/statutory'

/** Goods on their way with a document. States are codes of GST numbers. */
export type Movement = {
  /** What the document says, with its tax; without tax on a bill of supply, and of a sender without a GST number. */
  valuePaise: number
  fromState: string
  toState: string
  /** Material that goes to a job worker. */
  toJobWorker?: boolean
}

/** The operator's own limit within its State; null: the State's. */
export type OwnLimit = { stateCode: string | null; ewayIntraPaise: number | null }

export type EwayNeed = { due: boolean; why: string | null }

/** Whether a document needs an e-way bill, and why: 'over ₹1,00,000 within Maharashtra'. */
export function ewayNeed({ valuePaise, fromState, toState, toJobWorker }: Movement, own: OwnLimit): EwayNeed {
  const isWithin = fromState === toState
  if (!isWithin && toJobWorker) return { due: true, why: 'job work between States, at any value' }
  const limit = isWithin ? limitWithin(fromState, own) : EWAY_LIMITS.betweenStatesPaise
  if (valuePaise <= limit) return { due: false, why: null }
  const where = isWithin ? `within ${gstStates[fromState]}` : 'between States'
  return { due: true, why: `over ${unitPrice(limit)} ${where}` }
}

const limitWithin = (state: string, { stateCode, ewayIntraPaise }: OwnLimit) =>
  (state === stateCode ? ewayIntraPaise : null) ?? EWAY_LIMITS.withinPaise[state] ?? EWAY_LIMITS.elsewherePaise

/** The last day of an e-way bill of this day, for so many kilometres. */
export const ewbUntil = (on: string, km: number): string => addDays(on, Math.ceil(km / EWAY_VALIDITY.kmADay))
