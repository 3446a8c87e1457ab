import { expect, type Page } from '@playwright/test'
import type { Workorder, WorkorderStatus } from '../../../lib/contract/orders/workorders'
import { named } from './fixtures'
import type { Trade } from './trade'

type Wanted = { status?: WorkorderStatus; notes?: string }

/** Gives the customer at this page an inquiry of 12 pieces without a process, and these orders of a new supplier on it, by the API. */
export async function ordersOf(page: Page, trade: Trade, wanted: readonly Wanted[]) {
  const desk = trade.desk.http
  const projectName = named('Bracket')
  const data = { projectName, description: 'Laser cut and bent, 3 mm', quantity: 12 }
  const { id: inquiryId } = await (await page.request.post('/api/inquiries', { data })).json()
  const { id: supplierId } = await trade.company('supplier')
  const orders: Workorder[] = []
  for (const { status, notes } of wanted) {
    const answer = await desk.post('/api/workorders', { data: { inquiryId, supplierId } })
    expect(answer.status()).toBe(201)
    const order = (await answer.json()) as Workorder
    if (status && status !== 'pending')
      await desk.patch(`/api/workorders/${order.id}/status`, { data: { status, notes: notes ?? '' } })
    orders.push(order)
  }
  return { page, orders, projectName }
}
