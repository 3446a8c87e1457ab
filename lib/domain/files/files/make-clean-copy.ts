import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Role } from '../../../contract/people/account'
import type { CopyFault, LeftOut } from '../../../contract/files/files'
import { Problem } from '../../../contract/core/problem'
import { CLEANER } from '../../../clean/version'
import { cleanableAs } from '../../../clean/cleanable'
import { rows, sql, transaction, rowsIn } from '../../../infra/db/db'
import { cleanFileOf, type Cleaned } from '../../../infra/cleaning'
import { OURS } from '../../../infra/lane'
import { countInProcess, countOf } from '../../../infra/process-counter'
import { isOutOfTime } from '../../../infra/worker-process'
import { log } from '../../../infra/observability/log'
import { storage } from '../../../infra/storage'
import { assertRoomForCopies } from '../../../infra/storage/disk-space'
import { date } from '../../../terms/format'
import { displayId, orderId } from '../../../terms/nouns'
import { fileField } from '../../../rules/files/moderation'
import { writeEvent } from '../../core/emit'
import { holdForReview } from '../moderation/hold-for-review'

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
  /** The program looks at older copies by itself: the time is not charged to the file's company. */
  isOurs?: boolean
  /** Somebody waits for it. */
  isForReader?: boolean
}

/** A file that took too long is left to its job for so long (s), whoever asks for it meanwhile. */
const REST = { points: 1, duration: 5 * 60 }
const restOf = ({ storageKey }: Uncleaned) => `slow copy ${storageKey}`

/**
 * Makes the copy of an attached file that the other side gets, and makes one anew that an older cleaner made. Idempotent.
 * What can't be cleaned is held for an admin, and its owner is told why. Throws when the bytes are missing or damaged, and
 * when reading them took too long, which a busy machine may be the cause of: the last try holds the file then. A company that
 * has used its time up, or has too much waiting: 429 with the seconds to wait.
 */
export function makeCleanCopy(fileId: number, asked: Try = {}): Promise<void> {
  const making = running.get(fileId) ?? make(fileId, asked).finally(() => running.delete(fileId))
  running.set(fileId, making)
  return making
}

/** Makes the copy for a reader who waits for it. Where it has to wait, or took too long a moment ago: 429. */
export const makeCleanCopyNow = (fileId: number): Promise<void> =>
  makeCleanCopy(fileId, { isForReader: true }).catch((error: unknown) => {
    // The reader neither caused the wait nor can shorten it.
    throw error instanceof Problem && error.code === 'rate_limited' ? beingPrepared() : error
  })

const beingPrepared = () =>
  new Problem('rate_limited', 'This file is still being prepared. Please try again in a few minutes.', undefined, {
    retryAfter: REST.duration,
  })

/** Files `f` without a copy of today's cleaner. A held one stays: an admin decides. */
export const isToBeCopied = sql`(f.storage_key IS NOT NULL AND f.purpose <> 'photo'
  AND num_nonnulls(f.inquiry_id, f.work_order_id, f.message_id, f.quotation_id) = 1
  AND (f.clean_state IS NULL OR f.clean_state <> 'held' AND coalesce(f.cleaner, 0) < ${CLEANER}))`

async function make(fileId: number, { isLast, isOurs, isForReader }: Try) {
  const [file] = await rows<Uncleaned>(sql`
    SELECT f.id, f.name, f.storage_key AS "storageKey", f.sha256, f.inquiry_id AS "inquiryId",
      f.work_order_id AS "workOrderId", f.owner_id AS "ownerId", u.role AS "ownerRole",
      t.id AS "questionId", t.inquiry_id AS "questionInquiryId", f.quotation_id AS "quotationId"
    FROM files f JOIN users u ON u.id = f.owner_id LEFT JOIN question_messages m ON m.id = f.message_id
      LEFT JOIN questions t ON t.id = m.question_id
    WHERE f.id = ${fileId} AND ${isToBeCopied}`)
  if (!file) return
  if (!cleanableAs(file.name)) return hold(file, 'type')
  await assertRoomForCopies()
  if (isForReader && countOf(restOf(file))) throw beingPrepared()
  let bytes: Buffer = Buffer.alloc(0)
  const prepare = async () => {
    bytes = await bytesOf(file)
    return { name: file.name, bytes, mark: markOf(file) }
  }
  const cleaned = await cleanFileOf(isOurs ? OURS : file.ownerId, file.name, prepare).catch((error: Error): Cleaned => {
    if (error instanceof Problem || error instanceof Unreadable) throw error
    if (isOutOfTime(error)) countInProcess(restOf(file), REST)
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

/** The bytes of a file are missing or damaged, or the store is away. */
class Unreadable extends Error {}

async function bytesOf({ id, storageKey, sha256 }: Uncleaned): Promise<Buffer> {
  const bytes = await stored(storageKey).catch((cause: unknown) => {
    throw new Unreadable(`The file store gave no bytes of file ${id}`, { cause })
  })
  if (!bytes) throw new Unreadable(`The file store doesn't have the bytes of file ${id}`)
  if (sha256 && sha256 !== sha256Of(bytes)) throw new Unreadable(`File ${id} doesn't match its checksum`)
  return bytes
}

async function stored(key: string): Promise<Buffer | null> {
  const content = await (await storage()).get(key)
  return content && (await buffer(content))
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
