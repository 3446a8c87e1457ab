import type { Role } from '../../../contract/people/account'
import { join, sql, type Sql } from '../../../infra/db/db'
import { heldWords, whyHeld } from '../../../rules/files/copies'
import { nouns } from '../../../terms/nouns'
import type { Viewer } from '../../../rules/core/permissions'

/** Whether the viewer gets files `f` as they were given: its owner, or an admin. The other side gets clean copies. */
export const isOwnFile = (viewer: Viewer): Sql =>
  viewer.role === 'admin' ? sql`true` : sql`(f.owner_id = ${viewer.id})`

/** The name of a file in the viewer's eyes, which is also the one in paths. */
export const nameFor = (viewer: Viewer): Sql =>
  viewer.role === 'admin'
    ? sql`f.name`
    : sql`CASE WHEN ${isOwnFile(viewer)} THEN f.name ELSE ${neutralName(viewer.role)} END`

/** Condition: files `f` of an order that an admin has not hidden from this customer. */
export const isShownTo = (viewer: Viewer): Sql => (viewer.role === 'customer' ? sql`NOT f.hidden` : sql`true`)

/** The thing that files `f` belong to. */
const thingId = sql`coalesce(f.inquiry_id, f.work_order_id, f.message_id, f.quotation_id)`

/** INQ-0031-1.step: the thing, the file's place in it, and its type. Of an order in the words of `reader`; MSG is a message. */
export const neutralName = (reader: Role): Sql => {
  const { inquiry, quotation, workorder } = nouns
  const prefix = reader === 'customer' ? workorder.customerIdPrefix : workorder.idPrefix
  return sql`(CASE WHEN f.inquiry_id IS NOT NULL THEN ${`${inquiry.idPrefix}-`}::text
      WHEN f.message_id IS NOT NULL THEN 'MSG-' WHEN f.quotation_id IS NOT NULL THEN ${`${quotation.idPrefix}-`}::text ELSE ${`${prefix}-`}::text END
    || lpad(${thingId}::text, greatest(4, length(${thingId}::text)), '0')
    || '-' || (f.place + 1) || lower(substring(f.name from '\\.[^.]*$')))`
}

/** What the other side calls a file: customers read order files of suppliers, suppliers all others. */
export const sharedName = (ownerRole: Sql): Sql =>
  sql`(CASE WHEN ${ownerRole} = 'supplier' THEN ${neutralName('customer')} ELSE ${neutralName('supplier')} END)`

/** A name that a file could have for the other side. Nobody may give it to a file of their own. */
export const isNeutralName = (name: string) => /^(INQ|WO|ORD|MSG|QUOT)-\d+-\d+\.\w+$/i.test(name)

/** Whether files `f` are a supplier's, of a message or a quotation: most carry a letterhead, so an admin looks at each. */
const isOfBidder = sql`(f.quotation_id IS NOT NULL
  OR f.message_id IS NOT NULL AND (SELECT role = 'supplier' FROM users WHERE id = f.owner_id))`

/** The review of files `f`: what follows is another condition. */
const reviewOfFile = sql`reviews r WHERE r.field = 'file:' || f.id
    AND r.entity_type = CASE WHEN f.inquiry_id IS NOT NULL THEN 'inquiry' WHEN f.message_id IS NOT NULL THEN 'question'
      WHEN f.quotation_id IS NOT NULL THEN 'quotation' ELSE 'workorder' END
    AND r.entity_id = coalesce(f.inquiry_id, f.work_order_id, f.quotation_id, (SELECT question_id FROM question_messages WHERE id = f.message_id))`

/** Whether the other side doesn't get files `f`: they can't be cleaned, or are a bidder's, and nobody has released them. */
export const isHeld: Sql = sql`((f.storage_key IS NOT NULL
    AND (f.clean_state IS NOT DISTINCT FROM 'held' OR f.clean_state IS NULL AND lower(f.name) ~ '\\.(dwg|doc|xls)$')
    OR ${isOfBidder})
  AND NOT EXISTS (SELECT 1 FROM ${reviewOfFile} AND r.state = 'released'))`

/** Why an admin keeps files `f` from the other side, in the admin's words; null while nobody has decided so. */
export const withheldBecause: Sql = sql`(SELECT r.reason FROM ${reviewOfFile} AND r.state = 'withheld')`

/** Condition: an admin keeps files `f` from the other side. */
export const isWithheld: Sql = sql`EXISTS (SELECT 1 FROM ${reviewOfFile} AND r.state = 'withheld')`

/** Condition: the viewer may know of files `f`. What an admin keeps from the other side isn't there for it. */
export const isKnownTo = (viewer: Viewer): Sql => sql`(${isOwnFile(viewer)} OR NOT ${isWithheld})`

/** Why no copy of files `f` could be made and what helps, in words; null where one was. */
export const whyHeldWords: Sql = sql`(CASE f.copy_fault::text ${join(
  Object.entries(whyHeld).map(([fault, words]) => sql`WHEN ${fault} THEN ${heldWords(words)}`),
  ' ',
)} END)`

/** Whether the copy of files `f` for the other side is still to be made. */
export const isPreparing: Sql = sql`(f.storage_key IS NOT NULL AND f.clean_state IS NULL)`

const INCH_MM = 25.4

/** What was measured in files `f`, in mm: of a file without a unit by the one that its owner said. */
export const factsInMm: Sql = sql`(CASE
  WHEN f.unit IS NULL OR NOT coalesce(f.facts ? 'unitless', false) THEN f.facts
  WHEN f.unit = 'mm' THEN f.facts - 'unitless' || '{"unit": "mm"}'
  ELSE jsonb_build_object('unit', 'inch',
    'size', (SELECT jsonb_agg(round(side::numeric * ${INCH_MM}, 2) ORDER BY at)
      FROM jsonb_array_elements_text(f.facts -> 'size') WITH ORDINALITY AS sides (side, at)),
    'volume', round((f.facts ->> 'volume')::numeric * ${INCH_MM ** 3}, 2),
    'surface', round((f.facts ->> 'surface')::numeric * ${INCH_MM ** 2}, 2)) END)`
