import { rows, sql } from '../../../infra/db/db'
import { storage } from '../../../infra/storage'
import { isUnattached } from '../../facts/uploads'

/** Unattached uploads are deleted after this (h). */
const KEPT_HOURS = 24

/**
 * Deletes uploads that were never attached, and bytes without a row, such as those of a server that was killed between
 * storing and committing. Rows go first, so no row lacks its bytes.
 * Returns how many of each.
 */
export async function tidyFiles(): Promise<{ uploads: number; bytes: number }> {
  const gone = await rows<{ storageKey: string | null }>(sql`
    DELETE FROM files WHERE ${isUnattached} AND id NOT IN (SELECT logo_file_id FROM operator_profile WHERE logo_file_id IS NOT NULL)
      AND created_at < now() - make_interval(hours => ${KEPT_HOURS}) RETURNING storage_key AS "storageKey"`)
  const store = await storage()
  const before = Date.now() - KEPT_HOURS * 3_600_000
  let bytes = 0
  let old: string[] = []
  const sweep = async () => {
    const known = await rows<{ key: string }>(sql`
      SELECT unnest(ARRAY[storage_key, picture_key, clean_key]) AS key FROM files
      WHERE storage_key = ANY(${old}::text[]) OR picture_key = ANY(${old}::text[]) OR clean_key = ANY(${old}::text[])
      UNION ALL SELECT pdf_key FROM tax_documents WHERE pdf_key = ANY(${old}::text[])
      UNION ALL SELECT pdf_key FROM challans WHERE pdf_key = ANY(${old}::text[])`)
    const kept = new Set(known.map(({ key }) => key))
    for (const key of old.filter((key) => !kept.has(key))) {
      await store.delete(key)
      bytes++
    }
    old = []
  }
  for await (const { key, changedAt } of store.list()) {
    if (changedAt.getTime() >= before) continue
    old.push(key)
    if (old.length === 500) await sweep()
  }
  await sweep()
  return { uploads: gone.length, bytes }
}
