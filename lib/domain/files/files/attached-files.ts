import type { FilePurpose, FileRef } from '../../../contract/files/files'
import { fileTypes, mediaTypeOf, tooLargeMessage, wrongTypeMessage } from '../../../contract/files/file-types'
import { invalid } from '../../../contract/core/problem'
import { sql, type Sql } from '../../../infra/db/db'
import { env } from '../../../infra/env'
import type { Viewer } from '../../../rules/core/permissions'
import type { WriteScope } from '../../core/verb'
import { enqueueCopy } from './file-jobs'
import { isBehindNda } from './nda-gate'
import {
  factsInMm,
  isHeld,
  isKnownTo,
  isNeutralName,
  isOwnFile,
  isPreparing,
  nameFor,
  sharedName,
  whyHeldWords,
  withheldBecause,
} from './sides'
import { unattached } from '../../facts/uploads'

/** An instant in JSON as it stands on the wire. */
export const isoOf = (instant: Sql) => sql`to_char(${instant} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Files `f` that match `where` as JSON, in the order of attachment, as the viewer may know them; without those that are kept from the viewer. */
export const filesJson = (where: Sql, viewer: Viewer) => sql`
  coalesce((SELECT json_agg(json_build_object('id', f.id, 'name', ${nameFor(viewer)},
      'sharedName', CASE WHEN side.own AND side.withheld IS NULL THEN ${sharedName(sql`fu.role`)} END,
      'size', CASE WHEN side.own THEN f.size ELSE coalesce(f.clean_size, f.size) END, 'type', f.type,
      'lastModified', ${isoOf(sql`f.last_modified`)}, 'addedBy', fu.role, 'addedAt', ${isoOf(sql`f.created_at`)},
      'held', side.held, 'heldBecause', CASE WHEN side.own AND side.held AND side.withheld IS NULL THEN ${whyHeldWords} END,
      'withheldBecause', CASE WHEN side.own THEN side.withheld END,
      'leftOut', CASE WHEN side.own THEN f.left_out END, 'preparing', ${isPreparing} AND NOT side.own AND NOT side.held, 'behindNda', side.behind,
      'picture', f.picture_key IS NOT NULL AND (side.own OR NOT side.held) AND NOT side.behind,
      'facts', CASE WHEN NOT side.behind THEN ${factsInMm} END, 'sinceRevision', f.since_revision, 'untilRevision', f.until_revision,
      'document', f.document, 'lotId', f.lot_id, 'problemId', f.problem_id, 'hidden', f.hidden, 'width', f.width, 'height', f.height) ORDER BY f.place, f.id)
    FROM files f JOIN users fu ON fu.id = f.owner_id
      CROSS JOIN LATERAL (SELECT ${isOwnFile(viewer)} AS own, ${isHeld} AS held, ${withheldBecause} AS withheld, ${isBehindNda(viewer)} AS behind OFFSET 0) side
    WHERE ${where} AND ${isKnownTo(viewer)}), '[]')`

/** The files of a thing: a column for its SELECT. */
export const filesColumn = (where: Sql, viewer: Viewer) => sql`${filesJson(where, viewer)} AS files`

/** What may be attached: an order takes photos, too. */
const purposesFor: Record<Exclude<FilePurpose, 'photo'>, FilePurpose[]> = {
  inquiry: ['inquiry'],
  workorder: ['workorder', 'photo'],
  money: ['money'],
  company: ['company'],
}

type Owner =
  | { inquiryId: number }
  | { workOrderId: number }
  | { messageId: number }
  | { quotationId: number }
  | { receiptId: number }
  | { purchaseOrderOf: number }
  | { companyDocumentId: number }
  | { billId: number }

/**
 * Attaches files to a thing: own uploads that belong to nothing yet, or metadata alone. Returns their names. A name that
 * is taken, or that others could read for another file, gets ' (2)' before its extension. Unknown or foreign uploads, wrong types and sizes: 400.
 */
export async function attachFiles(
  { tx, viewer, rows }: WriteScope,
  owner: Owner,
  purpose: Exclude<FilePurpose, 'photo'>,
  refs: readonly FileRef[],
  since?: { sinceRevision: number },
): Promise<string[]> {
  if (!refs.length) return []
  const names = new Set((await tx.file.findMany({ where: owner, select: { name: true } })).map((f) => f.name))
  const attached: string[] = []
  for (const ref of refs) attached.push(await ('id' in ref ? attachUpload(ref) : attachMetadata(ref)))
  return attached

  async function attachUpload({ id, unit }: Extract<FileRef, { id: number }>) {
    const free = { id, ownerId: viewer.id, ...unattached, purpose: { in: purposesFor[purpose] } }
    const file = await tx.file.findFirst({ where: free })
    // Only while it is free: of two concurrent attachments one gets the upload.
    const data = file && { ...owner, ...since, place: names.size, name: freeName(file.name, names), unit }
    const [own] = data ? await tx.file.updateManyAndReturn({ where: free, data }) : []
    if (!own) throw invalid(fieldOf(owner), notFree(owner))
    if (!isForAdmins(owner)) await enqueueCopy(rows, id)
    return own.name
  }

  async function attachMetadata(ref: Exclude<FileRef, { id: number }>) {
    const maxMb = env().fileMaxMb[purpose]
    if (ref.size > maxMb * 1024 * 1024) throw invalid('files', tooLargeMessage(ref.name, maxMb))
    if (!hasType(ref.name, purpose)) throw invalid('files', wrongTypeMessage(ref.name, purpose))
    const { name, size, lastModified } = ref
    const data = {
      ownerId: viewer.id,
      purpose,
      place: names.size,
      name: freeName(name, names),
      size,
      type: mediaTypeOf(name),
      lastModified,
      ...owner,
      ...since,
    }
    return (await tx.file.create({ data })).name
  }
}

/** Whether admins alone read the files of a thing, besides the company that sent them, and as they were sent: they need no copy. */
const isForAdmins = (owner: Owner) =>
  'receiptId' in owner || 'purchaseOrderOf' in owner || 'companyDocumentId' in owner || 'billId' in owner

/** The field in which a call names the upload. */
function fieldOf(owner: Owner): 'files' | 'fileId' | 'poFileId' {
  if ('purchaseOrderOf' in owner) return 'poFileId'
  return isForAdmins(owner) ? 'fileId' : 'files'
}

const notFree = (owner: Owner) =>
  isForAdmins(owner)
    ? 'The file isn’t your upload, or is already attached to something else'
    : 'One of the files isn’t your upload, or is already attached to something else'

/** Whether the name ends in a type that may be uploaded for this purpose. */
export const hasType = (name: string, purpose: FilePurpose) =>
  fileTypes[purpose].some((end) => name.toLowerCase().endsWith(end))

/** The name, or with ' (2)' and so on where it is taken; it is taken from then on. */
export function freeName(name: string, taken: Set<string>): string {
  const dot = name.lastIndexOf('.')
  const [stem, end] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  let free = name
  for (let n = 2; taken.has(free) || isNeutralName(free); n++) free = `${stem} (${n})${end}`
  taken.add(free)
  return free
}
