import type { NdaRead } from '../../../contract/trade/nda'
import { sql, type Sql } from '../../../infra/db/db'
import type { Viewer } from '../../../rules/core/permissions'
import type { ReadScope } from '../../core/verb'
import { isoOf } from '../../files/files/attached-files'

/** What the viewer reads of the NDA of inquiries `i`: a supplier the version that it accepted, else the newest; others whether it is asked for. */
export const ndaFor = (viewer: Viewer): Sql =>
  viewer.role === 'supplier'
    ? sql`CASE WHEN i.nda THEN coalesce(
        (SELECT json_build_object('version', na.version, 'sha256', na.sha256, 'acceptedAt', ${isoOf(sql`na.accepted_at`)})
          FROM nda_acceptances na WHERE na.inquiry_id = i.id AND na.supplier_id = ${viewer.id}::int),
        (SELECT json_build_object('version', nv.version, 'sha256', nv.sha256, 'acceptedAt', NULL)
          FROM nda_versions nv ORDER BY nv.version DESC LIMIT 1)) END`
    : sql`i.nda`

/** The same for a thing on an inquiry, which its reader may see. */
export async function ndaOfInquiry({ rows, viewer }: ReadScope, inquiryId: number): Promise<NdaRead> {
  const [inquiry] = await rows<{ nda: NdaRead }>(
    sql`SELECT ${ndaFor(viewer)} AS nda FROM inquiries i WHERE i.id = ${inquiryId}`,
  )
  return inquiry!.nda
}
