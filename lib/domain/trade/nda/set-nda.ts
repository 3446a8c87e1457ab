import { createHash } from 'node:crypto'
import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { nda, Nda } from '../../../contract/trade/nda'
import { sql } from '../../../infra/db/db'
import { actTime } from '../../core/event-clock'
import { command } from '../../core/verb'

/** An owner of the operator writes a new version of the NDA. Acceptances of earlier versions hold. */
export const setNda = command('nda.set', async (scope, { text }: Input<typeof nda.set>): Promise<Nda> => {
  const { viewer, tx, rows, emit } = scope
  // Versions are written one after the other.
  await rows(sql`LOCK TABLE nda_versions IN SHARE ROW EXCLUSIVE MODE`)
  const newest = await tx.ndaVersion.findFirst({ orderBy: { version: 'desc' } })
  const sha256 = createHash('sha256').update(text, 'utf8').digest('hex')
  if (newest?.sha256 === sha256) throw new Problem('conflict', `This is the text of version ${newest.version} already`)
  const version = (newest?.version ?? 0) + 1
  const createdAt = actTime()
  await tx.ndaVersion.create({ data: { version, text, sha256, setBy: viewer.member.id, createdAt } })
  emit('operator.ndaChanged', { operatorId: 1, version, sha256 })
  return { version, text, sha256, createdAt: createdAt.toISOString() }
})
