import type { Input } from '../../../contract/core/endpoint'
import type { nda, NdaAcceptance } from '../../../contract/trade/nda'
import { sql } from '../../../infra/db/db'
import { query } from '../../core/verb'
import { findAskedInquiry } from './asked-inquiry'

/** The acceptances of the NDA for an inquiry, the first one first: admins read all with the companies, a supplier its own. */
export const listAcceptances = query(
  'nda.acceptances',
  async (scope, { id }: Input<typeof nda.acceptances>): Promise<NdaAcceptance[]> => {
    const { viewer, rows } = scope
    await findAskedInquiry(scope, id)
    const isAdmin = viewer.role === 'admin'
    return rows<NdaAcceptance>(sql`
      SELECT na.version, na.sha256, na.accepted_at AS "acceptedAt", m.name AS "acceptedBy"
        ${isAdmin ? sql`, na.supplier_id AS "supplierId", s.company_name AS "companyName"` : sql``}
      FROM nda_acceptances na JOIN users s ON s.id = na.supplier_id JOIN members m ON m.id = na.accepted_by
      WHERE na.inquiry_id = ${id} AND ${isAdmin ? sql`true` : sql`na.supplier_id = ${viewer.id}`}
      ORDER BY na.id LIMIT 500`)
  },
)
