import type { Page } from '@playwright/test'
import type { Machine, MachineStatus } from '../../../lib/contract/trade/machines'
import type { Process } from '../../../lib/contract/trade/processes'
import type { Workorder, WorkorderStatus } from '../../../lib/contract/orders/workorders'
import { ask, machineOf, processOf, type Trade } from './trade'

/** What a story says of an order; `dueIn` counts days from today. */
type OrderOf = { status?: WorkorderStatus; dueIn?: number; machineId?: number }
export type Approval = 'pending' | 'approved' | 'rejected'

export const REASON = 'The serial number is missing'
const DAY = 86_400_000

/** Orders of the supplier at this page, in this order, as an admin gives them without an inquiry. */
export async function givenOrders(page: Page, trade: Trade, wanted: readonly OrderOf[]) {
  const { id: supplierId } = await ask(page, 'GET /api/user')
  const orders: Workorder[] = []
  for (const { status = 'pending', dueIn, machineId } of wanted) {
    const dueDate = dueIn === undefined ? null : new Date(Date.now() + dueIn * DAY).toISOString()
    const order = await ask<Workorder>(trade.desk, 'POST /api/workorders', { supplierId, dueDate, machineId })
    if (status !== 'pending') await ask(page, `PATCH /api/workorders/${order.id}/status`, { status, notes: '' })
    orders.push(order)
  }
  return orders
}

const decide = async (trade: Trade, path: string, approval: Approval) => {
  const reason = approval === 'rejected' ? { reason: REASON } : undefined
  if (approval === 'pending') return
  await ask(trade.desk, `PATCH ${path}/${approval === 'approved' ? 'approve' : 'reject'}`, reason)
}

/** A machine of the supplier at this page, decided on by an admin. */
export async function givenMachine(
  page: Page,
  trade: Trade,
  approval: Approval = 'approved',
  { status = 'idle', processId }: { status?: MachineStatus; processId?: number } = {},
) {
  const { id } = await machineOf(page, { processId })
  await decide(trade, `/api/machines/${id}`, approval)
  return ask<Machine>(page, `PATCH /api/machines/${id}/status`, {
    status,
    ...(status === 'running' && { availableHours: 120 }),
  })
}

/** A process of the supplier at this page, decided on by an admin. */
export async function givenProcess(page: Page, trade: Trade, approval: Approval = 'approved') {
  const { id, name } = await processOf(page)
  await decide(trade, `/api/processes/${id}`, approval)
  const all = await ask<Process[]>(page, 'GET /api/processes')
  return { ...all.find((process) => process.id === id)!, name }
}
