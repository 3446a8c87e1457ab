import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Role } from '../../contract/accounts/account'
import { cleanableAs } from '../../clean/cleanable'
import { rows, sql, transaction, rowsIn } from '../../infra/db/db'
import { cleanFile } from '../../infra/cleaning'
import { log } from '../../infra/observability/log'
import { storage } from '../../infra/storage'
import { date } from '../../rules/format'
import { displayId, orderId } from '../../rules/nouns'
import { fileField } from '../../rules/gate/reviews'
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

/**
 * Makes the copy of an attached file that the other side gets. Idempotent. What can't be cleaned is held for an admin.
 * Throws when the bytes are missing or damaged.
 */
export function makeCleanCopy(fileId: number): Promise<void> {
  const making = running.get(fileId) ?? make(fileId).finally(() => running.delete(fileId))
  running.set(fileId, making)
  return making
}

async function make(fileId: number) {
  const [file] = await rows<Uncleaned>(sql`
    SELECT f.id, f.name, f.storage_key AS "storageKey", f.sha256, f.inquiry_id AS "inquiryId",
      f.work_order_id AS "workOrderId", f.owner_id AS "ownerId", u.role AS "ownerRole",
      t.id AS "questionId", t.inquiry_id AS "questionInquiryId", f.quotation_id AS "quotationId"
    FROM files f JOIN users u ON u.id = f.owner_id LEFT JOIN question_messages m ON m.id = f.message_id
      LEFT JOIN questions t ON t.id = m.question_id
    WHERE f.id = ${fileId} AND f.storage_key IS NOT NULL AND f.clean_state IS NULL
      AND num_nonnulls(f.inquiry_id, f.work_order_id, f.message_id, f.quotation_id) = 1`)
  if (!file) return
  if (!cleanableAs(file.name)) return hold(file)
  const bytes = await bytesOf(file)
  const copy = await cleanFile({ name: file.name, bytes, mark: markOf(file) }).catch((error: Error) => {
    log().info({ fileId, reason: error.message }, 'no clean copy of this file')
    return null
  })
  if (!copy) return hold(file)
  if (bytes.equals(copy))
    return void (await rows(sql`
    UPDATE files SET clean_state = 'same' WHERE id = ${fileId} AND clean_state IS NULL`))
  await keep(file, copy)
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

async function keep({ id, storageKey }: Uncleaned, copy: Uint8Array) {
  const key = `${storageKey.split('/')[0]}/${randomUUID()}`
  const store = await storage()
  await store.put(key, Readable.from([Buffer.from(copy)]))
  const kept = await rows(sql`
    UPDATE files SET clean_state = 'ready', clean_key = ${key}, clean_sha256 = ${sha256Of(copy)}, clean_size = ${copy.length}
    WHERE id = ${id} AND clean_state IS NULL RETURNING id`)
  if (!kept.length) await store.delete(key)
}

const hold = ({ id, name, inquiryId, workOrderId, questionId, questionInquiryId, quotationId, ownerId }: Uncleaned) =>
  transaction(async (tx) => {
    const inTransaction = rowsIn(tx)
    const held = await inTransaction(sql`
      UPDATE files SET clean_state = 'held' WHERE id = ${id} AND clean_state IS NULL RETURNING id`)
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
  })

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
