import { sql, type Sql } from '../../../infra/db/db'
import type { Viewer } from '../../../rules/core/permissions'
import { ndaIsMissing } from '../../facts/nda'
import { isHeld, isOwnFile, nameFor } from './sides'

/** The name, in the viewer's eyes, of an inquiry's first drawing that has a small picture; null without one. */
export const pictureFileOf = (inquiryId: Sql, viewer: Viewer, where: Sql = sql`true`): Sql => sql`
  (SELECT ${nameFor(viewer)} FROM files f WHERE f.inquiry_id = ${inquiryId} AND f.until_revision IS NULL AND f.picture_key IS NOT NULL
    AND (${isOwnFile(viewer)} OR NOT ${isHeld}) AND NOT ${ndaIsMissing(viewer, inquiryId)} AND ${where} ORDER BY f.id LIMIT 1)`
