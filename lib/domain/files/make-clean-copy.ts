import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Role } from '../../contract/accounts/account'
import type { CopyFault, LeftOut } from '../../contract/files'
import { CLEANER } from '../../clean/version'
import { cleanableAs } from '../../clean/cleanable'
import { rows, sql, transaction, rowsIn } from '../../infra/db/db'
import { cleanFile, type Cleaned } from '../../infra/cleaning'
import { isOutOfTime } from '../../infra/worker-process'
import { log } from '../../infra/observability/log'
import { storage } from '../../infra/storage'
import { date } from '../../rules/format'
import { displayId, orderId } from '../../rules/nouns'
import { fileField } from '../../rules/gate/reviews'
import { writeEvent } from '../core/emit'
import { holdForReview } from '../reviews/hold-for-review'

type Uncleaned = {
  id: number
  name: string
  storageKey: string
  sha256: string | null
  inquiryId: number | null
  workOrderId: number | null
  /** The question of a message, and its inquiry. */
  questionId: number | null
  questionInquiryId: number | null
  quotationId: number | null
  ownerId: number
  ownerRole: Role
}

const running = new Map<number, Promise<void>>()

type Try = {
  /** Nobody tries again: what can't be read in time is held. */
  isLast?: boolean
}

/**
 * Makes the copy of an attached file that the other side gets, and makes one anew that an older cleaner made. Idempotent.
 * What can't be cleaned is held for an admin, and its owner is told why. Throws when the bytes are missing or damaged, and
 * when reading them took too long, which a busy machine may be the cause of: the last try holds the file then.
 */
export function makeCleanCopy(fileId: number, { isLast = false }: Try = {}): Promise<void> {
  const making = running.get(fileId) ?? make(fileId, isLast).finally(() => running.delete(fileId))
  running.set(fileId, making)
  return making
}

/** Files `f` without a copy of today's cleaner. A held one stays: an admin decides. */
export const isToBeCopied = sql`(f.storage_key IS NOT NULL AND f.purpose <> 'photo'
  AND num_nonnulls(f.inquiry_id, f.work_order_id, f.message_id, f.quotation_id) = 1
  AND (f.clean_state IS NULL OR f.clean_state <> 'held' AND coalesce(f.cleaner, 0) < ${CLEANER}))`

async function make(fileId: number, isLast: boolean) {
  const [file] = await rows<Uncleaned>(sql`
    SELECT f.id, f.name, f.storage_key AS "storageKey", f.sha256, f.inquiry_id AS "inquiryId",
      f.work_order_id AS "workOrderId", f.owner_id AS "ownerId", u.role AS "ownerRole",
      t.id AS "questionId", t.inquiry_id AS "questionInquiryId", f.quotation_id AS "quotationId"
    FROM files f JOIN users u ON u.id = f.owner_id LEFT JOIN question_messages m ON m.id = f.message_id
      LEFT JOIN questions t ON t.id = m.question_id
    WHERE f.id = ${fileId} AND ${isToBeCopied}`)
  if (!file) return
  if (!cleanableAs(file.name)) return hold(file, 'type')
  const bytes = await bytesOf(file)
  const cleaned = await cleanFile({ name: file.name, bytes, mark: markOf(file) }).catch((error: Error): Cleaned => {
    if (isOutOfTime(error) && !isLast) throw error
    return { fault: 'limits', lost: error.message }
  })
  if ('fault' in cleaned) {
    log().info({ fileId, fault: cleaned.fault, reason: cleaned.lost }, 'no clean copy of this file')
    return hold(file, cleaned.fault)
  }
  const { bytes: copy, leftOut } = cleaned
  if (!bytes.equals(copy)) return keep(file, copy, leftOut)
  await rows(sql`
    UPDATE files f SET clean_state = 'same', cleaner = ${CLEANER}, clean_key = NULL, clean_sha256 = NULL, clean_size = NULL
    WHERE id = ${fileId} AND ${isToBeCopied}`)
}

async function bytesOf({ id, storageKey, sha256 }: Uncleaned): Promise<Buffer> {
  const content = await (await storage()).get(storageKey)
  if (!content) throw new Error(`The file store doesn't have the bytes of file ${id}`)
  const bytes = await buffer(content)
  if (sha256 && sha256 !== sha256Of(bytes)) throw new Error(`File ${id} doesn't match its checksum`)
  return bytes
}

/** The thing and the day, as its reader knows it, without a name. */
function markOf({ inquiryId: own, questionInquiryId, quotationId, workOrderId, ownerRole }: Uncleaned): string {
  const inquiryId = own ?? questionInquiryId
  const thing = inquiryId
    ? displayId('inquiry', inquiryId)
    : quotationId
      ? displayId('quotation', quotationId)
      : orderId(ownerRole === 'supplier' ? 'customer' : 'supplier', workOrderId!)
  return `${thing} · ${date(new Date().toISOString())}`
}

/** The bytes of an older copy are deleted with those that no row names: somebody may be reading them. */
async function keep({ id, storageKey }: Uncleaned, copy: Uint8Array, leftOut: LeftOut | null) {
  const key = `${storageKey.split('/')[0]}/${randomUUID()}`
  const store = await storage()
  await store.put(key, Readable.from([Buffer.from(copy)]))
  const kept = await rows(sql`
    UPDATE files f SET clean_state = 'ready', clean_key = ${key}, clean_sha256 = ${sha256Of(copy)}, clean_size = ${copy.length},
      left_out = ${leftOut && JSON.stringify(leftOut)}::jsonb, cleaner = ${CLEANER}
    WHERE id = ${id} AND ${isToBeCopied} RETURNING id`)
  if (!kept.length) await store.delete(key)
}

const hold = (file: Uncleaned, fault: CopyFault) =>
  transaction(async (tx) => {
    const { id, name, inquiryId, workOrderId, questionId, questionInquiryId, quotationId, ownerId } = file
    const inTransaction = rowsIn(tx)
    const held = await inTransaction(sql`
      UPDATE files f SET clean_state = 'held', copy_fault = ${fault}::"CopyFault", cleaner = ${CLEANER},
        clean_key = NULL, clean_sha256 = NULL, clean_size = NULL
      WHERE id = ${id} AND ${isToBeCopied} RETURNING id`)
    if (!held.length) return
    const thing = inquiryId
      ? ({ entityType: 'inquiry', entityId: inquiryId } as const)
      : questionId
        ? ({ entityType: 'question', entityId: questionId, inquiryId: questionInquiryId! } as const)
        : quotationId
          ? ({ entityType: 'quotation', entityId: quotationId } as const)
          : ({ entityType: 'workorder', entityId: workOrderId! } as const)
    const about = { ...thing, field: fileField(id), found: ['file' as const], authorId: ownerId, text: name }
    await holdForReview({ rows: inTransaction, viewer: null }, about)
    await writeEvent(inTransaction, null, 'file.held', { ...thing, field: about.field, authorId: ownerId, fault })
  })

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
