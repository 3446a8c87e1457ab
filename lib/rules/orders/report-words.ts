import type { DocumentKind } from '../../contract/files/document-kinds'
import type { Characteristic, ReportHead, ReportKind, SamplingKind, Verdict } from '../../contract/orders/report'
import { documentLabels } from './documents'
import { decimalsOf } from '../../terms/measure'
import type { Tone } from '../../terms/tone'

/** The document that a report is. */
export const documentOfReport: Record<ReportKind, DocumentKind> = {
  inspection: 'inspection_report',
  first_article: 'first_article',
}
/** The kind of report that a document is; undefined for other documents. */
export const reportKindOf = (document: DocumentKind): ReportKind | undefined =>
  reportKinds.find((kind) => documentOfReport[kind] === document)
export const reportKinds = Object.keys(documentOfReport) as ReportKind[]

/** 'Inspection report'. */
export const reportLabel = (kind: ReportKind) => documentLabels[documentOfReport[kind]]

/** How many pieces of a lot are measured, as choices. */
export const planLabels: Record<SamplingKind, string> = {
  iso2859: 'ISO 2859-1',
  five: 'Five pieces',
  all: 'Every piece',
  one: 'One piece',
}
export const planChoices = Object.entries(planLabels).map(([value, label]) => ({ value, label }))

/** 'ISO 2859-1, AQL 2.5, letter H'. */
export const planOfReport = ({ plan, aql, letter }: Pick<ReportHead, 'plan' | 'aql' | 'letter'>) =>
  [planLabels[plan], aql && `AQL ${aql}`, letter && `letter ${letter}`].filter(Boolean).join(', ')

/** How a verdict is shown. */
export const verdicts: Record<Verdict, { label: string; tone: Tone }> = {
  open: { label: 'Open', tone: 'neutral' },
  accepted: { label: 'Accepted', tone: 'success' },
  rejected: { label: 'Rejected', tone: 'danger' },
}

const unitLabels: Record<Characteristic['unit'], string> = {
  mm: 'mm',
  µm: 'µm',
  deg: '°',
  Ra: 'Ra',
  HRC: 'HRC',
  other: '',
}
export const unitChoices = (Object.keys(unitLabels) as Characteristic['unit'][]).map((value) => ({
  value,
  label: value === 'other' ? 'Other' : value === 'deg' ? 'Degrees' : value,
}))

/** The limits of a size as they stand on a drawing: '+0.021' and '−0', of a shaft with play '−0.007' and '−0.02'. */
export const deviationsInWords = ({ plus, minus }: Pick<Characteristic, 'plus' | 'minus'>) => [
  plus < 0 ? `−${0 - plus}` : `+${plus}`,
  minus < 0 ? `+${0 - minus}` : `−${minus}`,
]

/** '25 +0.021 −0 mm', '80 ±0.1 mm', 'Yes or no'. */
export function toleranceInWords({
  nominal,
  plus,
  minus,
  unit,
}: Pick<Characteristic, 'nominal' | 'plus' | 'minus' | 'unit'>) {
  if (nominal === null) return 'Yes or no'
  const around = plus === minus ? `±${plus}` : deviationsInWords({ plus, minus }).join(' ')
  return `${nominal} ${around} ${unitLabels[unit]}`.trim()
}

/** A measured value as a report prints it, with the decimals of its characteristic: 65 of 65 +0.021 −0 is '65.000'. */
export const measureInWords = (
  value: number,
  { nominal, plus, minus }: Pick<Characteristic, 'nominal' | 'plus' | 'minus'>,
) => value.toFixed(Math.max(...[value, nominal ?? 0, plus, minus].map(decimalsOf)))
