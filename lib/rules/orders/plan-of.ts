import { invalid } from '../../contract/core/problem'
import type { Aql } from '../../contract/files/document-kinds'
import type { SamplingKind } from '../../contract/orders/report'
import { count } from '../../terms/format'
import { samplingPlan } from './sampling'

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

/** 'For 500 pieces: 50 are measured, 3 may fail'. */
export function planInWords(lotSize: number, { sampleSize, acceptMax }: { sampleSize: number; acceptMax: number }) {
  const measured =
    sampleSize >= lotSize ? 'all are measured' : `${count(sampleSize)} ${sampleSize === 1 ? 'is' : 'are'} measured`
  const pieces = lotSize === 1 ? 'For 1 piece: it is measured' : `For ${count(lotSize)} pieces: ${measured}`
  return `${pieces}, ${acceptMax === 0 ? 'none' : acceptMax} may fail`
}
