import { sql } from '../../../infra/db/db'
import { partKey } from '../../../rules/trade/rfq/part-key'
import type { WriteScope } from '../../core/verb'

/** Revisions that a part keeps. */
const REVISIONS = 50

/** An inquiry as it is written now, and its part of before. */
type Asked = { id: number; partNumber?: string | null; partId: number | null }

/**
 * Keeps the part of an inquiry that was written: the newest inquiry with a part number says its name and material. Parts of a
 * customer are kept one after the other, so that two who submit the same parts never wait for each other in a circle.
 */
export async function keepPart({ rows }: Pick<WriteScope, 'rows'>, { id, partNumber, partId: before }: Asked) {
  const key = partNumber ? partKey(partNumber.slice(0, 60)) : ''
  const after = key ? await partWith(rows, id, key) : null
  if (before && before !== after) await withoutInquiry(rows, id, before, after)
}

/** Begins a statement that waits for others that keep parts of the customer of an inquiry. */
const held = (inquiryId: number) => sql`
  WITH held AS MATERIALIZED (
    SELECT pg_advisory_xact_lock(hashtext('parts'), customer_id) FROM inquiries WHERE id = ${inquiryId}
  )`

/** The part with this key, as the inquiry writes it where it is the newest. */
async function partWith(rows: WriteScope['rows'], inquiryId: number, key: string) {
  const [part] = await rows<{ id: number }>(sql`${held(inquiryId)},
    part AS (
      INSERT INTO parts AS p (customer_id, key, part_number, name, material, revisions, inquiry_id)
      SELECT customer_id, ${key}, left(part_number, 60), left(project_name, 200), left(material, 200),
        array_remove(ARRAY[left(drawing_revision, 20)], NULL), id
      FROM held, inquiries WHERE id = ${inquiryId}
      ON CONFLICT (customer_id, key) DO UPDATE SET
        part_number = CASE WHEN p.inquiry_id > excluded.inquiry_id THEN p.part_number ELSE excluded.part_number END,
        name = CASE WHEN p.inquiry_id > excluded.inquiry_id THEN p.name ELSE excluded.name END,
        material = CASE WHEN p.inquiry_id > excluded.inquiry_id THEN p.material ELSE excluded.material END,
        revisions = CASE WHEN excluded.revisions <@ p.revisions THEN p.revisions
          ELSE (p.revisions || excluded.revisions)[greatest(1, cardinality(p.revisions) + 2 - ${REVISIONS}::int):] END,
        inquiry_id = greatest(p.inquiry_id, excluded.inquiry_id)
      RETURNING id
    )
    UPDATE inquiries i SET part_id = part.id FROM part WHERE i.id = ${inquiryId} RETURNING part.id`)
  return part!.id
}

/** An inquiry has another part number now, or none: its part follows the newest of the others, or goes with the last one. */
async function withoutInquiry(rows: WriteScope['rows'], inquiryId: number, partId: number, after: number | null) {
  if (after === null)
    await rows(sql`${held(inquiryId)} UPDATE inquiries SET part_id = NULL FROM held WHERE id = ${inquiryId}`)
  const left = await rows(sql`
    UPDATE parts p SET part_number = left(i.part_number, 60), name = left(i.project_name, 200), material = left(i.material, 200), inquiry_id = i.id
    FROM (SELECT * FROM inquiries WHERE part_id = ${partId} ORDER BY id DESC LIMIT 1) i WHERE p.id = ${partId} RETURNING p.id`)
  if (!left.length) await rows(sql`DELETE FROM parts WHERE id = ${partId}`)
}
