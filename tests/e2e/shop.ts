import type { Page } from '@playwright/test'
import type { Machine } from '../../lib/contract/machines'
import type { Process } from '../../lib/contract/processes'
import type { Workorder, WorkorderForm } from '../../lib/contract/workorders'
import type { z } from 'zod'
import { named } from './fixtures'
import { ask, type Trade } from './trade'

type Decision = 'pending' | 'approved' | 'rejected'
const verbs = { approved: 'approve', rejected: 'reject' } as const

async function decide(trade: Trade, path: string, decision: Decision) {
  if (decision !== 'pending') await ask({ http: await trade.admin() }, `PATCH ${path}/${verbs[decision]}`, {})
}

/** A process of the supplier at this page, as far as an admin has decided on it. */
export async function processAt(trade: Trade, page: Page, decision: Decision = 'pending') {
  const data = { name: named('Honing'), description: 'Bores of 20 to 120 mm' }
  const process = await ask<Process>(page, 'POST /api/processes', data)
  await decide(trade, `/api/processes/${process.id}`, decision)
  return process
}

/** An approved machine of the supplier at this page. */
export async function machineAt(trade: Trade, page: Page, fields: { processId?: number } = {}) {
  const data = { name: named('VMC'), model: 'BMV 45', type: 'VMC', ...fields }
  const machine = await ask<Machine>(page, 'POST /api/machines', data)
  await decide(trade, `/api/machines/${machine.id}`, 'approved')
  return machine
}

type Wanted = Partial<Pick<z.input<typeof WorkorderForm>, 'machineId' | 'dueDate'>> & { status?: Workorder['status'] }

/** An order without an inquiry for the supplier at this page, brought to this status by the supplier. */
export async function orderFor(trade: Trade, page: Page, { status = 'pending', ...fields }: Wanted = {}) {
  const { id: supplierId } = await ask(page, 'GET /api/user')
  const order = await ask<Workorder>({ http: await trade.admin() }, 'POST /api/workorders', { supplierId, ...fields })
  if (status !== 'pending') await ask(page, `PATCH /api/workorders/${order.id}/status`, { status, notes: '' })
  return order
}
