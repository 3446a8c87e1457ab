import type { PlannedLine } from '../../../rules/orders/schedule'
import type { WriteScope } from '../../core/verb'

/** Writes the lines of a locked order. A line that keeps its day stays the same one: shipments that name it still do. */
export async function writeSchedule({ tx }: WriteScope, workOrderId: number, lines: readonly PlannedLine[]) {
  const planned = lines.map(({ quantity, day }) => ({ quantity, day: new Date(day) }))
  await tx.scheduleLine.deleteMany({ where: { workOrderId, day: { notIn: planned.map(({ day }) => day) } } })
  for (const { quantity, day } of planned)
    await tx.scheduleLine.upsert({
      where: { workOrderId_day: { workOrderId, day } },
      create: { workOrderId, quantity, day },
      update: { quantity },
    })
}
