import type { Input } from '../../../contract/core/endpoint'
import { invalid, Problem } from '../../../contract/core/problem'
import type { RfqDraftLine, rfqs } from '../../../contract/trade/rfqs'
import { RFQ_FILES_MAX, RFQ_LINES_MAX } from '../../../terms/rfq-limits'
import { sql } from '../../../infra/db/db'
import { limits } from '../../../rules/limits'
import { actTime } from '../../core/event-clock'
import type { WriteScope } from '../../core/verb'
import { unattached } from '../../facts/uploads'
import { deliveryTo } from '../inquiries/delivery-to'
import { linesOfDraft } from './draft'

type Changes = Omit<Input<typeof rfqs.edit>, 'id' | 'version'>
type Header = Omit<Changes, 'lines' | 'changed' | 'files'>

/** Writes a header, lines and files into a draft. What is absent stays. The caller holds the lock of the request. */
export async function writeDraft(scope: WriteScope, id: number, { lines, changed, files, ...header }: Changes) {
  await assertHeader(scope, header)
  const { requiredDocuments, ...rest } = header
  const data = { ...rest, ...(requiredDocuments && { requiredDocuments: [...requiredDocuments] }) }
  await scope.tx.rfq.update({ where: { id }, data: { ...data, version: { increment: 1 }, changedAt: actTime() } })
  if (lines || changed) await writeLines(scope, id, lines, changed ?? {})
  if (files) await writeFiles(scope, id, files)
}

/** 400 for a process or an address that can't be chosen. */
async function assertHeader(scope: WriteScope, { processId, addressId }: Header) {
  if (processId) await assertProcess(scope, processId)
  if (addressId) await deliveryTo(scope, addressId)
}

/** 400 for a process that isn't approved. */
export async function assertProcess({ tx }: WriteScope, id: number) {
  if (!(await tx.process.findFirst({ where: { id, status: 'approved' }, select: { id: true } })))
    throw invalid('processId', 'This manufacturing process is not available')
}

async function writeLines(
  { tx, rows }: WriteScope,
  id: number,
  whole: Changes['lines'],
  changed: NonNullable<Changes['changed']>,
) {
  const before: RfqDraftLine[] =
    whole ?? (await linesOfDraft(rows, id)).map(({ key, row, hidden, cells }) => ({ key, row, hidden, ...cells }))
  const known = new Set(before.map(({ key }) => key))
  const added = Object.entries(changed).flatMap(([key, line]) => (line && !known.has(key) ? [{ ...line, key }] : []))
  const after = [
    ...before.flatMap((line) => {
      const change = Object.hasOwn(changed, line.key) ? changed[line.key] : undefined
      return change === null ? [] : [{ ...line, ...change }]
    }),
    ...added,
  ]
  if (after.length > RFQ_LINES_MAX) throw invalid('lines', `At most ${RFQ_LINES_MAX} lines in one request`)
  const kept = after.map(({ key, row, hidden, ...cells }, place) => ({
    rfqId: id,
    key,
    place,
    row: row ?? null,
    hidden: hidden ?? false,
    cells: Object.fromEntries(
      Object.entries(cells).filter(([, cell]) => cell !== null && cell !== undefined && cell !== ''),
    ),
  }))
  if (JSON.stringify(kept.map(({ cells }) => cells)).length > limits.rfqs.characters)
    throw invalid('lines', 'This list has more text than a request can hold')
  await tx.rfqLine.deleteMany({ where: { rfqId: id } })
  await tx.rfqLine.createMany({ data: kept })
}

async function writeFiles(
  { tx, rows, viewer }: WriteScope,
  id: number,
  { add, remove, place }: NonNullable<Changes['files']>,
) {
  if (remove?.length) {
    const gone = await tx.file.updateMany({
      where: { rfqId: id, id: { in: remove } },
      data: { rfqId: null, rfqLine: null },
    })
    if (gone.count < new Set(remove).size) throw invalid('files.remove', 'Choose files of this request')
  }
  if (add?.length) {
    const ids = [...new Set(add.map((file) => file.id))]
    const had = await tx.file.count({ where: { rfqId: id } })
    if (had + ids.length > RFQ_FILES_MAX) throw invalid('files', `At most ${RFQ_FILES_MAX} files`)
    // Only while it is free: of two drafts one gets the upload.
    const free = { ownerId: viewer.id, ...unattached, purpose: 'inquiry' as const, id: { in: ids } }
    const taken = await tx.file.updateManyAndReturn({
      where: free,
      data: { rfqId: id, rfqLine: null },
      select: { id: true },
    })
    const own = new Set(taken.map((file) => file.id))
    const lost = add.findIndex((file) => !own.has(file.id))
    if (lost >= 0) throw invalid(`files.add.${lost}`, 'Upload it again')
    await rows(sql`
      UPDATE files SET place = ${had} + given.place FROM unnest(${ids}::int[]) WITH ORDINALITY AS given (id, place)
      WHERE files.id = given.id`)
  }
  if (place?.length) await placeFiles({ tx, rows }, id, place)
}

type Place = NonNullable<NonNullable<Changes['files']>['place']>

async function placeFiles({ tx, rows }: Pick<WriteScope, 'tx' | 'rows'>, id: number, place: Place) {
  const lines = await tx.rfqLine.findMany({ where: { rfqId: id }, select: { key: true } })
  const keys = new Set(['*', ...lines.map(({ key }) => key)])
  const wrong = place.findIndex(({ key }) => key !== null && !keys.has(key))
  if (wrong >= 0) throw invalid(`files.place.${wrong}.key`, 'Choose a line of this request')
  const last = [...new Map(place.map(({ id: file, key }) => [file, key]))]
  const placed = await rows(sql`
    UPDATE files SET rfq_line = given.key FROM unnest(${last.map(([file]) => file)}::int[], ${last.map(([, key]) => key)}::text[]) AS given (id, key)
    WHERE files.id = given.id AND files.rfq_id = ${id} RETURNING files.id`)
  if (placed.length < last.length) throw invalid('files.place', 'Choose files of this request')
}

/** 409 for a customer with as many drafts as it may have. Drafts of one customer begin one after the other. */
export async function assertDrafts({ tx, rows, viewer }: WriteScope) {
  await rows(sql`SELECT id FROM users WHERE id = ${viewer.id} FOR NO KEY UPDATE`)
  const { drafts } = limits.rfqs
  if ((await tx.rfq.count({ where: { customerId: viewer.id, submittedAt: null } })) >= drafts)
    throw new Problem('conflict', `You have ${drafts} drafts: submit or remove one`)
}
