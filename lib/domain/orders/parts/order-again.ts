import type { Input } from '../../../contract/core/endpoint'
import { invalid, Problem, type Issue } from '../../../contract/core/problem'
import type { parts } from '../../../contract/orders/parts'
import { sql } from '../../../infra/db/db'
import { RFQ_FILES_MAX } from '../../../terms/rfq-limits'
import { commandOnce, type WriteScope } from '../../core/verb'
import { enqueuePictures } from '../../files/files/file-jobs'
import { detailOf } from '../../trade/rfqs/rfq'
import { assertDrafts, writeDraft } from '../../trade/rfqs/write-draft'

type Wanted = Input<typeof parts.orderAgain>['parts'][number]
/** What the newest inquiry of a part says. */
type Asked = {
  partId: number
  inquiryId: number
  partNumber: string
  drawingRevision: string | null
  projectName: string
  description: string
  material: string | null
  process: string | null
  specialRequirements: string | null
}

/** A customer begins a request for parts that it asked for before: a draft with what their newest inquiries say, and their files. */
export const orderAgain = commandOnce(
  'part.orderAgain',
  async (scope, { parts: wanted }: Input<typeof parts.orderAgain>) => {
    const asked = await newestOf(scope, wanted)
    await assertDrafts(scope)
    const { id } = await scope.tx.rfq.create({ data: { customerId: scope.viewer.id, version: 0 } })
    const lines = wanted.map(({ partId, quantity }, at) => {
      const { inquiryId: _, partId: _id, ...texts } = asked.get(partId)!
      return { key: `p${at + 1}`, ...texts, quantity }
    })
    await writeDraft(scope, id, { lines })
    await filesOf(
      scope,
      id,
      wanted.map(({ partId }, at) => ({ key: `p${at + 1}`, inquiryId: asked.get(partId)!.inquiryId })),
    )
    return id
  },
  detailOf,
)

/** The newest inquiry of each part. 400 for a part of somebody else, and for one that is chosen twice. */
async function newestOf({ rows, viewer }: WriteScope, wanted: readonly Wanted[]) {
  const found = await rows<Asked>(sql`
    SELECT p.id AS "partId", i.id AS "inquiryId", i.part_number AS "partNumber", i.drawing_revision AS "drawingRevision",
      i.project_name AS "projectName", i.description, i.material, i.special_requirements AS "specialRequirements",
      CASE WHEN m.status = 'approved' AND m.masked->'customer'->>'name' IS NULL THEN m.name END AS process
    FROM parts p JOIN inquiries i ON i.id = p.inquiry_id LEFT JOIN processes m ON m.id = i.process_id
    WHERE p.id = ANY (${wanted.map(({ partId }) => partId)}::int[]) AND p.customer_id = ${viewer.id}`)
  const byPart = new Map(found.map((one) => [one.partId, one]))
  const seen = new Set<number>()
  const issues: Issue[] = []
  for (const [at, { partId }] of wanted.entries()) {
    const path = `parts.${at}.partId`
    if (!byPart.has(partId)) issues.push({ path, message: 'Choose a part of yours' })
    else if (seen.has(partId)) issues.push({ path, message: `${byPart.get(partId)!.partNumber} is chosen twice` })
    seen.add(partId)
  }
  if (issues.length) throw new Problem('validation', issues[0]!.message, issues)
  return byPart
}

/** Gives a draft the current files of these inquiries: rows of its own on their lines, which share the bytes. */
async function filesOf({ rows }: WriteScope, rfqId: number, lines: readonly { key: string; inquiryId: number }[]) {
  const copied = await rows<{ id: number; name: string; drawn: boolean }>(sql`
    INSERT INTO files (owner_id, member_id, purpose, name, size, type, last_modified, storage_key, sha256, picture_key, facts, unit,
      rfq_id, rfq_line, place)
    SELECT f.owner_id, f.member_id, f.purpose, f.name, f.size, f.type, f.last_modified, f.storage_key, f.sha256, f.picture_key,
      f.facts, f.unit, ${rfqId}::int, given.key, row_number() OVER (ORDER BY given.at, f.place, f.id) - 1
    FROM unnest(${lines.map(({ inquiryId }) => inquiryId)}::int[], ${lines.map(({ key }) => key)}::text[])
      WITH ORDINALITY AS given (inquiry_id, key, at) JOIN files f ON f.inquiry_id = given.inquiry_id
    WHERE f.until_revision IS NULL AND f.storage_key IS NOT NULL
    RETURNING id, name, picture_key IS NOT NULL AS drawn`)
  if (copied.length > RFQ_FILES_MAX) throw invalid('parts', `At most ${RFQ_FILES_MAX} files: choose fewer parts`)
  await enqueuePictures(
    rows,
    copied.filter(({ drawn }) => !drawn),
  )
}
