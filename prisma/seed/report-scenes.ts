import type { Report, ReportKind } from '../../lib/contract/orders/report'
import { createReport } from '../../lib/domain/orders/reports/create-report'
import { finalizeReport } from '../../lib/domain/orders/reports/finalize-report'
import { writeValues } from '../../lib/domain/orders/reports/write-values'
import { db } from '../../lib/infra/db/db'
import type { Scene } from './scenes'
import type { DemoReport } from './story/project'

type Job = {
  kind: ReportKind
  supplier: string
  /** The order that is measured, and the heat of its parts. */
  order: () => { id: number; lotId?: number }
}

/** The shop measures the pieces of a sample, and makes the report final once all are. */
export function reportScenes(
  { day, final, grid, measured, out = [] }: DemoReport,
  { kind, supplier, order }: Job,
): Scene[] {
  let report: Report
  const measure: Scene = {
    day,
    play: async (stage, at) => {
      const viewer = stage.who(supplier)
      report = await createReport(viewer, {
        ...order(),
        kind,
        characteristics: grid.map(([name, nominal, plus, minus, critical]) => ({
          name,
          nominal,
          plus,
          minus,
          critical: critical !== undefined,
          unit: nominal === null ? 'other' : 'mm',
        })),
      })
      // Verbs write the present; a final report can't be moved any more.
      await db().report.update({ where: { id: report.id }, data: { createdAt: at } })
      const pieces = Math.min(measured ?? report.sampleSize, report.sampleSize)
      await writeValues(viewer, {
        id: report.id,
        values: report.characteristics.flatMap(({ id, nominal, plus, minus }, row) =>
          Array.from({ length: pieces }, (_, i) => {
            const isOut = out.some(([of, piece]) => of === row && piece === i + 1)
            const cell = { characteristicId: id, sample: i + 1 }
            if (nominal === null) return { ...cell, ok: !isOut }
            return { ...cell, value: isOut ? rounded(nominal + plus * 1.5) : found({ nominal, plus, minus }, row, i) }
          }),
        ),
      })
    },
  }
  if (final === undefined) return [measure]
  return [measure, { day: final, play: (stage) => finalizeReport(stage.who(supplier), { id: report.id }) }]
}

/** A value within its tolerance, another one for each piece and the same at each start. */
function found({ nominal, plus, minus }: { nominal: number; plus: number; minus: number }, row: number, piece: number) {
  const share = (1 + ((piece * 5 + row * 3) % 9)) / 10
  return rounded(nominal - minus + share * (plus + minus))
}

const rounded = (value: number) => Number(value.toFixed(3))
