import type { Aql } from '../../contract/quality/document-kinds'
import { invalid } from '../../contract/core/problem'
import type { SamplingKind } from '../../contract/quality/report'
import { samplingPlan } from '../../rules/sampling'

const ALL_MAX = 500
const FIVE = 5

/** How many pieces of a lot a plan measures, and how many of them may fail. */
export function planOf(plan: SamplingKind, lotSize: number, aql: Aql | null) {
  if (plan === 'one') return { sampleSize: 1, acceptMax: 0, letter: null }
  if (plan === 'five') return { sampleSize: Math.min(FIVE, lotSize), acceptMax: 0, letter: null }
  if (plan === 'all') return { sampleSize: Math.min(ALL_MAX, lotSize), acceptMax: 0, letter: null }
  if (!aql) throw invalid('aql', 'Choose an AQL of the list')
  const { size, accept, letter } = samplingPlan(lotSize, aql)
  return { sampleSize: size, acceptMax: accept, letter }
}
