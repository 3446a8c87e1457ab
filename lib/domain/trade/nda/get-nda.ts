import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { Nda, nda } from '../../../contract/trade/nda'
import { sql } from '../../../infra/db/db'
import { query } from '../../core/verb'

/** The newest version of the NDA, or the one with this number; null before there is one. */
export const getNda = query('nda.get', async ({ rows }, { version }: Input<typeof nda.get>): Promise<Nda | null> => {
  const [found] = await rows<Nda>(sql`
    SELECT nv.version, nv.text, nv.sha256, nv.created_at AS "createdAt" FROM nda_versions nv
    WHERE ${version ?? null}::int IS NULL OR nv.version = ${version ?? null}::int ORDER BY nv.version DESC LIMIT 1`)
  if (version && !found) throw new Problem('not_found', 'NDA not found')
  return found ?? null
})
