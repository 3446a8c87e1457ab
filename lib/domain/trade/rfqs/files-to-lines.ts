import { sql } from '../../../infra/db/db'
import type { WriteScope } from '../../core/verb'
import { freeName } from '../../files/files/attached-files'
import { enqueueCopies, enqueuePictures } from '../../files/files/file-jobs'

type Placed = { fileId: number; inquiryId: number; name: string; place: number }

/**
 * Gives the files of a draft to the inquiries of its lines. The first line of a file gets it, each further one a row of its own
 * that shares the bytes.
 */
export async function filesToLines(
  { tx, rows }: WriteScope,
  files: ReadonlyMap<string, readonly number[]>,
  inquiries: ReadonlyMap<string, number>,
) {
  const ids = [...new Set([...files.values()].flat())]
  if (!ids.length) return
  const named = await tx.file.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } })
  const names = new Map(named.map(({ id, name }) => [id, name]))
  const given = new Set<number>()
  const [own, shared]: Placed[][] = [[], []]
  for (const [key, of] of files) {
    const taken = new Set<string>()
    for (const [place, fileId] of of.entries()) {
      const name = freeName(names.get(fileId)!, taken)
      const to = given.has(fileId) ? shared! : own!
      to.push({ fileId, inquiryId: inquiries.get(key)!, name, place })
      given.add(fileId)
    }
  }
  const listed = (placed: Placed[]) => sql`
    unnest(${placed.map((one) => one.fileId)}::int[], ${placed.map((one) => one.inquiryId)}::int[],
      ${placed.map((one) => one.name)}::text[], ${placed.map((one) => one.place)}::int[]) AS given (id, inquiry_id, name, place)`
  const copied = await rows<{ id: number; name: string; drawn: boolean }>(sql`
    INSERT INTO files (owner_id, member_id, purpose, name, size, type, last_modified, storage_key, sha256, picture_key, facts, unit,
      inquiry_id, place)
    SELECT f.owner_id, f.member_id, f.purpose, given.name, f.size, f.type, f.last_modified, f.storage_key, f.sha256, f.picture_key,
      f.facts, f.unit, given.inquiry_id, given.place
    FROM ${listed(shared!)} JOIN files f ON f.id = given.id
    RETURNING id, name, picture_key IS NOT NULL AS drawn`)
  await rows(sql`
    UPDATE files f SET rfq_id = NULL, rfq_line = NULL, inquiry_id = given.inquiry_id, name = given.name, place = given.place
    FROM ${listed(own!)} WHERE f.id = given.id`)
  await enqueueCopies(rows, [...given, ...copied.map(({ id }) => id)])
  await enqueuePictures(
    rows,
    copied.filter(({ drawn }) => !drawn),
  )
}
