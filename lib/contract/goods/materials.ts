import { z } from 'zod'
import { endpoint, listEndpoint } from '../core/endpoint'
import { nullable, optionalId } from '../core/fields'
import { GoodsOwner, LinePurpose } from '../orders/shipment'

export const MaterialState = z.enum(['ok', 'warn300', 'warn335', 'warn350', 'late', 'free'])
export type MaterialState = z.infer<typeof MaterialState>

/** Material or tools at a supplier, with what came back of them. Quantities in thousandths of the unit. */
export const Material = z.object({
  id: z.int().describe('The line of the shipment with which it went out'),
  shipmentId: z.int(),
  workorderId: z.int(),
  projectName: nullable.text,
  supplierId: z.int().optional().describe('For admins'),
  supplierName: nullable.text.optional().describe('For admins'),
  purpose: LinePurpose.extract(['material', 'tooling']),
  owner: GoodsOwner,
  capital: z.boolean(),
  description: z.string(),
  hsn: z.string(),
  uqc: z.string().describe('The unit as the GST portal names it'),
  valuePaise: z.int().optional().describe('Paise, without tax; absent for the shop floor'),
  challan: nullable.text.describe('The number of the challan with which it went out'),
  since: z.iso.date().nullable().describe('The day from which its year runs'),
  outMilli: z.int(),
  backMilli: z.int().describe('Thousandths that came back, as parts or as they were'),
  wasteMilli: z.int().describe('Thousandths that were lost in the work'),
  pendingMilli: z.int(),
  ageDays: nullable.id,
  lastDay: z.iso.date().nullable().describe('The last day on which it is back in time; null for tools'),
  state: MaterialState.describe(
    '`warn300`, `warn335`, `warn350`: pending for so many days (of capital goods 1,030, 1,065 and 1,080); `late`: after the last day, where the law takes it for a supply; `free`: tools, which have no last day',
  ),
})
export type Material = z.infer<typeof Material>

export const materials = {
  list: listEndpoint('/api/materials', 'Material and tools at suppliers', Material, {
    status: z
      .enum(['pending', 'due', 'back'])
      .optional()
      .describe('`pending`: not all of it is back; `due`: of these, 300 days old or late; `back`: all of it is'),
    workorderId: optionalId,
  }),
}

/** Half a year of ITC-04, or a year: `2026-1` is April to September 2026, `2026` the year from April 2026. */
export const ReturnPeriod = z
  .string({ error: 'Choose a period' })
  .regex(/^20\d\d(-[12])?$/, 'Choose a period, such as 2026-1')
  .describe('`2026-1`: April to September 2026, `2026-2`: the half-year after it, `2026`: both')

export const materialReturns = {
  itc04: endpoint({
    method: 'GET',
    path: '/api/returns/itc04',
    summary: 'A table of ITC-04 as CSV',
    note: '4: our material that went to suppliers in the period. 5A: what came back of it. Tools and material of customers are in neither.',
    query: z.object({ period: ReturnPeriod, section: z.enum(['4', '5A'], { error: 'Choose a table of ITC-04' }) }),
    download: 'text/csv',
  }),
}
