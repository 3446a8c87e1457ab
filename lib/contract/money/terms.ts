import { z } from 'zod'
import { endpoint, idParam } from '../core/endpoint'
import { nullable, optionalText, requiredText } from '../core/fields'
import {
  basisPoints,
  dayCount,
  GoodsHsn,
  Hsn,
  optionalField,
  outPaise,
  paise,
  PostalAddress,
  quantityMilli,
  StateCode,
  Uqcs,
} from '../core/money-fields'
import { DocumentTotals } from './tax-document'

export const SupplyKind = z.enum(['goods', 'jobwork'], { error: 'Choose goods or job work' })
export const MaterialOwner = z.enum(['supplier', 'operator', 'customer'], { error: 'Choose whose material it is' })
export const ShipTo = z.enum(['hub', 'site'], { error: 'Choose hub or site' })

/** The invoicing terms of an order. */
export const OrderTerms = z.object({
  workorderId: z.int(),
  supply: SupplyKind,
  materialOf: MaterialOwner,
  hsn: z.string(),
  description: z.string(),
  uqc: z.string(),
  quantityMilli: z.int().describe('Thousandths'),
  taxablePaise: outPaise.nullable().describe('Null where the order has no amount'),
  rateBp: z.int(),
  placeOfSupply: nullable.text.describe('A state’s code; null until the customer has an address'),
  posReason: nullable.text,
  deliverTo: z
    .object({ line1: z.string(), line2: nullable.text, city: z.string(), pin: z.string(), stateCode: z.string() })
    .nullable(),
  shipTo: ShipTo,
  reverseCharge: z.boolean(),
  customerDays: z.int(),
  supplierDays: z.int(),
  feeBp: z.int(),
  goodsHsn: nullable.text.describe('The HSN of the goods, where the order is for work on them'),
  materialPaise: outPaise.nullable().describe('The value of the material of such work, for the whole order'),
  overBp: z.int().describe('How much more than was ordered is taken, in basis points'),
  underBp: z.int().describe('How much less than was ordered is enough, in basis points'),
  billingClosed: z.boolean().describe('Nothing more will be invoiced'),
  totals: DocumentTotals.nullable().describe('Totals of the whole order; null without an amount or a place of supply'),
  invoicedPaise: outPaise.describe('The taxable value that is invoiced, less what was credited'),
  locked: z.boolean().describe('An invoice uses the tax fields'),
  warnings: z.array(z.string()),
})
export type OrderTerms = z.infer<typeof OrderTerms>

const flag = z.boolean({ error: 'Say true or false' })

export const TermsForm = z
  .object({
    supply: SupplyKind,
    materialOf: MaterialOwner,
    hsn: Hsn,
    description: requiredText('Say what is supplied', 300),
    uqc: z.enum(Uqcs, { error: 'Choose a unit' }),
    quantityMilli,
    taxablePaise: paise(),
    rateBp: basisPoints(),
    placeOfSupply: StateCode,
    posReason: optionalText(300),
    deliverTo: PostalAddress,
    shipTo: ShipTo,
    confirmSite: flag.describe('The driver sees both gates'),
    reverseCharge: flag,
    customerDays: dayCount(0, 180),
    supplierDays: dayCount(1, 45),
    goodsHsn: optionalField(GoodsHsn),
    materialPaise: optionalField(paise()),
    overBp: basisPoints(2000),
    underBp: basisPoints(2000),
    billingClosed: flag,
  })
  .partial()

export const orderTerms = {
  get: endpoint({
    method: 'GET',
    path: '/api/workorders/{id}/terms',
    summary: 'The invoicing terms of an order',
    note: 'Until an admin has changed them they follow from the order, the company profile and the customer’s tax profile.',
    params: idParam,
    answer: OrderTerms,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/workorders/{id}/terms',
    summary: 'Change the invoicing terms of an order',
    note: 'A key that is left out keeps its value. A changed `hsn` without `rateBp` takes the rate of that code. A place of supply that differs needs `posReason`, `shipTo: site` needs `confirmSite`. Once an invoice is issued the tax fields can’t change: 409.',
    params: idParam,
    body: TermsForm,
    answer: OrderTerms,
    refuses: ['conflict'],
  }),
}
