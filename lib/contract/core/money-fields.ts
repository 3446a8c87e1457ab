import { z } from 'zod'
import { addDays, isoDay } from '../../terms/format'
import { gstStates, placeFault } from '../../terms/gst-states'
import { checkDigit } from '../../terms/gstin'
import { MAX_PAISE } from '../../terms/paise'
import { GST_BEGAN } from '../../terms/statutory'
import { UQC, type Uqc } from '../../terms/uqc'
import { oneLine, requiredText } from './fields'

/** An amount that leaves (INR, paise). */
export const outPaise = z.int().describe('Paise')

const digits = /^\s*\d{1,16}\s*$/

/** A whole number as JSON number or as digits; nothing else becomes one. */
const wholeOf = (message: string, tooLarge: string, max: number, min: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && digits.test(value) ? Number(value) : value),
    z
      .number({ error: message })
      .max(max, tooLarge)
      .refine((value) => Number.isInteger(value) && value >= min, message),
  )

/** An amount in whole paise, at most ₹9,99,99,99,999.99. */
export const paise = (min = 0) =>
  wholeOf('Enter an amount', 'That amount is too large', MAX_PAISE, min).describe('Paise')

/** A rate in basis points: 1800 is 18 %. */
export const basisPoints = (max = 4000) =>
  wholeOf('Enter a rate', `A rate is at most ${String(max).slice(0, -2)} %`, max, 0).describe(
    'Basis points: 1800 is 18 %',
  )

const quantityFrom = (min: number) => wholeOf('Enter a quantity', 'That quantity is too large', 999_999_999_999, min)

/** A quantity in thousandths, more than nothing. */
export const quantityMilli = quantityFrom(1).describe('Thousandths: 1000 is 1')

/** A quantity in thousandths, or none: 0. */
export const quantityOrNone = quantityFrom(0)

/** A number of days between two bounds. */
export const dayCount = (min: number, max: number) =>
  wholeOf(`Enter ${min} to ${max} days`, `Enter ${min} to ${max} days`, max, min)

const isDay = (value: string) => z.iso.date().safeParse(value).success

/** A day of India's calendar, YYYY-MM-DD, not before GST began. */
export const day = (message = 'Enter a day') =>
  z
    .string({ error: message })
    .trim()
    .refine((value) => isDay(value) && value >= GST_BEGAN.day, message)
    .describe('A day in India, YYYY-MM-DD')

/** The same, today at the latest. */
export const pastDay = day('Enter a day up to today').refine(
  (value) => value <= isoDay(Date.now()),
  'Enter a day up to today',
)

/** The same, within a year from now. */
export const nearDay = day().refine((value) => value <= addDays(isoDay(Date.now()), 366), 'Enter a day within a year')

/** A day that leaves. */
export const outDay = z.iso.date()

const inCapitals = (value: unknown) =>
  typeof value === 'string' ? oneLine(value).toUpperCase().replace(/ /g, '') : value
/** A code of this form, in capitals and without blanks. */
export const formed = (form: RegExp, message: string) =>
  z.preprocess(inCapitals, z.string({ error: message }).regex(form, message))

export const Pin = formed(/^[1-9]\d{5}$/, 'A PIN code has 6 digits, such as 411001')
/** What a form says of a code that is no place: what became of it, or that one is to be chosen. */
export const stateError = (code: unknown) =>
  typeof code === 'string' && gstStates[code] ? (placeFault(code) ?? CHOOSE_STATE) : CHOOSE_STATE
const CHOOSE_STATE = 'Choose a state'

/** The State of an address or a place of supply, as its code in GST numbers. */
export const StateCode = formed(/^\d\d$/, CHOOSE_STATE).refine((code) => !placeFault(code), {
  error: ({ input }) => stateError(input),
})
export const Pan = formed(/^[A-Z]{5}\d{4}[A-Z]$/, 'A PAN is built like AAACJ1234A')
export const Cin = formed(/^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/, 'A CIN is built like U28110MH2019PTC123456')
export const Ifsc = formed(/^[A-Z]{4}0[A-Z0-9]{6}$/, 'An IFSC is built like SBIN0001234')
export const BankAccount = formed(/^\d{9,18}$/, 'An account number has 9 to 18 digits')
export const Udyam = formed(/^UDYAM-[A-Z]{2}-\d{2}-\d{7}$/, 'A Udyam number is built like UDYAM-MH-26-0001234')
export const Upi = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim() : value),
  z.string().regex(/^[A-Za-z0-9._-]{2,60}@[A-Za-z][A-Za-z0-9]{1,30}$/, 'A UPI ID is built like name@bank'),
)
export const Hsn = formed(/^(\d{4}|\d{6}|\d{8})$/, 'An HSN has 4, 6 or 8 digits')
/** The HSN of goods: no service. */
export const GoodsHsn = formed(
  /^(?!99)(\d{4}|\d{6}|\d{8})$/,
  'An HSN of goods has 4, 6 or 8 digits and does not begin with 99',
)
export const Uqcs = Object.keys(UQC) as [Uqc, ...Uqc[]]

const GSTIN_WRONG = 'This GSTIN doesn’t look right. Please check it.'
const gstinForm = /^\d\d[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

/** A GST number with its form and its check digit. `gstinIssue` compares it with the State and the PAN. */
export const Gstin = formed(gstinForm, GSTIN_WRONG)
  .refine((gstin) => gstin[14] === checkDigit(gstin) && gstStates[gstin.slice(0, 2)] !== undefined, {
    error: GSTIN_WRONG,
    abort: true,
  })
  .refine((gstin) => !placeFault(gstin.slice(0, 2)), {
    error: ({ input }) => `This GST number is an old one. ${stateError(String(input).slice(0, 2))}.`,
  })

/** Why a GST number does not fit the State and the PAN beside it, or null. */
export function gstinIssue(
  gstin: string | null | undefined,
  stateCode?: string | null,
  pan?: string | null,
): string | null {
  if (!gstin) return null
  const state = gstin.slice(0, 2)
  if (stateCode && state !== stateCode) return `This GST number is of ${gstStates[state]} (${state})`
  if (pan && gstin.slice(2, 12) !== pan) return `The PAN in this GST number is ${gstin.slice(2, 12)}`
  return null
}

/** An address as documents print it. */
export const PostalAddress = z.object({
  line1: requiredText('Enter the address', 100),
  line2: z.preprocess((value) => value || null, requiredText('Enter the address', 100).nullable()),
  city: requiredText('Enter the city', 50),
  pin: Pin,
  stateCode: StateCode,
})
export type PostalAddress = z.infer<typeof PostalAddress>

/** A bank's reference: 6 to 30 letters and digits. */
export const Utr = z.preprocess(
  (value) => (typeof value === 'string' ? value.replace(/\s+/g, '') : value),
  z
    .string({ error: 'A reference has 6 to 30 letters and digits' })
    .regex(/^[A-Za-z0-9]{6,30}$/, 'A reference has 6 to 30 letters and digits'),
)

/** An optional field: empty and null are null, a missing key stays missing. */
export const optionalField = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullish())

/** A copy of a printed document. */
export const PaperCopy = z.enum(['original', 'duplicate', 'triplicate'], {
  error: 'Choose original, duplicate or triplicate',
})
export type PaperCopy = z.infer<typeof PaperCopy>
