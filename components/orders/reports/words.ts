import type { SayOr } from '@/lib/client/spoken'
import type { Characteristic, Report, ReportHead, SamplingKind, Verdict } from '@/lib/contract/orders/report'
import type { Aql } from '@/lib/contract/files/document-kinds'
import { planInWords, planOf } from '@/lib/rules/orders/plan-of'
import { planLabels, reportLabel, toleranceInWords, unitChoices, verdicts } from '@/lib/rules/orders/report-words'
import type { Language } from '@/lib/terms/language'
import { count } from '@/lib/terms/format'
import { NO_NUMBER, NOT_OK, OK } from './cells'

/** 'Inspection report, version 2'. */
export function titleOf(say: SayOr, { kind, version }: Pick<Report, 'kind' | 'version'>) {
  const label = say(
    kind === 'first_article' ? 'document.first_article' : 'document.inspection_report',
    reportLabel(kind),
  )
  return say('report.version', `${label}, version ${version}`, { kind: label, version: String(version) })
}

/** 'Accepted'. */
export const verdictIn = (say: SayOr, verdict: Verdict) => say(`report.verdict.${verdict}`, verdicts[verdict].label)

/** '25 +0.021 −0 mm', 'Yes or no'. */
export const toleranceIn = (say: SayOr, limits: Parameters<typeof toleranceInWords>[0]) =>
  limits.nominal === null ? say('card.yesNo', 'Yes or no') : toleranceInWords(limits)

/** 'OK' or 'Not OK'; any other text of a cell as it is. */
export function cellIn(say: SayOr, text: string) {
  if (text === OK) return say('report.ok', OK)
  return text === NOT_OK ? say('report.notOk', NOT_OK) : text
}

/** Why the text of a cell is not saved. The server's reasons are English. */
export const refusedIn = (say: SayOr, why: string) =>
  why === NO_NUMBER ? say('report.noNumber', why) : say('report.valueRefused', why)

/** 'Every piece'. */
export const planIn = (say: SayOr, plan: SamplingKind) =>
  plan === 'iso2859' ? planLabels.iso2859 : say(`report.plan.${plan}`, planLabels[plan])

/** 'ISO 2859-1, AQL 2.5, letter H'. */
export const planOfReportIn = (say: SayOr, { plan, aql, letter }: Pick<ReportHead, 'plan' | 'aql' | 'letter'>) =>
  [planIn(say, plan), aql && `AQL ${aql}`, letter && say('report.letter', `letter ${letter}`, { letter })]
    .filter(Boolean)
    .join(', ')

/** 'For 500 pieces: 50 are measured, 3 may fail.' */
export function sampleIn(say: SayOr, language: Language, lotSize: number, plan: SamplingKind, aql: Aql | null) {
  const sample = planOf(plan, lotSize, aql)
  const english = `${planInWords(lotSize, sample)}.`
  if (language === 'en') return english
  const [n, accept] = [sample.sampleSize, sample.acceptMax]
  return say('report.sample', english, { lot: count(lotSize), n: count(n), accept: count(accept) })
}

/** Units as choices. */
export const unitsIn = (say: SayOr) =>
  unitChoices.map(({ value, label }) => ({ value, label: unitIn(say, value, label) }))

function unitIn(say: SayOr, unit: Characteristic['unit'], english: string) {
  if (unit === 'deg') return say('report.degrees', english)
  return unit === 'other' ? say('report.otherUnit', english) : english
}
