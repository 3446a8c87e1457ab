import { z } from 'zod'
import { emailAddress, nullable, optionalText, requiredText } from '../core/fields'
import {
  BankAccount,
  basisPoints,
  Cin,
  day,
  dayCount,
  Gstin,
  Hsn,
  Ifsc,
  optionalField,
  Pan,
  paise,
} from '../core/money-fields'
import { TALLY_LEDGERS, type TallyLedger } from '../../terms/tally'
import { Pin, StateCode, Upi } from '../core/money-fields'

export const Turnover = z.enum(['up_to_5_crore', 'above_5_crore', 'above_10_crore'], { error: 'Choose a turnover' })
export type Turnover = z.infer<typeof Turnover>

/** Where suppliers deliver; its State is that of the company. */
export const Hub = z.object({ line1: z.string(), line2: nullable.text, city: z.string(), pin: z.string() })

const HubForm = z.object({
  line1: requiredText('Enter the address', 100),
  line2: optionalText(100).transform((line) => line ?? null),
  city: requiredText('Enter the city', 50),
  pin: Pin,
})
/** A form's hub of empty fields is none. */
const emptyIsNone = (value: unknown) =>
  value !== null && typeof value === 'object' && Object.values(value).every((field) => !field) ? null : value

const ledgers = Object.keys(TALLY_LEDGERS) as TallyLedger[]
const ofEach = <T extends z.ZodType>(field: (name: TallyLedger) => T) =>
  z.object(Object.fromEntries(ledgers.map((name) => [name, field(name)])) as Record<TallyLedger, T>)

/** The ledgers that files for Tally name. */
export const TallyLedgerNames = ofEach(() => z.string())

/** A ledger that is left empty has its usual name. */
const TallyLedgersForm = ofEach((name) => optionalText(100).transform((text) => text ?? TALLY_LEDGERS[name]))

/** Codes of payments from which tax is deducted. */
export const TDS_CODES_MAX = 30
const TdsCodesForm = z
  .array(z.object({ code: requiredText('Enter the code', 20), name: requiredText('Enter the kind of payment', 100) }), {
    error: 'Name the codes of TDS',
  })
  .min(1, 'Keep at least one code')
  .max(TDS_CODES_MAX, `At most ${TDS_CODES_MAX} codes`)
  .refine((codes) => new Set(codes.map(({ code }) => code)).size === codes.length, 'A code appears here twice')

const NAME = 'Enter the legal name, 3 to 100 letters'
const PREFIX = 'A prefix is a capital letter, with a letter or digit after it: JW'
const capitals = (value: unknown) => (typeof value === 'string' ? value.trim().toUpperCase() : value)

const sac = (form: RegExp, message: string) => z.preprocess(capitals, z.string({ error: message }).regex(form, message))

/** What can change of the company profile. A key that is left out keeps its value, an empty one is cleared. */
export const OperatorForm = z.object({
  revision: z.int({ error: 'Say which revision you have read' }).min(0).max(2_147_483_647),
  legalName: optionalField(requiredText(NAME, 100, 3)),
  addressLine1: optionalText(100),
  addressLine2: optionalText(100),
  city: optionalField(requiredText('Enter the city, 3 to 50 letters', 50, 3)),
  pin: optionalField(Pin),
  stateCode: optionalField(StateCode),
  gstin: optionalField(Gstin),
  pan: optionalField(Pan),
  cin: optionalField(Cin),
  email: optionalField(emailAddress()),
  phone: optionalText(50),
  bankName: optionalText(100),
  bankAccount: optionalField(BankAccount),
  ifsc: optionalField(Ifsc),
  upi: optionalField(Upi),
  logoFileId: optionalField(z.int().min(1).max(2_147_483_647)),
  signatory: optionalText(100),
  seriesPrefix: optionalField(z.preprocess(capitals, z.string({ error: PREFIX }).regex(/^[A-Z][A-Z0-9]?$/, PREFIX))),
  defaultHsn: optionalField(Hsn),
  defaultSac: optionalField(sac(/^9988(\d\d)?$/, 'Job work has a SAC that begins with 9988, of 4 or 6 digits')),
  defaultRateBp: basisPoints().optional(),
  turnover: Turnover.optional(),
  einvoiceFrom: optionalField(day()),
  ewayIntraPaise: optionalField(paise()),
  customerDays: dayCount(0, 180).optional(),
  supplierDays: dayCount(1, 45).optional(),
  feeBp: basisPoints(3000).optional(),
  feeSac: sac(/^99\d{2}(\d\d)?$/, 'A SAC begins with 99 and has 4 or 6 digits').optional(),
  hub: z.preprocess(emptyIsNone, HubForm.nullish()),
  terms: optionalText(2000),
  tallyLedgers: TallyLedgersForm.optional(),
  tdsCodes: TdsCodesForm.optional(),
})
