import { z } from 'zod'
import { wholeNumber } from './fields'
import { OWNER, type Filter, type Filters, type ValueOf } from '../../terms/filters/filter'

/** A day of the calendar in India, YYYY-MM-DD, from the year 1 on. */
export const daySchema = z.iso.date('Enter a day as YYYY-MM-DD').refine((v) => v >= '0001', 'Enter a day as YYYY-MM-DD')

const whole = (message: string, least: number) => wholeNumber(message).pipe(z.number().min(least, message))

/** What a call takes for a filter. */
function schemaOf(filter: Filter): z.ZodType {
  switch (filter.by) {
    case 'choice': {
      const values = filter.choices.map(({ value }) => value)
      return z.enum(values, { error: `Choose one of: ${values.join(', ')}` })
    }
    case 'day':
      return daySchema
    case 'amount':
      return whole('Enter a whole number of rupees', 0)
    case 'process':
      return z.string().trim().min(1).max(200, 'At most 200 characters')
    case 'owner':
      return z.string().regex(OWNER, 'Enter me, none or the id of an admin')
    default:
      return whole('Enter an id', 1)
  }
}

type Schemas<F extends Filters> = {
  [K in keyof F]: z.ZodOptional<
    z.ZodType<ValueOf<F[K]>, ValueOf<F[K]> extends number ? number | string : ValueOf<F[K]>>
  >
}

/** The schemas of a table of filters, for a list's call. */
export const schemasOf = <F extends Filters>(filters: F): Schemas<F> =>
  Object.fromEntries(
    Object.entries(filters).map(([key, filter]) => {
      const schema = schemaOf(filter).optional()
      return [key, filter.note ? schema.describe(filter.note) : schema]
    }),
  ) as unknown as Schemas<F>
