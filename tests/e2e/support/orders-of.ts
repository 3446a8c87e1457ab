import { expect, type APIRequestContext, type Page } from '@playwright/test'
import type { Workorder, WorkorderStatus } from '../../../lib/contract/orders/workorders'
import { named } from './fixtures'

type Wanted = { status?: WorkorderStatus; notes?: string }

/** Gives the customer at this page an inquiry of 12 pieces without a process, and these orders on it, by the API. */
export async function ordersOf(page: Page, desk: APIRequestContext, wanted: readonly Wanted[]) {
  const projectName = named('Bracket')
  const data = { projectName, description: 'Laser cut and bent, 3 mm', quantity: 12 }
  const { id: inquiryId } = await (await page.request.post('/api/inquiries', { data })).json()
  const supplierId = (await (await desk.get('/api/suppliers?status=verified&limit=1')).json())[0].id
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
