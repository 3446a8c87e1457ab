import { sql } from '../../../infra/db/db'
import type { Viewer } from '../../../rules/core/permissions'
import { hasUnread, unreadSince } from '../../trade/questions/unread'
import type { Kind } from './waiting'

/** Inquiries with messages that the viewer's company has not read: its own, or those that it asked about or quoted. */
export const unreadInquiries = (viewer: Viewer): Kind => ({
  from:
    viewer.role === 'customer'
      ? sql`inquiries i`
      : sql`bidders bid JOIN inquiries i ON i.id = bid.inquiry_id JOIN users c ON c.id = i.customer_id`,
  where: sql`${viewer.role === 'customer' ? sql`i.customer_id = ${viewer.id}` : sql`bid.supplier_id = ${viewer.id}`}
    AND ${hasUnread(viewer)}`,
  id: sql`i.id`,
  name: sql`i.project_name`,
  masked: { column: sql`i.masked`, field: 'projectName' },
  since: unreadSince(viewer),
})
