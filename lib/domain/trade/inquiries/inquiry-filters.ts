import type { inquiryFilters } from '../../../terms/filters/inquiries'
import { sql } from '../../../infra/db/db'
import type { Conditions } from '../../core/filters'
import { startOf } from '../../../infra/db/india'
import { ownedBy } from '../../core/owners/owner'
import { processesCalled } from '../../facts/processes'
import { invitedTo } from '../invitations/invitation'
import { hasUnread } from '../questions/unread'
import { fitting } from './fitting'
import { bidOnBy, withoutQuotation } from './visible-inquiries'

const targetDate = sql`coalesce(i.target_date, 'infinity')`

/** The filters of inquiries `i`, with their process `p`, as conditions. */
export const conditions: Conditions<typeof inquiryFilters> = {
  // Suppliers read few among all: an array of ids goes with the index of the open ones. Among all PostgreSQL must know how many
  // have the process, and it doesn't for an array.
  process: (name, viewer) =>
    viewer.role === 'supplier'
      ? sql`i.process_id = ANY (ARRAY(${processesCalled(viewer, name)}))`
      : sql`i.process_id IN (${processesCalled(viewer, name)})`,
  customerId: (id) => sql`i.customer_id = ${id}`,
  targetFrom: (day) => sql`(${targetDate} >= ${startOf(sql`${day}::date`)} AND i.target_date IS NOT NULL)`,
  targetTo: (day) => sql`${targetDate} < ${startOf(sql`${day}::date + 1`)}`,
  quotes: (how) => (how === 'some' ? sql`i.quoted` : sql`NOT i.quoted`),
  waiting: (_, viewer) => withoutQuotation(viewer),
  owner: (owner, viewer) => ownedBy(sql`i.owner_id`, owner, viewer),
  fits: (_, viewer) => fitting(viewer),
  messages: (_, viewer) => hasUnread(viewer),
  mine: (how, viewer) =>
    how === 'invited'
      ? sql`i.id = ANY (ARRAY(${invitedTo(viewer)}))`
      : sql`i.id = ANY (ARRAY(${bidOnBy(viewer)} AND ${own[how]}))`,
}

/** What a bidder `own` did. */
const own = {
  asked: sql`EXISTS (SELECT 1 FROM questions WHERE bidder_id = own.id AND work_order_id IS NULL)`,
  quoted: sql`EXISTS (SELECT 1 FROM quotations q WHERE q.inquiry_id = own.inquiry_id AND q.supplier_id = own.supplier_id)`,
  declined: sql`own.declined_at IS NOT NULL`,
}
