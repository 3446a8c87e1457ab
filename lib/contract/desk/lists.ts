import { z } from 'zod'
import { accounts } from '../people/accounts'
import { audit } from './audit'
import { endpoint, listQuery } from '../core/endpoint'
import { inquiries } from '../trade/inquiries'
import { machines } from '../trade/machines'
import { payments } from '../money/payments'
import { processes } from '../trade/processes'
import { quotations } from '../trade/quotations'
import { workorders } from '../orders/workorders'

/** What each list can be narrowed and sorted by, by the noun of its path. */
export const listQueries = {
  workorders: workorders.list.query,
  inquiries: inquiries.list.query,
  quotations: quotations.list.query,
  customers: accounts.customers.query,
  suppliers: accounts.suppliers.query,
  machines: machines.list.query,
  processes: processes.list.query,
  payments: payments.get.query.extend({ sort: listQuery.shape.sort }),
  audit: audit.list.query,
} as const

export const ListName = z.enum(
  Object.keys(listQueries) as [keyof typeof listQueries, ...(keyof typeof listQueries)[]],
  {
    error: 'Choose one of the lists',
  },
)
export type ListName = z.infer<typeof ListName>

/** More than any list has filters. */
const KEYS_MAX = 40

/** Filters and order as a list's address has them, texts by their keys; null and empty mean none. */
export const ListFilters = z
  .record(z.string().max(40), z.union([z.string().max(500), z.number(), z.boolean(), z.null()]))
  .refine((query) => Object.keys(query).length <= KEYS_MAX, `At most ${KEYS_MAX} filters`)
  .describe("The list's own query: its filters and `sort`")
export type ListFilters = z.infer<typeof ListFilters>

export const listExports = {
  create: endpoint({
    method: 'POST',
    path: '/api/exports',
    summary: 'A whole list as CSV',
    note: 'All rows that match, in the order of the list, with the columns of the reader’s role: UTF-8 with a byte order mark, days in India as YYYY-MM-DD, amounts as plain numbers. At most 100,000 rows, otherwise `conflict`. A file that was cut short lacks its last newline. The export is written into the audit log.',
    body: z.object({ list: ListName, query: ListFilters.default({}) }),
    download: 'text/csv',
    refuses: ['conflict'],
  }),
}
