import { db } from '../../../lib/infra/db/db'
import { dateIn, dayAt } from '../scenes'
import { idsOf, inBatches, type Happening, type Person } from './happening'
import type { Chapter } from './chapter'

type Taken = { life: Chapter; quotationId: number }

/** Writes the orders of the quotations that were accepted. Gives what happened to them. */
export async function writeOrders(taken: Taken[], admin: Person): Promise<Happening[]> {
  const inOrder = taken.toSorted((a, b) => b.life.order!.day - a.life.order!.day)
  const ids = await idsOf('work_orders', inOrder.length)
  const withIds = inOrder.map((one, n) => ({ ...one, id: ids[n]! }))
  await inBatches(withIds, (some) =>
    db().workOrder.createMany({ data: some.map(({ life, quotationId, id }) => rowOf(life, quotationId, id, admin)) }),
  )
  return withIds.flatMap(({ life, id }) => workOn(life, id, admin))
}

const instant = (day: number | undefined) => (day === undefined ? null : dayAt(day))
const dayAhead = (days: number | null | undefined) => (days === null || days === undefined ? null : dateIn(days))

function rowOf(life: Chapter, quotationId: number, id: number, admin: Person) {
  const { machineId, due, status, steps, progress, paid, poNumber, day } = life.order!
  const at = (which: string) => steps.find(([, to]) => to === which)?.[0]
  return {
    id,
    quotationId,
    inquiryId: life.id,
    supplierId: life.offers[0]!.shop.id,
    machineId,
    adminId: admin.id,
    status,
    startDate: instant(at('started')),
    dueDate: dayAhead(due),
    completedDate: instant(at('completed')),
    doneQuantity: progress?.[1],
    expectedDate: dayAhead(progress?.[2]),
    poNumber,
    ownerId: life.ownerId,
    notes: steps.findLast(([, , note]) => note)?.[2],
    paymentStatus: paid.at(-1)?.[1],
    createdAt: dayAt(day),
  }
}

/** An order is created, moved, reported on and paid. */
function workOn(life: Chapter, workorderId: number, admin: Person): Happening[] {
  const { day, due, steps, progress, paid } = life.order!
  const { shop } = life.offers[0]!
  const about = { workorderId, projectName: life.name, customerId: life.buyer.id, supplierId: shop.id }
  const dueDate = dayAhead(due)
  const created: Happening = {
    kind: 'workorder.created',
    data: { ...about, from: null, to: 'pending', dueDate },
    at: dayAt(day),
    by: admin,
  }
  const moves = steps.map(([when, to, note], n): Happening => ({
    kind: 'workorder.statusChanged',
    data: { ...about, from: steps[n - 1]?.[1] ?? 'pending', to, note },
    at: dayAt(when),
    by: shop,
  }))
  const payments = paid.map(([when, to], n): Happening => ({
    kind: 'workorder.paymentChanged',
    data: { ...about, from: paid[n - 1]?.[1] ?? 'pending', to },
    at: dayAt(when),
    by: admin,
  }))
  if (!progress) return [created, ...moves, ...payments]
  const [when, doneQuantity, expected] = progress
  const report: Happening = {
    kind: 'workorder.progressed',
    data: { ...about, quantity: life.quantity, dueDate, doneQuantity, expectedDate: dayAhead(expected) },
    at: dayAt(when),
    by: shop,
  }
  return [created, ...moves, report, ...payments]
}
