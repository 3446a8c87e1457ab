import { z } from 'zod'
import { SECTIONS } from '../../terms/gstr1-sections'
import { TALLY_KINDS } from '../../terms/tally'
import { endpoint } from '../core/endpoint'
import { daySchema } from '../core/filter'
import { outDay, outPaise } from '../core/money-fields'

const month = z
  .string({ error: 'Choose a month' })
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Choose a month, such as 2026-11')
  .describe('A month in India, YYYY-MM')

/** What a month's GSTR-1 has, and what is wrong before it is filed. */
export const ReturnOverview = z.object({
  month: z.string(),
  /** The day on which it is due. */
  dueOn: outDay,
  documents: z.int(),
  taxablePaise: outPaise.describe('Invoices and debit notes less credit notes'),
  taxPaise: outPaise,
  sections: z.array(z.object({ section: z.enum(SECTIONS), rows: z.int() })),
  faults: z
    .array(z.object({ id: z.int(), workorderId: z.int(), number: z.string(), faults: z.array(z.string()) }))
    .describe('The first 100 documents that are not ready'),
  faultCount: z.int(),
  advances: z
    .array(
      z.object({ id: z.int(), number: z.string(), workorderId: z.int(), taxablePaise: outPaise, taxPaise: outPaise }),
    )
    .describe(
      'Vouchers of advances for services, whose GST is due in this month: table 11 is filed by hand. The first 100',
    ),
})
export type ReturnOverview = z.infer<typeof ReturnOverview>

export const returns = {
  overview: endpoint({
    method: 'GET',
    path: '/api/returns',
    summary: 'GSTR-1 of a month, with the faults to mend before it is filed',
    query: z.object({ month }),
    answer: ReturnOverview,
    refuses: ['conflict'],
  }),
  gstr1: endpoint({
    method: 'GET',
    path: '/api/returns/gstr1',
    summary: 'A file of GSTR-1 for the offline tool, as CSV',
    note: 'UTF-8 without byte order mark, one row for each document and rate. A name that begins like a formula loses that sign.',
    query: z.object({ month, section: z.enum(SECTIONS, { error: 'Choose a file of GSTR-1' }) }),
    download: 'text/csv',
    refuses: ['conflict'],
  }),
  tally: endpoint({
    method: 'GET',
    path: '/api/returns/tally',
    summary: 'Vouchers of a time for Tally, as XML',
    note: 'Invoices, credit and debit notes by their day, or receipts, refunds and their reversals by theirs; with the ledgers of the customers. Each voucher has the id of our document: a file that is imported again changes vouchers and doubles none. The other ledgers have the names on the screen Company.',
    query: z.object({
      from: daySchema.describe('The first day'),
      to: daySchema.describe('The last day that counts'),
      kind: z.enum(TALLY_KINDS, { error: `Choose ${TALLY_KINDS.join(' or ')}` }),
    }),
    download: 'application/xml',
    refuses: ['conflict'],
  }),
}
