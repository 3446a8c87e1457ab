import { sql } from '../../../infra/db/db'
import type { Viewer } from '../../../rules/core/permissions'
import { ndaInquiryOf } from './nda-gate'
import { isHeld, isOwnFile, nameFor } from './sides'

/** A file with all that decides which bytes its reader gets. */
export type StoredFile = {
  id: number
  name: string
  /** Its media type when it is a photo, which was cleaned: a page may show it. */
  photoType: string | null
  ownerId: number
  isOwn: boolean
  isHeld: boolean
  size: number
  storageKey: string | null
  sha256: string | null
  cleanState: 'ready' | 'same' | 'held' | null
  cleanKey: string | null
  cleanSha256: string | null
  cleanSize: number | null
  /** The inquiry whose NDA its reader has to accept first. */
  ndaInquiryId: number | null
}

/** The columns of files `f` for a download by the viewer. */
export const contentSelect = (viewer: Viewer) => sql`
  f.id, ${nameFor(viewer)} AS name, f.owner_id AS "ownerId", ${isOwnFile(viewer)} AS "isOwn", ${isHeld} AS "isHeld",
  CASE WHEN f.purpose = 'photo' THEN f.type END AS "photoType", f.size, f.storage_key AS "storageKey", f.sha256, f.clean_state AS "cleanState", f.clean_key AS "cleanKey",
  ${ndaInquiryOf(viewer)} AS "ndaInquiryId", f.clean_sha256 AS "cleanSha256", f.clean_size AS "cleanSize"`

type Content = { key: string; size: number; sha256: string | null }

/** The original for its own side, the copy for the other; null where there is none to give. */
export function contentFor(file: StoredFile): Content | null {
  const { storageKey: key, size, sha256, cleanKey, cleanSize, cleanSha256 } = file
  if (!key) return null
  const original = { key, size, sha256 }
  if (file.isOwn) return original
  if (file.isHeld || !file.cleanState) return null
  return cleanKey ? { key: cleanKey, size: cleanSize!, sha256: cleanSha256 } : original
}
