import { z } from 'zod'
import { nullable, optionalCount, optionalId, optionalNumber, optionalText, positiveNumber } from '../core/fields'

const PRICES_MAX = 10
/** Two years. */
const LEAD_DAYS_MAX = 730

/** A price of a piece from a quantity on. */
export const PriceBreak = z.object({
  minQuantity: positiveNumber('Enter a quantity').describe('From this quantity on'),
  unitPaise: positiveNumber('Enter a price').describe('Paise a piece, without GST'),
})
export type PriceBreak = z.infer<typeof PriceBreak>

const breaks = z
  .array(PriceBreak)
  .max(PRICES_MAX, `At most ${PRICES_MAX} prices`)
  .refine(
    (lines) => lines.every((line, i) => !i || line.minQuantity > lines[i - 1]!.minQuantity),
    'Quantities must rise from line to line',
  )
  .nullish()
  .transform((lines) => (lines?.length === 0 ? null : lines))

const rupees = optionalCount('Enter an amount in whole rupees')

/** What a supplier says of its price; all of it may be absent. */
export const termsForm = {
  leadDays: optionalNumber(LEAD_DAYS_MAX, `Enter 1 to ${LEAD_DAYS_MAX} days`),
  breaks: breaks.describe('Prices by quantity. `price` must equal their total with tooling and freight'),
  tooling: rupees.describe('INR, whole rupees, in the price'),
  freight: rupees.describe('INR, whole rupees, in the price'),
  hsn: optionalText(8).refine(
    (code) => !code || /^\d{4}(\d{2}(\d{2})?)?$/.test(code),
    'An HSN code has 4, 6 or 8 digits',
  ),
  gstPercent: z.preprocess(
    (v) => (v === '' ? null : typeof v === 'string' ? Number(v) : v),
    z
      .number({ error: 'Enter 0 to 40 percent' })
      .int('A whole number, please')
      .min(0, 'Enter 0 to 40 percent')
      .max(40, 'Enter 0 to 40 percent')
      .nullish(),
  ),
  paymentTerms: optionalText(500),
  exclusions: optionalText(2_000).describe('Items that the price doesn’t include'),
  machineId: optionalId.describe('The supplier’s machine; for the supplier and admins'),
  hours: z
    .preprocess(
      (v) => (v === '' ? null : typeof v === 'string' ? Number(v) : v),
      z
        .number({ error: 'Enter 0.5 to 10,000 hours' })
        .min(0.5, 'Enter 0.5 to 10,000 hours')
        .max(10_000, 'Enter 0.5 to 10,000 hours')
        .nullish(),
    )
    .describe('Planned hours on the machine; for the supplier and admins'),
}

/** The terms as they are answered. */
export const terms = {
  leadDays: z.int().nullable().describe('Days from order to delivery'),
  breaks: z.array(PriceBreak).nullable().describe('Prices of a piece by quantity'),
  tooling: nullable.id.describe('INR, whole rupees, in the price'),
  freight: nullable.id.describe('INR, whole rupees, in the price'),
  hsn: nullable.text,
  gstPercent: z.int().nullable().describe('The GST rate that the supplier states; the price is without GST'),
  paymentTerms: nullable.text,
  exclusions: nullable.text,
  machineId: nullable.id.optional().describe('For the supplier and admins'),
  hours: z.number().nullable().optional().describe('For the supplier and admins'),
}

/** The names of all terms that a version keeps besides price, details and validity. */
export const termNames = Object.keys(terms) as (keyof typeof terms)[]
