import { z } from 'zod'
import { endpoint } from '../core/endpoint'
import { plain } from '../core/fields'
import { InquiryStatus } from '../trade/inquiries'
import { MachineStatus } from '../trade/machines'
import { ApprovalStatus } from '../trade/processes'
import { RfqState } from '../trade/rfqs'
import { QuotationStatus } from '../trade/quotations'
import { WorkorderRequestStatus } from '../trade/workorder-requests'
import { WorkorderStatus } from '../orders/workorders'

/** How many of a kind are found at the most. */
export const HITS_OF_A_KIND = 5

const hit = <const K extends string, S extends z.ZodType>(kind: K, status: S) =>
  z.object({
    kind: z.literal(kind),
    id: z.int(),
    title: z.string().describe('The name: project, company, machine or process'),
    sub: z.string().nullable().describe('A detail that distinguishes it from others of that name'),
    status,
    href: z.string().describe('The address of its page'),
  })

const Verification = z.enum(['verified', 'pending', 'suspended'])

export const SearchHit = z.discriminatedUnion('kind', [
  hit('inquiry', InquiryStatus),
  hit('rfq', RfqState),
  hit('quotation', QuotationStatus),
  hit('workorder', z.enum([...WorkorderStatus.options, 'cancelled'])),
  hit('workorderrequest', WorkorderRequestStatus),
  hit('customer', Verification),
  hit('supplier', Verification),
  hit('machine', z.union([MachineStatus, ApprovalStatus.exclude(['approved'])])),
  hit('process', ApprovalStatus),
])
export type SearchHit = z.infer<typeof SearchHit>
export type HitKind = SearchHit['kind']

export const search = {
  find: endpoint({
    method: 'GET',
    path: '/api/search',
    summary: 'Search everything that the user can open',
    note: 'At most five of a kind: the one with this id first, then names that begin with the text, then names that contain it. One or two letters match ids and beginnings only.',
    query: z.object({
      q: plain(
        z
          .string({ error: 'Enter a search text' })
          .trim()
          .min(1, 'Enter a search text')
          .max(200, 'Search for at most 200 characters'),
      ).describe('An id with or without its prefix, or a part of a name'),
    }),
    answer: z.object({ hits: z.array(SearchHit) }),
  }),
}
