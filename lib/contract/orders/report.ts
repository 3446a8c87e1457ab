import { z } from 'zod'
import { Aql, optionalAql } from '../files/document-kinds'
import { exact, LIMITS_CROSS, measureIn } from '../../terms/measure'
import { instant, nullable, optionalText, requiredText } from '../core/fields'

export const ReportKind = z.enum(['inspection', 'first_article'])
export type ReportKind = z.infer<typeof ReportKind>
export const SamplingKind = z.enum(['one', 'five', 'all', 'iso2859'], { error: 'Choose a plan of the list' })
export type SamplingKind = z.infer<typeof SamplingKind>
export const Verdict = z.enum(['open', 'accepted', 'rejected'])
export type Verdict = z.infer<typeof Verdict>
export const Unit = z.enum(['mm', 'µm', 'deg', 'Ra', 'HRC', 'other'], { error: 'Choose a unit of the list' })

const MEASURE = 'A number with at most 5 decimals'
/** A measure (in its unit), exact to five decimals. */
export const measure = z.number({ error: MEASURE }).refine((value) => exact(value) !== null, MEASURE)
/** As JSON number or as a form field has it: a comma is read as the decimal point, an empty field is absent. */
const typed = (value: unknown) =>
  typeof value === 'string' ? (value.trim() ? (measureIn(value) ?? value) : undefined) : value

export const Characteristic = z.object({
  id: z.int(),
  place: z.int(),
  name: z.string(),
  unit: Unit,
  nominal: z.number().nullable().describe('Null for a yes or no'),
  plus: z.number().describe('The distance of the upper limit above the nominal size; negative when it is below'),
  minus: z.number().describe('The distance of the lower limit below the nominal size; negative when it is above'),
  critical: z.boolean(),
})
export type Characteristic = z.infer<typeof Characteristic>

export const Measurement = z.object({
  characteristicId: z.int(),
  sample: z.int(),
  value: z.number().nullable(),
  ok: z.boolean().nullable(),
  passes: z.boolean(),
  by: z.string().optional().describe('The person who last entered it; for suppliers and admins'),
})
export type Measurement = z.infer<typeof Measurement>

/** A report without its grid, as an order lists it. */
export const ReportHead = z.object({
  id: z.int(),
  workorderId: z.int(),
  kind: ReportKind,
  version: z.int(),
  status: z.enum(['draft', 'final']),
  verdict: Verdict,
  lotId: nullable.id,
  lotSize: z.int(),
  plan: SamplingKind,
  aql: Aql.nullable(),
  letter: nullable.text.describe('The code letter of ISO 2859-1'),
  sampleSize: z.int(),
  acceptMax: z.int(),
  failed: z.int().describe('Pieces that failed'),
  open: z.int().describe('Empty cells'),
  finalAt: nullable.instant,
  createdAt: instant,
})
export type ReportHead = z.infer<typeof ReportHead>

export const Report = ReportHead.extend({
  instruments: nullable.text,
  note: nullable.text,
  characteristics: z.array(Characteristic),
  measurements: z.array(Measurement),
})
export type Report = z.infer<typeof Report>

export const CharacteristicForm = z
  .object({
    id: z.int().min(1).max(2_147_483_647).optional().describe('The id of a characteristic that is kept'),
    name: requiredText('Name the characteristic', 100),
    unit: Unit.default('mm'),
    nominal: z.preprocess(typed, measure.nullish()).transform((value) => value ?? null),
    plus: z.preprocess(typed, measure.default(0)),
    minus: z.preprocess(typed, measure.default(0)),
    critical: z.boolean().default(false),
  })
  .refine(({ plus, minus }) => plus + minus >= 0, { path: ['minus'], message: LIMITS_CROSS })
  .describe('Without `nominal` it is a yes or no')
export const characteristicForms = z.array(CharacteristicForm).max(100, 'At most 100 characteristics')

export const CellForm = z.object({
  characteristicId: z.int().min(1).max(2_147_483_647),
  sample: z.int().min(1).max(1_250),
  value: measure.nullish(),
  ok: z.boolean().nullish(),
})

export const ReportEdit = z.object({
  characteristics: characteristicForms.optional(),
  plan: SamplingKind.optional(),
  aql: optionalAql,
  instruments: optionalText(500),
  note: optionalText(5_000),
})
