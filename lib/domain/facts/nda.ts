import { sql, type Sql } from '../../infra/db/db'
import type { Viewer } from '../../rules/core/permissions'

/** Condition: the inquiry with this id asks for the NDA, and the viewer is a supplier whose company has not accepted it for this inquiry. */
export const ndaIsMissing = (viewer: Viewer, inquiryId: Sql): Sql =>
  viewer.role === 'supplier'
    ? sql`EXISTS (SELECT 1 FROM inquiries asked WHERE asked.id = ${inquiryId} AND asked.nda AND NOT EXISTS (
        SELECT 1 FROM nda_acceptances na WHERE na.inquiry_id = asked.id AND na.supplier_id = ${viewer.id}::int))`
    : sql`false`
