import { z } from 'zod'
import { endpoint, idParam, listEndpoint } from '../core/endpoint'
import { instant, nullable, optionalText } from '../core/fields'
import { basisPoints, day, optionalField, outDay } from '../core/money-fields'

export const RateKind = z.enum(['gst', 'bank'], { error: 'Choose a kind of rate' })
export type RateKind = z.infer<typeof RateKind>

/** A rate of tax by HSN or SAC, or the bank rate of the Reserve Bank, with the days on which it holds. */
export const Rate = z.object({
  id: z.int(),
  kind: RateKind,
  code: z.string().describe('2 to 8 digits of an HSN or SAC; `bank` for the bank rate'),
  rateBp: z.int().describe('Basis points: 1800 is 18 %'),
  from: outDay.describe('The first day, in India'),
  to: outDay.nullable().describe('The last day; null: until it is ended'),
  note: nullable.text,
  confirmedOn: outDay.nullable().describe('The day on which an admin last confirmed that it applies'),
  inUse: z.boolean().describe('An issued document uses it: it can only be ended'),
  createdAt: instant,
})
export type Rate = z.infer<typeof Rate>

/** The code that the bank rate has. */
export const BANK_CODE = 'bank'

const code = z
  .string({ error: 'Enter 2 to 8 digits' })
  .trim()
  .regex(/^(\d{2,8}|bank)$/, 'Enter 2 to 8 digits')

/** A rate as an admin writes it. */
export const RateForm = z.object({
  kind: RateKind,
  code,
  rateBp: basisPoints(),
  from: day('Enter the first day'),
  to: optionalField(day('Enter the last day')),
  note: optionalText(300),
})

/** The form of a new rate of tax. */
export const NewRateForm = RateForm.refine(({ from, to }) => !to || to >= from, {
  path: ['to'],
  message: 'The last day can’t be before the first',
}).refine(({ kind, code }) => (kind === 'bank') === (code === BANK_CODE), {
  path: ['code'],
  message: 'Enter 2 to 8 digits',
})

export const rates = {
  list: listEndpoint('/api/rates', 'Tax rates and the bank rate, the latest first', Rate, {
    kind: RateKind.optional(),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/rates',
    summary: 'Add a rate',
    note: 'Several rates can be valid on the day of a document: the one with the longest code that its HSN begins with applies. Two rates of one code are never valid on the same day. A new bank rate ends the one before it.',
    body: NewRateForm,
    answer: Rate,
    status: 201,
    idempotent: true,
    refuses: ['conflict'],
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/rates/{id}',
    summary: 'End or change a rate',
    note: 'A key that is left out keeps its value. When an issued document uses the rate, only `to` can change.',
    params: idParam,
    body: RateForm.omit({ kind: true }).partial(),
    answer: Rate,
    refuses: ['conflict'],
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/rates/{id}/confirm',
    summary: 'Confirm that a rate still applies',
    note: 'Screens that show the bank rate name the day. A rate that has ended is 409.',
    params: idParam,
    answer: Rate,
    refuses: ['conflict'],
  }),
}
