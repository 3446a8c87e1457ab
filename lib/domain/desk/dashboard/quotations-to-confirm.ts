import { sql } from '../../../infra/db/db'
import type { Viewer } from '../../../rules/core/permissions'
import { isAskedFor, isUnconfirmed } from '../../trade/quotations/quotation'
import type { Kind } from './waiting'

/** A supplier's quotations for an earlier revision of their inquiry, since it was revised last. */
export const quotationsToConfirm = (supplier: Viewer): Kind => ({
  from: sql`quotations q JOIN inquiries i ON i.id = q.inquiry_id`,
  where: sql`q.supplier_id = ${supplier.id} AND ${isUnconfirmed}`,
  id: sql`q.id`,
  name: sql`i.project_name`,
  masked: { column: sql`i.masked`, field: 'projectName' },
  since: sql`coalesce((SELECT r.created_at FROM inquiry_revisions r WHERE r.inquiry_id = i.id AND r.number = i.revision), i.created_at)`,
})

/** A supplier's quotations for which the customer asks a lower price, or a new one since it has expired. */
export const quotationsToAnswer = (supplier: Viewer): Kind => ({
  from: sql`quotations q JOIN inquiries i ON i.id = q.inquiry_id`,
  where: sql`q.supplier_id = ${supplier.id} AND ${isAskedFor}`,
  id: sql`q.id`,
  name: sql`i.project_name`,
  masked: { column: sql`i.masked`, field: 'projectName' },
  since: sql`coalesce(q.counter_at, q.requote_at)`,
})
