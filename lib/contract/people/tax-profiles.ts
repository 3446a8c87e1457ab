import { z } from 'zod'
import { endpoint, idParam } from '../core/endpoint'
import { nullable, optionalText, requiredText } from '../core/fields'
import { BankAccount, dayCount, Gstin, Ifsc, optionalField, Pan, Pin, StateCode, Udyam } from '../core/money-fields'

export const TaxScheme = z.enum(['regular', 'composition', 'unregistered'], { error: 'Choose how you are registered' })
export type TaxScheme = z.infer<typeof TaxScheme>

export const MsmeClass = z.enum(['micro', 'small', 'medium', 'none'], { error: 'Choose a class' })
export type MsmeClass = z.infer<typeof MsmeClass>

export const SupplierActivity = z.enum(['manufacturing', 'services', 'trading'], { error: 'Choose an activity' })
export type SupplierActivity = z.infer<typeof SupplierActivity>

const YEAR = 'A financial year is written 26-27'

const isYear = (year: string) =>
  /^\d\d-\d\d$/.test(year) && Number(year.slice(3)) === Number(year.slice(0, 2)) + 1 && year >= '17-18'

/** A financial year since GST began. */
const FinancialYear = z.string({ error: YEAR }).refine(isYear, YEAR)

/** What a supplier is from a financial year on, until another year says otherwise. */
export const YearClass = z.object({
  year: z.string().describe('26-27'),
  msmeClass: MsmeClass.nullable(),
  activity: SupplierActivity,
})
export type YearClass = z.infer<typeof YearClass>

const ofSuppliers = 'Only for suppliers'

/** What documents say of a customer or a supplier. Before it is saved its fields are proposed from the account. */
export const TaxProfile = z.object({
  accountId: z.int(),
  saved: z.boolean().describe('Whether it was saved; until then its fields come from the account'),
  legalName: nullable.text,
  addressLine1: nullable.text,
  addressLine2: nullable.text,
  city: nullable.text,
  pin: nullable.text,
  stateCode: nullable.text.describe("The state's code in GST numbers: 27 is Maharashtra"),
  gstin: nullable.text,
  gstNumber: nullable.text.describe('As the account has it. Documents print `gstin`'),
  pan: nullable.text,
  scheme: TaxScheme.nullable(),
  udyam: nullable.text.optional().describe(`The number as a micro, small or medium enterprise. ${ofSuppliers}`),
  msmeClass: MsmeClass.nullable().optional().describe(`The class in the current financial year. ${ofSuppliers}`),
  activity: SupplierActivity.nullable()
    .optional()
    .describe(`As the Udyam registration says; traders have no last day of payment by law. ${ofSuppliers}`),
  classes: z.array(YearClass).optional().describe(`Class and activity by year, the latest first. ${ofSuppliers}`),
  agreedDays: z.int().nullable().optional().describe(`Days to pay, agreed in writing; null: none. ${ofSuppliers}`),
  billPrefix: nullable.text.optional().describe(ofSuppliers),
  ownEinvoice: z.boolean().optional().describe(`Whether it makes e-invoices itself. ${ofSuppliers}`),
  bankName: nullable.text.optional().describe(ofSuppliers),
  bankAccount: nullable.text.optional().describe(`Masked, except for people who may change it. ${ofSuppliers}`),
  ifsc: nullable.text.optional().describe(ofSuppliers),
  missing: z.array(z.string()).describe('Data that documents still need from it, in words'),
})
export type TaxProfile = z.infer<typeof TaxProfile>

const PREFIX = 'A prefix has 1 to 4 letters or digits: MP'

/** What a customer changes of the own tax profile. A key that is left out keeps its value. */
export const CustomerTaxForm = z.object({
  legalName: requiredText('Enter the legal name, 3 to 100 letters', 100, 3).optional(),
  addressLine1: requiredText('Enter the address', 100).optional(),
  addressLine2: optionalText(100),
  city: requiredText('Enter the city, 3 to 50 letters', 50, 3).optional(),
  pin: Pin.optional(),
  stateCode: StateCode.optional(),
  scheme: TaxScheme.optional(),
  gstin: optionalField(Gstin),
  pan: optionalField(Pan),
})

/** What a supplier changes: how it bills and is paid, too. A customer's other fields are ignored. */
export const TaxForm = CustomerTaxForm.extend({
  udyam: optionalField(Udyam),
  year: FinancialYear.optional().describe('The financial year of class and activity; by default the current one'),
  msmeClass: optionalField(MsmeClass),
  activity: SupplierActivity.optional(),
  agreedDays: optionalField(dayCount(1, 180)),
  billPrefix: optionalField(
    z.preprocess(
      (value) => (typeof value === 'string' ? value.trim().toUpperCase() : value),
      z.string({ error: PREFIX }).regex(/^[A-Z0-9]{1,4}$/, PREFIX),
    ),
  ),
  ownEinvoice: z.boolean({ error: 'Say true or false' }).optional(),
  bankName: optionalText(100),
  bankAccount: optionalField(BankAccount),
  ifsc: optionalField(Ifsc),
})

const note =
  'A key that is left out keeps its value. Of a verified company, and of a bank account, its people and the admins are notified of a change.'

export const taxProfiles = {
  own: endpoint({
    method: 'GET',
    path: '/api/tax-profile',
    summary: 'Your tax profile',
    answer: TaxProfile,
  }),
  editOwn: endpoint({
    method: 'PATCH',
    path: '/api/tax-profile',
    summary: 'Change your tax profile',
    note,
    body: TaxForm,
    answer: TaxProfile,
  }),
  of: endpoint({
    method: 'GET',
    path: '/api/tax-profiles/{id}',
    summary: 'The tax profile of an account',
    note: '`id` is the id of the account.',
    params: idParam,
    answer: TaxProfile,
  }),
  editOf: endpoint({
    method: 'PATCH',
    path: '/api/tax-profiles/{id}',
    summary: 'Change the tax profile of an account',
    note: `\`id\` is the id of the account. ${note}`,
    params: idParam,
    body: TaxForm,
    answer: TaxProfile,
  }),
}
