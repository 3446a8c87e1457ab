import type { z } from 'zod'
import { invalid } from '../../../contract/core/problem'
import type { CharacteristicForm } from '../../../contract/orders/report'
import { sql } from '../../../infra/db/db'
import type { WriteScope } from '../../core/verb'
import { assertNoContact } from '../../files/moderation/assert-no-contact'
import { partiesOf } from '../../files/moderation/parties'
import type { WorkorderRow } from '../workorders/workorder'
import { gridOf, type ReportRow } from './report'

const CELLS_MAX = 20_000

type Grid = readonly z.output<typeof CharacteristicForm>[]

/** Writes the whole grid of a draft. What stays keeps its values; what goes must have none. */
export async function writeGrid(scope: WriteScope, order: WorkorderRow, report: ReportRow, grid: Grid) {
  const { tx, rows } = scope
  await assertReadable(scope, order, grid)
  if (grid.length * report.sampleSize > CELLS_MAX) throw invalid('characteristics', 'At most 20,000 values in a report')
  const { characteristics, cells } = await gridOf(rows, report.id)
  const measured = new Set(cells.map(({ characteristicId }) => characteristicId))
  for (const one of characteristics) {
    const kept = grid.find(({ id }) => id === one.id)
    const isAnother = !kept || (kept.nominal === null) !== (one.nominal === null)
    if (isAnother && measured.has(one.id))
      throw invalid('characteristics', `Values exist for ${one.name}: clear them first`)
  }
  const known = new Set(characteristics.map(({ id }) => id))
  if (grid.some(({ id }) => id !== undefined && !known.has(id)))
    throw invalid('characteristics', 'Choose characteristics of this report')
  const kept = grid.flatMap(({ id }) => (id === undefined ? [] : [id]))
  await tx.characteristic.deleteMany({ where: { reportId: report.id, id: { notIn: kept } } })
  for (const [place, { id, ...data }] of grid.entries())
    if (id === undefined) await tx.characteristic.create({ data: { ...data, place, reportId: report.id } })
    else await tx.characteristic.update({ where: { id }, data: { ...data, place } })
}

/** 400 for contact details in a name: the customer reads the final report. */
async function assertReadable(scope: WriteScope, order: WorkorderRow, grid: Grid) {
  const parties = await partiesOf(scope, [order.supplierId, order.customerId])
  for (const { name } of grid) assertNoContact('characteristics', name, parties)
}

/** 400 for values beyond a smaller sample. */
export async function assertWithinSample({ rows }: WriteScope, report: ReportRow, sampleSize: number) {
  const [beyond] = await rows<{ name: string }>(sql`
    SELECT c.name FROM characteristics c JOIN measurements m ON m.characteristic_id = c.id
    WHERE c.report_id = ${report.id} AND m.sample > ${sampleSize} LIMIT 1`)
  if (beyond) throw invalid('plan', `Values exist for ${beyond.name}: clear them first`)
}
