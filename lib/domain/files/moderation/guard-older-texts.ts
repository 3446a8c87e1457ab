import { rows, rowsIn, sql, transaction } from '../../../infra/db/db'
import { maskContactDetails } from './mask-contact-details'
import { writeMasked } from './masked-column'

/** Things that one run looks at. */
const MAX_THINGS = 200

type Older = { id: number; customerId: number; supplierId: number | null; texts: Record<string, string | null> }

/**
 * Looks at the texts of open inquiries and quotations that nobody looked at yet: those of older versions. One without
 * contact details gets an empty copy, and is not looked at again. Returns how many it looked at.
 */
export async function guardOlderTexts(): Promise<number> {
  const inquiries = await rows<Older>(sql`
    SELECT i.id, i.customer_id AS "customerId", NULL::int AS "supplierId", json_build_object(
      'projectName', i.project_name, 'description', i.description, 'material', i.material,
      'specialRequirements', i.special_requirements, 'partNumber', i.part_number,
      'drawingRevision', i.drawing_revision) AS texts
    FROM inquiries i WHERE i.masked IS NULL AND i.status IN ('new', 'processing') ORDER BY i.id DESC LIMIT ${MAX_THINGS}`)
  const quotations = await rows<Older>(sql`
    SELECT q.id, i.customer_id AS "customerId", q.supplier_id AS "supplierId", json_build_object('details', q.details) AS texts
    FROM quotations q JOIN inquiries i ON i.id = q.inquiry_id
    WHERE q.masked IS NULL AND q.status = 'pending' AND q.supplier_id IS NOT NULL ORDER BY q.id DESC LIMIT ${MAX_THINGS}`)
  for (const inquiry of inquiries) await guard('inquiry', inquiry)
  for (const quotation of quotations) await guard('quotation', quotation)
  return inquiries.length + quotations.length
}

const guard = (entityType: 'inquiry' | 'quotation', { id, customerId, supplierId, texts }: Older) =>
  transaction(async (tx) => {
    const scope = { rows: rowsIn(tx), tx, viewer: null }
    const masked = await maskContactDetails(scope, {
      entityType,
      entityId: id,
      texts,
      parties: [customerId, supplierId],
      readers: entityType === 'inquiry' ? ['supplier'] : ['customer'],
      authorId: supplierId ?? customerId,
    })
    if (!masked) await writeMasked(scope, entityType, id, {})
  })
