import { listedRateOn } from '../../facts/rates'
import type { ReadScope } from '../../core/verb'
import { findOperator, USUAL_RATE_BP } from '../../people/operator/operator'

type Reads = Pick<ReadScope, 'rows'>

/**
 * The rate of GST (basis points) of a code of goods or services on a day (YYYY-MM-DD): of the listed ones that hold then,
 * the one with the longest code that it begins with; else the default of the company.
 */
export async function rateOn(scope: Reads, code: string, day: string): Promise<number> {
  return (await listedRateOn(scope, code, day)) ?? (await findOperator(scope))?.defaultRateBp ?? USUAL_RATE_BP
}
