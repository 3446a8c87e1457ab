import type { Input } from '../../../contract/core/endpoint'
import { Problem, type Issue } from '../../../contract/core/problem'
import type { reports } from '../../../contract/orders/reports'
import { sql } from '../../../infra/db/db'
import { judged } from '../../../rules/orders/tolerance'
import { command } from '../../core/verb'
import { lockDraft } from './edit-report'
import { gridOf } from './report'

/** A maker, or an admin, writes what was found: the last write of a cell wins, an empty one clears it. */
export const writeValues = command('report.write', async (scope, { id, values }: Input<typeof reports.write>) => {
  const { rows, viewer } = scope
  const draft = await lockDraft(scope, id)
  const { characteristics } = await gridOf(rows, id)
  const byId = new Map(characteristics.map((one) => [one.id, one]))
  const issues: Issue[] = values.flatMap(({ characteristicId, sample, value, ok }, i) => {
    const characteristic = byId.get(characteristicId)
    const at = (field: string, message: string) => [{ path: `values.${i}.${field}`, message }]
    if (!characteristic) return at('characteristicId', 'Choose a characteristic of this report')
    if (sample > draft.sampleSize) return at('sample', `${draft.sampleSize} pieces are measured`)
    if (characteristic.nominal === null && typeof value === 'number') return at('ok', 'Answer yes or no')
    return characteristic.nominal !== null && typeof ok === 'boolean' ? at('value', 'Enter a number') : []
  })
  if (issues.length) throw new Problem('validation', issues[0]!.message, issues)
  // The same cell twice: the later one.
  const cells = [...new Map(values.map((cell) => [`${cell.characteristicId} ${cell.sample}`, cell])).values()]
  const isEmpty = ({ value, ok }: (typeof cells)[number]) => value == null && ok == null
  await rows(sql`
    DELETE FROM measurements m USING jsonb_to_recordset(${JSON.stringify(cells.filter(isEmpty))}::jsonb)
      AS c ("characteristicId" int, sample int) WHERE m.characteristic_id = c."characteristicId" AND m.sample = c.sample`)
  await rows(sql`
    INSERT INTO measurements (characteristic_id, sample, value, ok, member_id)
    SELECT "characteristicId", sample, value, ok, ${viewer.member.id}
    FROM jsonb_to_recordset(${JSON.stringify(cells.filter((cell) => !isEmpty(cell)))}::jsonb)
      AS c ("characteristicId" int, sample int, value numeric(12,5), ok boolean)
    ON CONFLICT (characteristic_id, sample) DO UPDATE SET value = excluded.value, ok = excluded.ok,
      member_id = excluded.member_id, at = now()`)
  const { cells: all } = await gridOf(rows, id)
  return judged(characteristics, all, { sampleSize: draft.sampleSize, accept: draft.acceptMax })
})
