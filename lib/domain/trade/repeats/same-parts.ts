import { sql } from '../../../infra/db/db'
import { daysUntil } from '../../../terms/format'
import { actTime } from '../../core/event-clock'
import type { WriteScope } from '../../core/verb'
import { enqueueCopy, enqueuePictures } from '../../files/files/file-jobs'
import type { InquiryRow } from '../inquiries/inquiry'

/** What an inquiry for the same parts takes over; a process that is no longer approved and a day that is over stay behind. */
export async function samePartsAs({ tx }: WriteScope, inquiry: InquiryRow) {
  const { projectName, description, quantity, material, specialRequirements, partNumber, drawingRevision } = inquiry
  const { processId, targetDate, deliveryAddress, requiredDocuments, aql, asksNda } = inquiry
  const process = processId && (await tx.process.findFirst({ where: { id: processId, status: 'approved' } }))
  const isAhead = targetDate && daysUntil(targetDate, actTime().getTime()) >= 0
  return {
    projectName,
    description,
    quantity,
    material,
    specialRequirements,
    partNumber,
    drawingRevision,
    requiredDocuments,
    aql,
    nda: asksNda,
    processId: process ? process.id : null,
    targetDate: isAhead ? targetDate : null,
    ...(deliveryAddress && { delivery: deliveryAddress }),
  }
}

/** Gives another inquiry the current files of one: rows of their own, which share the bytes. Clean copies are made anew. */
export async function copyFiles({ rows }: WriteScope, from: number, to: number) {
  const copied = await rows<{ id: number; name: string; stored: boolean; drawn: boolean }>(sql`
    INSERT INTO files (owner_id, member_id, purpose, name, size, type, last_modified, storage_key, sha256, picture_key, facts, unit,
      inquiry_id, place)
    SELECT owner_id, member_id, purpose, name, size, type, last_modified, storage_key, sha256, picture_key, facts, unit,
      ${to}::int, row_number() OVER (ORDER BY place, id) - 1
    FROM files WHERE inquiry_id = ${from} AND until_revision IS NULL
    RETURNING id, name, storage_key IS NOT NULL AS stored, picture_key IS NOT NULL AS drawn`)
  for (const { id, stored } of copied) if (stored) await enqueueCopy(rows, id)
  await enqueuePictures(
    rows,
    copied.filter(({ stored, drawn }) => stored && !drawn),
  )
}
