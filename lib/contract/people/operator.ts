import { z } from 'zod'
import { endpoint } from '../core/endpoint'
import { nullable } from '../core/fields'
import { Hub, OperatorForm, TallyLedgerNames, Turnover } from './operator-form'

/** The company that sells and buys, as documents print it. A field is null until it is filled in. */
export const OperatorProfile = z.object({
  legalName: nullable.text,
  addressLine1: nullable.text,
  addressLine2: nullable.text,
  city: nullable.text,
  pin: nullable.text,
  stateCode: nullable.text.describe("The state's code in GST numbers: 27 is Maharashtra"),
  gstin: nullable.text,
  pan: nullable.text,
  cin: nullable.text,
  email: nullable.text,
  phone: nullable.text,
  bankName: nullable.text,
  bankAccount: nullable.text,
  ifsc: nullable.text,
  upi: nullable.text,
  logoFileId: nullable.id.describe('A PNG or JPEG, uploaded with the purpose `money`'),
  logoName: nullable.text,
  signatory: nullable.text.describe('Authorised signatory'),
  seriesPrefix: nullable.text.describe('How the numbers of documents begin: JW'),
  defaultHsn: nullable.text,
  defaultSac: nullable.text,
  defaultRateBp: z.int().describe('The rate of tax where no other is listed, in basis points'),
  turnover: Turnover,
  einvoiceFrom: z.iso.date().nullable().describe('From this day on invoices to companies with a GSTIN need an IRN'),
  ewayIntraPaise: nullable.id.describe(
    'Paise. Above this value goods within its State need an e-way bill; null: the limit of the State',
  ),
  customerDays: z.int().describe('Days that customers have to pay'),
  supplierDays: z.int().describe('Days in which suppliers are paid'),
  feeBp: z.int().describe("The platform's fee to suppliers, in basis points"),
  feeSac: z.string(),
  hub: Hub.nullable().describe(
    'The address to which suppliers deliver, in the same State; null: the address of the company',
  ),
  terms: nullable.text.describe('Text at the foot of invoices'),
  tallyLedgers: TallyLedgerNames.describe('The names of the ledgers in Tally'),
  tdsCodes: z
    .array(z.object({ code: z.string(), name: z.string() }))
    .describe('Codes of payments from which tax is deducted'),
  revision: z
    .int()
    .describe('Rises with each change; 0 before the first. A change names the revision that it is based on'),
  missing: z.array(z.string()).describe('Data that an invoice still needs from it, in words'),
  nextNumber: nullable.text.describe('The number of the next invoice'),
  seriesBegun: z.boolean().describe('A number of this financial year is used: the prefix stays until 1 April'),
})
export type OperatorProfile = z.infer<typeof OperatorProfile>

/** What suppliers may know of the company that buys from them. */
export const OperatorTerms = z.object({
  legalName: nullable.text,
  feeBp: z.int(),
  feeRateBp: z.int().describe('The rate of tax on the fee'),
  supplierDays: z.int(),
})
export type OperatorTerms = z.infer<typeof OperatorTerms>

export const operator = {
  get: endpoint({
    method: 'GET',
    path: '/api/operator',
    summary: 'The company profile',
    answer: OperatorProfile,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/operator',
    summary: 'Change the company profile',
    note: 'A key that is left out keeps its value. Issued documents keep the profile that they were issued with.',
    body: OperatorForm,
    answer: OperatorProfile,
    refuses: ['conflict'],
  }),
  terms: endpoint({
    method: 'GET',
    path: '/api/operator/terms',
    summary: 'The terms on which suppliers are paid',
    answer: OperatorTerms,
  }),
}
